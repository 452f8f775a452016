import type { NounRow } from './word.ts';

export const seaThings: readonly NounRow[] = [
  ['shell', 'Seashell', 'Seashells', 'Concha', 'Conchas', 'f'],
  ['shell', 'Pearl', 'Pearls', 'Perla', 'Perlas', 'f'],
  ['anchor', 'Anchor', 'Anchors', 'Ancla', 'Anclas', 'fa'],
  ['galleon', 'Galleon', 'Galleons', 'Galeón', 'Galeones', 'm'],
  ['galleon', 'Schooner', 'Schooners', 'Goleta', 'Goletas', 'f'],
  ['compass', 'Compass', 'Compasses', 'Brújula', 'Brújulas', 'f'],
  ['chart', 'Chart', 'Charts', 'Mapa', 'Mapas', 'm'],
];

export const legendThings: readonly NounRow[] = [
  ['amphora', 'Amphora', 'Amphoras', 'Ánfora', 'Ánforas', 'fa'],
  ['ankh', 'Amulet', 'Amulets', 'Amuleto', 'Amuletos', 'm'],
  ['book', 'Almanac', 'Almanacs', 'Almanaque', 'Almanaques', 'm'],
  ['crown', 'Tiara', 'Tiaras', 'Tiara', 'Tiaras', 'f'],
  ['crown', 'Crown', 'Crowns', 'Corona', 'Coronas', 'f'],
  ['helmet', 'Helmet', 'Helmets', 'Yelmo', 'Yelmos', 'm'],
  ['shield', 'Shield', 'Shields', 'Escudo', 'Escudos', 'm'],
  ['sword', 'Sword', 'Swords', 'Espada', 'Espadas', 'f'],
  ['axe', 'Axe', 'Axes', 'Hacha', 'Hachas', 'fa'],
  ['hammer', 'Hammer', 'Hammers', 'Martillo', 'Martillos', 'm'],
  ['hourglass', 'Hourglass', 'Hourglasses', 'Reloj de Arena', 'Relojes de Arena', 'm'],
  ['lamp', 'Oil Lamp', 'Oil Lamps', 'Lámpara', 'Lámparas', 'f'],
  ['key', 'Key', 'Keys', 'Llave', 'Llaves', 'f'],
  ['potion', 'Potion', 'Potions', 'Poción', 'Pociones', 'f'],
  ['pyramid', 'Pyramid', 'Pyramids', 'Pirámide', 'Pirámides', 'f'],
  ['rune', 'Rune', 'Runes', 'Runa', 'Runas', 'f'],
  ['mask', 'Mask', 'Masks', 'Máscara', 'Máscaras', 'f'],
  ['ring', 'Ring', 'Rings', 'Anillo', 'Anillos', 'm'],
  ['feather', 'Feather', 'Feathers', 'Pluma', 'Plumas', 'f'],
];

export const nightThings: readonly NounRow[] = [
  ['moon', 'Crescent', 'Crescents', 'Media Luna', 'Medias Lunas', 'f'],
  ['lantern', 'Lantern', 'Lanterns', 'Farol', 'Faroles', 'm'],
  ['candle', 'Candle', 'Candles', 'Vela', 'Velas', 'f'],
  ['star', 'Star', 'Stars', 'Estrella', 'Estrellas', 'f'],
  ['snowflake', 'Snowflake', 'Snowflakes', 'Copo de Nieve', 'Copos de Nieve', 'm'],
  ['flame', 'Bonfire', 'Bonfires', 'Fogata', 'Fogatas', 'f'],
  ['bolt', 'Thunderbolt', 'Thunderbolts', 'Relámpago', 'Relámpagos', 'm'],
];

export const feastThings: readonly NounRow[] = [
  ['drum', 'Drum', 'Drums', 'Tambor', 'Tambores', 'm'],
  ['guitar', 'Guitar', 'Guitars', 'Guitarra', 'Guitarras', 'f'],
  ['guitar', 'Mandolin', 'Mandolins', 'Mandolina', 'Mandolinas', 'f'],
  ['bell', 'Bell', 'Bells', 'Campana', 'Campanas', 'f'],
  ['fan', 'Hand Fan', 'Hand Fans', 'Abanico', 'Abanicos', 'm'],
  ['envelope', 'Envelope', 'Envelopes', 'Sobre', 'Sobres', 'm'],
  ['heart', 'Heart', 'Hearts', 'Corazón', 'Corazones', 'm'],
  ['trophy', 'Trophy', 'Trophies', 'Trofeo', 'Trofeos', 'm'],
  ['egg', 'Egg', 'Eggs', 'Huevo', 'Huevos', 'm'],
];

export const spaceThings: readonly NounRow[] = [
  ['comet', 'Comet', 'Comets', 'Cometa', 'Cometas', 'm'],
  ['comet', 'Asteroid', 'Asteroids', 'Asteroide', 'Asteroides', 'm'],
  ['planet', 'Planet', 'Planets', 'Planeta', 'Planetas', 'm'],
  ['rocket', 'Rocket', 'Rockets', 'Cohete', 'Cohetes', 'm'],
  ['robot', 'Robot', 'Robots', 'Robot', 'Robots', 'm'],
  ['saucer', 'Saucer', 'Saucers', 'Platillo', 'Platillos', 'm'],
];

export const sweetThings: readonly NounRow[] = [
  ['candy', 'Bonbon', 'Bonbons', 'Bombón', 'Bombones', 'm'],
  ['candy', 'Caramel', 'Caramels', 'Caramelo', 'Caramelos', 'm'],
  ['cupcake', 'Cupcake', 'Cupcakes', 'Pastelito', 'Pastelitos', 'm'],
  ['cupcake', 'Muffin', 'Muffins', 'Magdalena', 'Magdalenas', 'f'],
  ['teapot', 'Teapot', 'Teapots', 'Tetera', 'Teteras', 'f'],
];

export const treasures: readonly NounRow[] = [
  ['gem', 'Sapphire', 'Sapphires', 'Zafiro', 'Zafiros', 'm'],
  ['gem', 'Topaz', 'Topazes', 'Topacio', 'Topacios', 'm'],
  ['gem', 'Garnet', 'Garnets', 'Granate', 'Granates', 'm'],
  ['gem', 'Opal', 'Opals', 'Ópalo', 'Ópalos', 'm'],
  ['coins', 'Ducat', 'Ducats', 'Ducado', 'Ducados', 'm'],
  ['coins', 'Doubloon', 'Doubloons', 'Doblón', 'Doblones', 'm'],
  ['ingot', 'Ingot', 'Ingots', 'Lingote', 'Lingotes', 'm'],
  ['chest', 'Chest', 'Chests', 'Cofre', 'Cofres', 'm'],
  ['horseshoe', 'Horseshoe', 'Horseshoes', 'Herradura', 'Herraduras', 'f'],
];

export const casinoThings: readonly NounRow[] = [
  ['seven', 'Seven', 'Sevens', 'Siete', 'Sietes', 'm'],
  ['chip', 'Token', 'Tokens', 'Ficha', 'Fichas', 'f'],
  ['wheel', 'Wheel', 'Wheels', 'Rueda', 'Ruedas', 'f'],
];

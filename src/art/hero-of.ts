import type { KnownHeroName } from './heroes/catalogue.ts';
import { heroNames, isHeroName } from './heroes/catalogue.ts';
import { createRandom } from './seed.ts';

/**
 * Words that occur in game codes and vendors' titles, and the hero that says what they mean.
 * English, Spanish, and the usual romanised Asian names. First match from the left of the code.
 */
const words: Readonly<Partial<Record<KnownHeroName, string>>> = {
  wheel: 'roulette ruleta rueda wheel spin fortune',
  dice: 'dice dado dados sicbo craps bo hoo hilo',
  cards: 'card cards carta cartas baccarat bacarat poker blackjack holdem teen patti rummy',
  fish: 'fish fishing pesca pez reef ocean arrecife',
  koi: 'koi carp carpa',
  dragon: 'dragon wyrm',
  tiger: 'tiger tigre',
  crab: 'crab cangrejo fpc',
  ball: 'soccer football futbol ball cup copa goal gol league liga sport sports',
  bat: 'bat cricket baseball beisbol',
  trophy: 'trophy champion virtual derby race',
  balls: 'lotto lottery loteria lott keno draw sorteo ball5 ssc vn pick quiniela',
  bingo: 'bingo tambola',
  ticket: 'ticket scratch raspadita raspa rasca boleto',
  rocket: 'crash rocket cohete aviator jet space',
  mine: 'mine mines mina minas',
  plinko: 'plinko pachinko',
  target: 'target shoot hunter aim',
  joystick: 'arcade arcader joystick esports esport gamer',
  feather: 'cockfight gallo gallos rooster feather',
  seven: 'seven siete 777',
  reels: 'slot slots reel reels tragamonedas classic',
  gem: 'gem jewel jade ruby diamond diamante joya crystal',
  coins: 'coin coins moneda monedas cash money caishen wealth prosperity',
  ingot: 'gold oro ingot bullion vault',
  crown: 'crown king queen royal rey reina corona emperor',
  lantern: 'lantern farol festival',
  lotus: 'lotus loto buddha zen',
  moon: 'moon luna night noche wolf',
  sun: 'sun sol aztec inca inti',
  clover: 'clover trebol irish leprechaun',
  chip: 'chip casino live',
  mask: 'mask mascara carnival opera phantom',
  bell: 'bell campana liberty',
  star: 'star estrella starburst',
  cherry: 'cherry cereza fruit fruta frutas',
  shell: 'shell concha pearl perla mermaid',
  envelope: 'packet hongbao angpao envelope',
  egg: 'egg huevo',
  horseshoe: 'horse caballo western cowboy',
  fan: 'fan geisha sakura',
  drum: 'drum tambor taiko',
  flame: 'fire fuego hot flame phoenix',
  bolt: 'bolt thunder zeus trueno rayo volt turbo',
  spade: 'spade ace pica aces',
  heart: 'heart corazon love',
  anchor: 'anchor pirate pirata ancla',
};

const heroByWord: ReadonlyMap<string, KnownHeroName> = new Map(
  heroNames.flatMap((hero) =>
    (words[hero] ?? hero).split(' ').map((word) => [word, hero] as const),
  ),
);

/** `Sic-Bo_6 / FríoÁrtico` -> sic, bo, 6, frio, artico. */
function tokensOf(code: string): string[] {
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '');
}

/**
 * The hero of a game: `override` if it names one (manifests may), else what a word of the code
 * says, else one picked by the code's hash. Always the same for the same arguments.
 */
export function heroOf(gameCode: string, override?: string): KnownHeroName {
  if (override !== undefined && isHeroName(override)) return override;
  for (const token of tokensOf(gameCode)) {
    const hero = heroByWord.get(token) ?? heroByWord.get(token.replace(/s$/, ''));
    if (hero !== undefined) return hero;
  }
  return createRandom(`${gameCode}/hero`).pick(heroNames);
}

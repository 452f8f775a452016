import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom, type Random } from '#art/seed.ts';
import { type Draft, DraftList, finishTitles, percentText, shuffled } from './draft.ts';
import { LANDS } from './words/rooms.ts';
import type { DrawnLabel } from './words/word.ts';

const COUNTS = { SPORTS: 140, ESPORTS: 60 } as const;
/** Margins of 4 to 6 percent, in hundredths of a percent. */
const MARGINS = [400, 450, 500, 550, 600] as const;

const SPORTS: readonly DrawnLabel[] = [
  { en: 'Football League', es: 'Liga de Fútbol', hero: 'ball' },
  { en: 'Football Cup', es: 'Copa de Fútbol', hero: 'trophy' },
  { en: "Women's Football", es: 'Fútbol Femenino', hero: 'ball' },
  { en: 'Basketball Series', es: 'Serie de Básquetbol', hero: 'trophy' },
  { en: 'Tennis Week', es: 'Semana de Tenis', hero: 'target' },
  { en: 'Volleyball Nights', es: 'Noches de Vóley', hero: 'sun' },
  { en: 'Baseball Summer', es: 'Verano de Béisbol', hero: 'bat' },
  { en: 'Cricket Days', es: 'Días de Críquet', hero: 'bat' },
  { en: 'Handball Cup', es: 'Copa de Balonmano', hero: 'trophy' },
  { en: 'Ice Hockey Winter', es: 'Invierno de Hockey', hero: 'snowflake' },
  { en: 'Boxing Evening', es: 'Velada de Boxeo', hero: 'shield' },
  { en: 'Rugby Autumn', es: 'Otoño de Rugby', hero: 'helmet' },
  { en: 'Table Tennis Hour', es: 'Hora de Tenis de Mesa', hero: 'target' },
];

const ESPORTS: readonly DrawnLabel[] = [
  { en: 'Five-a-Side Arena', es: 'Arena de Cinco', hero: 'joystick' },
  { en: 'Tower Siege Masters', es: 'Maestros del Asedio', hero: 'sword' },
  { en: 'Pixel Racing Circuit', es: 'Circuito de Carreras Pixel', hero: 'rocket' },
  { en: 'Card Duel Online', es: 'Duelo de Cartas en Línea', hero: 'cards' },
  { en: 'Squad Tactics Clash', es: 'Choque de Tácticas', hero: 'shield' },
  { en: 'Robot Football', es: 'Fútbol de Robots', hero: 'robot' },
];

const SIDES: readonly Draft['companion'][] = ['star', 'crown', 'flame', 'bolt', 'bell', 'compass'];

export function sportsTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const list = new DraftList();
  addEvents(list, 'SPORTS', SPORTS, random);
  addEvents(list, 'ESPORTS', ESPORTS, random);
  return finishTitles(supplier, shuffled(list.drafts, random));
}

function addEvents(
  list: DraftList,
  category: keyof typeof COUNTS,
  labels: readonly DrawnLabel[],
  random: Random,
): void {
  const events = LANDS.flatMap((land) => labels.map((label) => ({ land, label })));
  for (const { land, label } of shuffled(events, random).slice(0, COUNTS[category])) {
    list.add({
      en: `${land} ${label.en}`,
      es: `${label.es} de ${land}`,
      category,
      theme: category === 'SPORTS' ? 'fiesta' : 'space',
      hero: label.hero,
      companion: SIDES[random.index(SIDES.length)] ?? 'star',
      ladder: 'sports',
      volatility: 'medium',
      returnPercents: [percentText(10_000 - random.pick(MARGINS))],
    });
  }
}

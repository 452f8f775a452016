import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom } from '#art/seed.ts';
import { DraftList, finishTitles, percentText } from './draft.ts';
import type { DrawnLabel } from './words/word.ts';

/** Card duels, which have no owner. */
const DUELS: readonly DrawnLabel[] = [
  { en: 'Lantern Duel', es: 'Duelo del Farol', hero: 'cards' },
  { en: 'Coin Tower Duel', es: 'Duelo de la Torre de Monedas', hero: 'coins' },
  { en: 'Lotus Duel', es: 'Duelo del Loto', hero: 'lotus' },
  { en: 'Dragon Gate Duel', es: 'Duelo de la Puerta del Dragón', hero: 'dragon' },
  { en: 'Silver Sword Duel', es: 'Duelo de la Espada de Plata', hero: 'sword' },
  { en: 'Crown Duel', es: 'Duelo de la Corona', hero: 'crown' },
  { en: 'Two Hearts Duel', es: 'Duelo de los Dos Corazones', hero: 'heart' },
  { en: 'Dice Bridge Duel', es: 'Duelo del Puente de Dados', hero: 'dice' },
];

/** The house keeps a fee of 3 percent of what the players stake. */
const FEE = 300;

export function duelTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const list = new DraftList();
  for (const duel of DUELS) {
    list.add({
      ...duel,
      category: 'PVP',
      theme: 'cards',
      companion: random.chance(0.5) ? 'star' : 'chip',
      ladder: 'cards',
      volatility: 'medium',
      returnPercents: [percentText(10_000 - FEE)],
    });
  }
  return finishTitles(supplier, list.drafts);
}

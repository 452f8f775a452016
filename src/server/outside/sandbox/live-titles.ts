import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom } from '#art/seed.ts';
import { around, type Draft, DraftList, finishTitles, shuffled } from './draft.ts';
import { TABLES } from './words/rooms.ts';
import type { DrawnLabel } from './words/word.ts';

interface LiveGame extends DrawnLabel {
  readonly count: number;
  readonly companion: Draft['companion'];
  /** Published returns of its bets; those with sides equal chance times odds in `play.ts`. */
  readonly returnPercents: readonly string[];
}

const GAMES: readonly LiveGame[] = [
  {
    en: 'Baccarat',
    es: 'Bacará',
    hero: 'cards',
    companion: 'chip',
    count: 48,
    returnPercents: ['98.94', '98.52'],
  },
  {
    en: 'Quick Baccarat',
    es: 'Bacará Rápido',
    hero: 'cards',
    companion: 'bolt',
    count: 32,
    returnPercents: ['98.94', '98.52'],
  },
  {
    en: 'Roulette',
    es: 'Ruleta',
    hero: 'wheel',
    companion: 'chip',
    count: 48,
    returnPercents: ['97.30'],
  },
  {
    en: 'Quick Roulette',
    es: 'Ruleta Rápida',
    hero: 'wheel',
    companion: 'bolt',
    count: 12,
    returnPercents: ['97.30'],
  },
  {
    en: 'Sic Bo',
    es: 'Sic Bo',
    hero: 'dice',
    companion: 'lantern',
    count: 30,
    returnPercents: ['97.22'],
  },
  {
    en: 'Dragon Tiger',
    es: 'Dragón Tigre',
    hero: 'dragon',
    companion: 'tiger',
    count: 30,
    returnPercents: ['96.28'],
  },
  {
    en: 'Blackjack',
    es: 'Blackjack',
    hero: 'spade',
    companion: 'cards',
    count: 30,
    returnPercents: ['99.28'],
  },
  {
    en: 'Three Card Poker',
    es: 'Póker de Tres Cartas',
    hero: 'heart',
    companion: 'spade',
    count: 20,
    returnPercents: ['96.63'],
  },
];

/** Every fifth table takes high stakes only. */
const SALON_EVERY = 5;

export function liveTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const list = new DraftList();
  for (const game of GAMES) {
    const tables = shuffled(TABLES, random);
    for (let index = 0; index < game.count; index += 1) {
      const table = around(tables, index);
      list.add({
        en: `${table.en} ${game.en}`,
        es: `${game.es} ${table.es}`,
        category: 'LIVE',
        theme: game.hero === 'dragon' ? 'legends' : 'casino',
        hero: game.hero,
        companion: game.companion,
        ladder: index % SALON_EVERY === SALON_EVERY - 1 ? 'salon' : 'live',
        volatility: 'low',
        returnPercents: game.returnPercents,
      });
    }
  }
  return finishTitles(supplier, shuffled(list.drafts, random));
}

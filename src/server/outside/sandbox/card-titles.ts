import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom } from '#art/seed.ts';
import { around, DraftList, finishTitles, percentText, shuffled } from './draft.ts';
import { ROOMS } from './words/rooms.ts';
import type { DrawnLabel } from './words/word.ts';

const COUNT = 330;

/** Traditional games, which have no owner. */
const GAMES: readonly DrawnLabel[] = [
  { en: 'Rummy', es: 'Rummy', hero: 'cards' },
  { en: 'Gin Rummy', es: 'Gin Rummy', hero: 'heart' },
  { en: "Hold'em", es: "Hold'em", hero: 'chip' },
  { en: 'Five Card Draw', es: 'Póker Cerrado', hero: 'spade' },
  { en: 'Truco', es: 'Truco', hero: 'sword' },
  { en: 'Conquian', es: 'Conquián', hero: 'coins' },
  { en: 'Teen Patti', es: 'Teen Patti', hero: 'lotus' },
  { en: 'Big Two', es: 'Gran Dos', hero: 'crown' },
  { en: 'Thirteen Cards', es: 'Trece Cartas', hero: 'dragon' },
  { en: 'Pok Deng', es: 'Pok Deng', hero: 'elephant' },
  { en: 'Dominoes', es: 'Dominó', hero: 'dice' },
  { en: 'Mahjong', es: 'Mahjong', hero: 'torii' },
  { en: 'Hearts', es: 'Corazones', hero: 'heart' },
  { en: 'Spades', es: 'Picas', hero: 'spade' },
  { en: 'Checkers', es: 'Damas', hero: 'chip' },
  { en: 'Backgammon', es: 'Backgammon', hero: 'dice' },
  { en: 'Brisca', es: 'Brisca', hero: 'cards' },
];

/** The house keeps a fee of 2.5 to 5 percent of what the players stake. */
const FEES = [250, 300, 350, 400, 500] as const;

export function cardTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const rooms = shuffled(ROOMS, random);
  const list = new DraftList();
  // 17 games and 32 rooms have no common divisor, so no pair occurs twice.
  for (let index = 0; list.drafts.length < COUNT; index += 1) {
    const game = around(GAMES, index);
    const room = around(rooms, index);
    list.add({
      en: `${room.en} ${game.en}`,
      es: `${game.es} ${room.es}`,
      category: 'PVP',
      theme: 'cards',
      hero: game.hero,
      companion: room.hero === game.hero ? 'star' : room.hero,
      ladder: 'cards',
      volatility: 'medium',
      returnPercents: [percentText(10_000 - random.pick(FEES))],
    });
  }
  return finishTitles(supplier, list.drafts);
}

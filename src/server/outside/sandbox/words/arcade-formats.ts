import type { GameSubCategory } from '#contract/generated/types.ts';
import type { LadderName } from '../stakes.ts';
import type { DrawnLabel } from './word.ts';

/** A format of short games; the Spanish name precedes "del zorro". */
export interface ArcadeFormat {
  readonly subCategory: GameSubCategory;
  readonly count: number;
  readonly ladder: LadderName;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Returns in hundredths of a percent. */
  readonly returns: readonly [low: number, high: number];
  /** The kind of word that opens the English name; a mover is an animal or a thing that flies. */
  readonly opener: 'subject' | 'mover' | 'room';
  readonly tags: readonly string[];
  readonly names: readonly DrawnLabel[];
}

export const ARCADE_FORMATS: readonly ArcadeFormat[] = [
  {
    subCategory: 'SC',
    count: 150,
    ladder: 'scratch',
    volatility: 'high',
    returns: [9200, 9450],
    opener: 'subject',
    tags: [],
    names: [
      { en: 'Scratchcard', es: 'Raspadita', hero: 'ticket' },
      { en: 'Quick Scratch', es: 'Raspa Rápida', hero: 'bolt' },
      { en: 'Triple Scratch', es: 'Triple Raspadita', hero: 'clover' },
      { en: 'Postcard Scratch', es: 'Raspadita Postal', hero: 'envelope' },
      { en: 'Nine Panels', es: 'Nueve Casillas', hero: 'star' },
    ],
  },
  {
    subCategory: 'JP',
    count: 110,
    ladder: 'slots',
    volatility: 'high',
    returns: [9200, 9500],
    opener: 'subject',
    tags: [],
    names: [
      { en: 'Strongbox', es: 'Caja Fuerte', hero: 'key' },
      { en: 'Prize Ladder', es: 'Escalera de Premios', hero: 'trophy' },
      { en: 'Top Prize', es: 'Premio Mayor', hero: 'crown' },
      { en: 'Coin Vault', es: 'Bóveda', hero: 'coins' },
    ],
  },
  {
    subCategory: 'AC',
    count: 110,
    ladder: 'rounds',
    volatility: 'medium',
    returns: [9500, 9750],
    opener: 'mover',
    tags: [],
    names: [
      { en: 'Pinball', es: 'Pinball', hero: 'joystick' },
      { en: 'Pegboard', es: 'Tablero de Clavijas', hero: 'plinko' },
      { en: 'Minefield', es: 'Campo Minado', hero: 'mine' },
      { en: 'Shooting Gallery', es: 'Tiro al Blanco', hero: 'target' },
      { en: 'Claw Machine', es: 'Máquina de Garra', hero: 'robot' },
      { en: 'Dice Toss', es: 'Tiro de Dados', hero: 'dice' },
      { en: 'Prize Wheel', es: 'Ruleta de Premios', hero: 'wheel' },
    ],
  },
  {
    subCategory: 'AC',
    count: 40,
    ladder: 'rounds',
    volatility: 'high',
    returns: [9600, 9750],
    opener: 'mover',
    tags: ['mini'],
    names: [
      { en: 'Liftoff', es: 'Despegue', hero: 'rocket' },
      { en: 'Climb', es: 'Ascenso', hero: 'mountain' },
      { en: 'Dash', es: 'Carrera', hero: 'flame' },
      { en: 'Glide', es: 'Planeo', hero: 'feather' },
    ],
  },
  {
    subCategory: 'BG',
    count: 80,
    ladder: 'bingo',
    volatility: 'medium',
    returns: [9200, 9500],
    opener: 'room',
    tags: [],
    names: [
      { en: 'Bingo', es: 'Bingo', hero: 'bingo' },
      { en: 'Bingo Express', es: 'Bingo Exprés', hero: 'bolt' },
      { en: 'Four Corners Bingo', es: 'Bingo Cuatro Esquinas', hero: 'balls' },
    ],
  },
  {
    subCategory: 'VP',
    count: 100,
    ladder: 'table',
    volatility: 'medium',
    returns: [9500, 9750],
    opener: 'room',
    tags: [],
    names: [
      { en: 'Jacks Poker', es: 'Póker de Jotas', hero: 'cards' },
      { en: 'Tens Poker', es: 'Póker de Dieces', hero: 'chip' },
      { en: 'Deuces Poker', es: 'Póker de Doses', hero: 'heart' },
      { en: 'Five Draw Poker', es: 'Póker de Cinco Cartas', hero: 'spade' },
    ],
  },
  {
    subCategory: 'TG',
    count: 110,
    ladder: 'table',
    volatility: 'low',
    returns: [9600, 9750],
    opener: 'room',
    tags: [],
    names: [
      { en: 'Roulette', es: 'Ruleta', hero: 'wheel' },
      { en: 'Blackjack', es: 'Blackjack', hero: 'spade' },
      { en: 'Baccarat', es: 'Bacará', hero: 'cards' },
      { en: 'Sic Bo', es: 'Sic Bo', hero: 'dice' },
      { en: 'Dice Table', es: 'Mesa de Dados', hero: 'chip' },
    ],
  },
];

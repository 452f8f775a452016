import { createRandom, type Random } from '#art/seed.ts';
import type { SlotHold, SlotMechanic, SlotTitle } from '#contract/generated/types.ts';
import type { SignPlaces, TitlePlan } from './title-plan.ts';
import { type World, WORLDS } from './worlds.ts';

/** What makes a derived title: its seed is its code. */
export interface TitleSeed {
  readonly code: string;
  readonly name: string;
  readonly hero: string;
  readonly aliases: readonly string[];
  readonly mechanic: SlotMechanic;
  readonly releasedOn: string;
  /** Which of the hero's titles it is, from 0: no two have the same colours or companion. */
  readonly turn: number;
}

/** Bounds of what derived titles return, in percent, and stray, in stakes. Published. */
export const DERIVED_BOUNDS = { leastReturn: 94.4, mostReturn: 96.9, mostDeviation: 30 } as const;

const RETURNS = [94.8, 95.2, 95.6, 96, 96.4, 96.6] as const;
/** More titles stray as most players like it. */
const VOLATILITY = ['low', 'medium', 'medium', 'high'] as const;
/** What falls adds up to middling wins: the rarest shapes are out of reach. */
const FALL_VOLATILITY = ['low', 'medium', 'medium'] as const;
const RANKS = ['ace', 'king', 'queen', 'jack', 'ten'];

/**
 * Decides what a designer would, by the seed.
 * @param isTaken whether another title shows these two drawings already
 */
export function planTitle(
  seed: TitleSeed,
  isTaken: (hero: string, companion: string) => boolean,
): TitlePlan {
  const random = createRandom(`${seed.code}/plan`);
  const world = worldOf(seed, random);
  const { rows, pays, parts } = shapeOf(seed.mechanic, random);
  const signs = shuffle(
    world.signs.filter((sign) => sign !== seed.hero),
    random,
  );
  const [wildSign = 'star', scatterSign = 'moon', coinSign = 'coins'] = signs;
  const others = shuffle(
    world.pictures.filter(
      (picture) => picture !== seed.hero && !signs.slice(0, 3).includes(picture),
    ),
    random,
  );
  const companions = [...others.slice(seed.turn), ...others.slice(0, seed.turn), ...signs];
  const count = seed.mechanic === 'cascade' ? 4 : random.chance(0.5) ? 4 : 5;
  const ranks = seed.mechanic === 'cascade' ? 3 + random.index(2) : 4 + random.index(2);
  const scatter = seed.mechanic === 'hold' ? null : scatterOf(seed.mechanic, scatterSign, random);
  const wild = wildOf(seed.mechanic, wildSign, random);
  const isSticky = wild.behaviour === 'sticky';
  const multiplier = isSticky || seed.mechanic === 'cascade' ? 1 : 1 + random.index(3);
  return {
    title: {
      code: seed.code,
      name: seed.name,
      releasedOn: seed.releasedOn,
      theme: world.theme,
      aliases: [...seed.aliases],
      scene: {
        hero: seed.hero,
        companion: companions.find((picture) => !isTaken(seed.hero, picture)) ?? wildSign,
        drift: world.drift,
        mode: world.mode,
        pitch: random.index(13) - 6,
      },
      feedsJackpot: false,
      mechanic: seed.mechanic,
      rows,
      pays,
      parts,
      wild,
      scatter,
      hold: seed.mechanic === 'hold' ? holdOf(coinSign, rows, random) : null,
      freeSpins: scatter === null ? null : { multiplier, cap: isSticky ? 20 : 30 },
      cascade: seed.mechanic === 'cascade' ? random.pick(LADDERS) : null,
      winCapStakes: 1000,
    },
    pictures: [seed.hero, ...others.slice(0, count - 1), ...RANKS.slice(0, ranks)],
    stops: seed.mechanic === 'cascade' ? 17 + random.index(2) : 30 + random.index(7),
    wilds: wildPlaces(wild, seed.mechanic, random),
    scatters: scatterPlaces(seed.mechanic, isSticky, random),
    coins: random.pick(rows === 3 ? COINS : TALL_COINS),
    stack: rows === 4 ? 2 : 1 + random.index(2),
    returnPercent: random.pick(RETURNS),
    volatility: random.pick(seed.mechanic === 'cascade' ? FALL_VOLATILITY : VOLATILITY),
  };
}

function worldOf({ hero }: TitleSeed, random: Random): World {
  const fitting = Object.values(WORLDS).filter(({ pictures }) => pictures.includes(hero));
  const [first, ...rest] = fitting;
  if (first === undefined) throw new RangeError(`no world has ${hero}`);
  return random.pick([first, ...rest]);
}

type Shape = Pick<SlotTitle, 'rows' | 'pays' | 'parts'>;

const SHAPES: Readonly<Record<SlotMechanic, readonly [Shape, ...Shape[]]>> = {
  lines: [
    { rows: 3, pays: 'lines', parts: 25 },
    { rows: 4, pays: 'lines', parts: 40 },
    { rows: 4, pays: 'lines', parts: 50 },
  ],
  ways: [
    { rows: 3, pays: 'ways', parts: 25 },
    { rows: 4, pays: 'ways', parts: 50 },
  ],
  cascade: [
    { rows: 3, pays: 'ways', parts: 25 },
    { rows: 3, pays: 'lines', parts: 25 },
  ],
  hold: [
    { rows: 3, pays: 'lines', parts: 25 },
    { rows: 3, pays: 'ways', parts: 25 },
    { rows: 4, pays: 'lines', parts: 40 },
  ],
};

function shapeOf(mechanic: SlotMechanic, random: Random): Shape {
  return random.pick(SHAPES[mechanic]);
}

type Wild = NonNullable<SlotTitle['wild']>;

function wildOf(mechanic: SlotMechanic, picture: string, random: Random): Wild {
  const kinds: Readonly<Record<SlotMechanic, readonly [WildKind, ...WildKind[]]>> = {
    lines: [PLAIN, EXPANDING, STICKY, DOUBLE, TRIPLE],
    ways: [PLAIN, EXPANDING, DOUBLE, TRIPLE, STICKY],
    cascade: [PLAIN, DOUBLE],
    hold: [PLAIN, DOUBLE, EXPANDING],
  };
  return { code: 'wild', picture, ...random.pick(kinds[mechanic]) };
}

type WildKind = Pick<Wild, 'behaviour' | 'multiplier'>;
const PLAIN: WildKind = { behaviour: 'plain', multiplier: 1 };
const EXPANDING: WildKind = { behaviour: 'expanding', multiplier: 1 };
const STICKY: WildKind = { behaviour: 'sticky', multiplier: 1 };
const DOUBLE: WildKind = { behaviour: 'plain', multiplier: 2 };
const TRIPLE: WildKind = { behaviour: 'plain', multiplier: 3 };

function wildPlaces(
  { behaviour, multiplier }: Wild,
  mechanic: SlotMechanic,
  random: Random,
): SignPlaces {
  if (behaviour === 'sticky') return { base: [0, 1, 1, 1, 0], free: [0, 1, 1, 1, 0] };
  if (behaviour === 'expanding') return { base: [0, 1, 1, 1, 0], free: [0, 1, 1, 1, 0] };
  if (mechanic === 'cascade') return { base: [0, 1, 0, 1, 0], free: [0, 1, 0, 1, 0] };
  if (multiplier > 1) return { base: [0, 1, 1, 1, 0], free: [0, 1, 2, 1, 0] };
  return random.pick([
    { base: [0, 1, 2, 1, 0], free: [0, 2, 2, 2, 0] },
    { base: [0, 2, 2, 2, 0], free: [0, 3, 3, 3, 0] },
    { base: [0, 1, 1, 1, 1], free: [0, 2, 2, 2, 1] },
  ]);
}

const LADDERS: readonly [Ladders, ...Ladders[]] = [
  { base: [1, 2, 3, 5], free: [3, 6, 9, 15] },
  { base: [1, 2, 4, 8], free: [2, 4, 8, 16] },
  { base: [1, 2, 3, 4, 5], free: [2, 4, 6, 8, 10] },
  { base: [1, 1, 2, 3, 5], free: [2, 3, 5, 8, 13] },
];
type Ladders = NonNullable<SlotTitle['cascade']>;

function scatterOf(mechanic: SlotMechanic, picture: string, random: Random): SlotTitle['scatter'] {
  // Where symbols fall more scatters come together.
  const first = mechanic === 'cascade' ? 4 : 3;
  const spins = random.pick([
    [8, 12, 16],
    [10, 15, 20],
    [7, 10, 15],
    [12, 15, 20],
  ] as const);
  const stakes = [2, 10, 50];
  const awards = Array.from({ length: 6 - first }, (_, index) => ({
    count: first + index,
    stakes: stakes[index + first - 3] ?? 50,
    freeSpins: spins[index] ?? 10,
  }));
  return { code: 'scatter', picture, awards };
}

function scatterPlaces(mechanic: SlotMechanic, isSticky: boolean, random: Random): SignPlaces {
  const all = [1, 1, 1, 1, 1];
  const none = [0, 0, 0, 0, 0];
  if (mechanic === 'cascade') return { base: all, free: all };
  return { base: all, free: isSticky || random.chance(0.4) ? none : all };
}

const COINS = [
  [2, 3, 3, 3, 2],
  [3, 3, 2, 3, 3],
  [2, 2, 3, 3, 3],
] as const;
const TALL_COINS = [
  [2, 2, 3, 2, 2],
  [2, 3, 2, 2, 2],
] as const;

function holdOf(picture: string, rows: number, random: Random): SlotHold {
  const [mini, major, grandStakes] = random.pick([
    [15, 60, 500],
    [20, 100, 1000],
    [10, 50, 300],
    [25, 150, 1000],
  ] as const);
  return {
    code: 'coin',
    picture,
    from: rows === 3 ? 6 : 7,
    respins: 3,
    chance: random.pick([
      { hits: 1, outOf: rows === 3 ? 20 : 28 },
      { hits: 1, outOf: rows === 3 ? 24 : 32 },
      { hits: 1, outOf: rows === 3 ? 18 : 26 },
    ]),
    values: [
      { stakes: 1, weight: 60, prize: null },
      { stakes: 2, weight: 30, prize: null },
      { stakes: 3, weight: 14, prize: null },
      { stakes: 5, weight: 6, prize: null },
      { stakes: mini, weight: 3, prize: 'mini' },
      { stakes: major, weight: 1, prize: 'major' },
    ],
    grandStakes,
  };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.index(left.length), 1));
  return mixed;
}

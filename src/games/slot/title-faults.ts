import type { SlotTitle } from '#contract/generated/types.ts';
import { isHeroName } from '#art/heroes/catalogue.ts';
import { ranks } from '#art/ranks.ts';
import { linesOf } from './lines.ts';

/** What is wrong with a title, and where. */
export interface TitleFault {
  /** JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** Faults of a title whose form is right: what contradicts itself, or could not be proven or drawn. */
export function titleFaults(title: SlotTitle): readonly TitleFault[] {
  return [
    ...stakeFaults(title),
    ...symbolFaults(title),
    ...stripFaults(title),
    ...wildFaults(title),
    ...featureFaults(title),
    ...pictureFaults(title),
  ];
}

const fault = (pointer: string, message: string): TitleFault => ({ pointer, message });

function stakeFaults({ pays, rows, parts }: SlotTitle): TitleFault[] {
  if (pays === 'ways') return [];
  try {
    linesOf(rows, parts);
    return [];
  } catch {
    return [fault('/parts', `there are no ${parts} lines through ${rows} rows`)];
  }
}

/** More of a kind pays more, and a dearer symbol never less than a cheaper one. */
function symbolFaults({ symbols }: SlotTitle): TitleFault[] {
  return symbols.flatMap(({ pays, code }, index) => {
    const place = `/symbols/${index}/pays`;
    const [three = 0, four = 0, five = 0] = pays;
    if (!(three < four && four < five)) {
      return [fault(place, `${code} pays no more for more of a kind`)];
    }
    const next = symbols[index + 1];
    const isCheaper = next?.pays.some((pay, count) => pay > (pays[count] ?? 0)) ?? false;
    return isCheaper
      ? [fault(place, `${code} pays less than ${next?.code}, which is cheaper`)]
      : [];
  });
}

function stripFaults(title: SlotTitle): TitleFault[] {
  const { symbols, wild, scatter, hold, rows, strips } = title;
  const paying = symbols.map(({ code }) => code);
  const specials = [wild?.code, scatter?.code, hold?.code].filter((code) => code !== undefined);
  const known = new Set([...paying, ...specials]);
  if (known.size < paying.length + specials.length) {
    return [fault('/symbols', 'two symbols have the same code')];
  }
  return (['base', 'free'] as const).flatMap((set) =>
    (strips[set] ?? []).flatMap((text: string, reel: number) => {
      const place = `/strips/${set}/${reel}`;
      const strip = text.split(' ');
      const strange = strip.find((code) => !known.has(code));
      if (strange !== undefined) return [fault(place, `there is no symbol ${strange}`)];
      const missing = paying.find((code) => !strip.includes(code));
      if (missing !== undefined) return [fault(place, `${missing} is not on it`)];
      if (strip.length < rows * 3) return [fault(place, 'it is too short')];
      if (reel === 0 && strip.includes(wild?.code ?? '')) {
        return [fault(place, 'the first reel bears no wild')];
      }
      return isCrowded(strip, scatter?.code, rows)
        ? [fault(place, 'it shows two scatters at once')]
        : [];
    }),
  );
}

/** Whether two of a symbol stand less than a window apart. */
function isCrowded(strip: readonly string[], code: string | undefined, rows: number): boolean {
  return strip.some(
    (symbol, stop) =>
      symbol === code &&
      Array.from(
        { length: rows - 1 },
        (_, step) => strip[(stop + step + 1) % strip.length],
      ).includes(code),
  );
}

function wildFaults({ wild, cascade, freeSpins }: SlotTitle): TitleFault[] {
  if (wild === null || wild.behaviour === 'plain') return [];
  if (cascade !== null) return [fault('/wild/behaviour', 'no wild grows where symbols fall')];
  return wild.behaviour === 'sticky' && freeSpins === null
    ? [fault('/wild/behaviour', 'a wild can stay in free spins only')]
    : [];
}

function featureFaults(title: SlotTitle): TitleFault[] {
  const { mechanic, pays, scatter, freeSpins, cascade, hold, strips } = title;
  const faults: TitleFault[] = [];
  if ((mechanic === 'cascade') !== (cascade !== null)) {
    faults.push(fault('/cascade', 'it belongs to the mechanic cascade'));
  }
  if ((mechanic === 'hold') !== (hold !== null)) {
    faults.push(fault('/hold', 'it belongs to the mechanic hold'));
  }
  if ((mechanic === 'lines' || mechanic === 'ways') && mechanic !== pays) {
    faults.push(fault('/pays', `the mechanic ${mechanic} pays by ${mechanic}`));
  }
  if ((scatter === null) !== (freeSpins === null)) {
    faults.push(fault('/scatter', 'scatters and free spins belong together'));
  }
  if (hold !== null && (scatter !== null || cascade !== null)) {
    faults.push(fault('/hold', 'coins stand with no scatter and with nothing that falls'));
  }
  if ((strips.free !== null) !== (freeSpins !== null && cascade === null)) {
    faults.push(fault('/strips/free', 'free spins turn strips of their own, unless symbols fall'));
  }
  for (const [index, { stakes, freeSpins: spins }] of (scatter?.awards ?? []).entries()) {
    const place = `/scatter/awards/${index}`;
    if (stakes <= 1) faults.push(fault(`${place}/stakes`, 'scatters pay more than the stake'));
    if (spins > (freeSpins?.cap ?? 0)) {
      faults.push(fault(`${place}/freeSpins`, 'it awards more free spins than a round may have'));
    }
  }
  if (hold !== null && hold.chance.hits >= hold.chance.outOf) {
    faults.push(fault('/hold/chance', 'it is certain'));
  }
  if (hold !== null && hold.from * Math.min(...hold.values.map(({ stakes }) => stakes)) <= 1) {
    faults.push(fault('/hold/values', 'what begins it pays more than the stake'));
  }
  return faults;
}

function pictureFaults({ symbols, wild, scatter, hold, scene }: SlotTitle): TitleFault[] {
  const used = [
    ...symbols.map(({ picture }, index) => ({ picture, place: `/symbols/${index}/picture` })),
    ...Object.entries({ wild, scatter, hold }).flatMap(([part, sign]) =>
      sign === null ? [] : [{ picture: sign.picture, place: `/${part}/picture` }],
    ),
  ];
  const scenery = [
    { picture: scene.hero, place: '/scene/hero' },
    { picture: scene.companion, place: '/scene/companion' },
  ];
  const unknown = [...used, ...scenery].flatMap(({ picture, place }) =>
    isHeroName(picture) || Object.hasOwn(ranks, picture)
      ? []
      : [fault(place, `there is no drawing ${picture}`)],
  );
  const twice = used.flatMap(({ picture, place }, index) =>
    used.findIndex((other) => other.picture === picture) < index
      ? [fault(place, `another symbol is drawn as ${picture}`)]
      : [],
  );
  return [...unknown, ...twice];
}

import type { HumanCheckKind } from '#contract/generated/types.ts';

/** Checks asked for within ten minutes by one source. */
export interface CheckRates {
  /** By the address group. */
  readonly address: number;
  /** By the wider network of the address. */
  readonly network: number;
  /** By everybody on the brand, within one minute. */
  readonly brand: number;
}

/** Checks that cost the base, and then for each doubling; the most that one source makes of it. */
const RULES: Readonly<Record<keyof CheckRates, { free: number; most: number }>> = {
  address: { free: 8, most: 16 },
  network: { free: 48, most: 8 },
  brand: { free: 240, most: 4 },
};

/** A check that another one replaces: the device pays for what the person does not do. */
const INSTEAD: Readonly<Record<HumanCheckKind, number>> = { slider: 1, captcha: 2, proofOfWork: 4 };

/** No challenge asks for more than this: half a minute on a phone. */
export const MOST_EFFORT = 32;

/**
 * How many times the base work a challenge asks for. It doubles with every `free` checks of a
 * source, so that a flood pays for itself and a household pays nothing.
 * @param asked what an account under attack asks for, at least
 */
export function workFactor(kind: HumanCheckKind, rates: CheckRates, asked: number): number {
  const pressures = (Object.keys(RULES) as (keyof CheckRates)[]).map((source) => {
    const { free, most } = RULES[source];
    return Math.min(most, 2 ** Math.floor(Math.max(0, rates[source] - 1) / free));
  });
  return Math.min(MOST_EFFORT, Math.max(...pressures, asked) * INSTEAD[kind]);
}

/**
 * Effort for an account, by its wrong passwords of late from everywhere: it doubles with each 20. A
 * guess then costs more than it is worth, and the owner on a new device is never shut out.
 */
export function accountEffort(failures: number): number {
  return Math.min(MOST_EFFORT / 2, 2 ** Math.floor(failures / 20));
}

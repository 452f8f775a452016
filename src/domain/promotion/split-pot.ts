import { openOutcomeStream } from '../fairness/outcome-stream.ts';

/** How a pot is split into envelopes, in micro-units. */
export interface PotSplit {
  readonly potMicro: bigint;
  readonly envelopes: number;
  readonly leastMicro: bigint;
  readonly mostMicro: bigint;
  /** The currency's smallest unit. */
  readonly unitMicro: bigint;
}

export interface SplitSeeds {
  readonly serverSeed: string;
  readonly salt: string;
}

/** Amounts that a draw can choose from. */
const MOST_STEPS = 2n ** 32n;

/** Whether the envelopes can sum to the pot within their bounds. */
export function canSplit({
  potMicro,
  envelopes,
  leastMicro,
  mostMicro,
  unitMicro,
}: PotSplit): boolean {
  const count = BigInt(envelopes);
  const isWhole = [potMicro, leastMicro, mostMicro].every((amount) => amount % unitMicro === 0n);
  return (
    isWhole &&
    envelopes > 0 &&
    leastMicro > 0n &&
    leastMicro <= mostMicro &&
    count * leastMicro <= potMicro &&
    potMicro <= count * mostMicro &&
    (mostMicro - leastMicro) / unitMicro < MOST_STEPS
  );
}

/**
 * The amounts of the envelopes in the order in which they are taken: each is drawn uniformly between the least
 * and twice the mean of what is left, within what the others need, and then all are shuffled. They sum exactly
 * to the pot. The rule is the well-known double-mean method for red envelopes.
 * @throws RangeError if the envelopes cannot sum to the pot
 */
export function splitPot(split: PotSplit, { serverSeed, salt }: SplitSeeds): readonly bigint[] {
  if (!canSplit(split)) throw new RangeError('the envelopes cannot sum to the pot');
  const { envelopes, leastMicro, mostMicro, unitMicro } = split;
  const stream = openOutcomeStream({ serverSeed, clientSeed: salt, nonce: 1 });
  const amounts: bigint[] = [];
  let pot = split.potMicro;
  for (let left = envelopes; left > 0; left -= 1) {
    const others = BigInt(left - 1);
    const least = larger(leastMicro, pot - others * mostMicro);
    const most = smaller(mostMicro, pot - others * leastMicro);
    const twiceMean = larger(least, (2n * pot) / BigInt(left));
    const steps = (smaller(most, twiceMean) - least) / unitMicro;
    const amount = least + BigInt(stream.nextBelow(Number(steps) + 1)) * unitMicro;
    amounts.push(amount);
    pot -= amount;
  }
  return stream.shuffle(amounts);
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

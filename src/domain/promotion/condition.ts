import type {
  Campaign,
  CampaignComparison,
  CampaignCondition,
  CampaignFact,
  CampaignPeriod,
} from '#contract/generated/types.ts';

/** A player's value of a fact: micro-units or a count. */
export type FactValue = (comparison: Pick<CampaignComparison, 'fact' | 'period'>) => bigint;

const PERIODS = ['today', 'days7', 'days30', 'ever'] as const satisfies readonly CampaignPeriod[];

/** Facts that grow with the period they are added up over. */
const GROWING: ReadonlySet<CampaignFact> = new Set(['depositSum', 'depositCount', 'validBet']);

/** Facts of the account itself, which no period changes. */
const TIMELESS: ReadonlySet<CampaignFact> = new Set([
  'accountDays',
  'mobileVerified',
  'bankAccount',
]);

export function comparisonHolds(comparison: CampaignComparison, now: bigint): boolean {
  const value = BigInt(comparison.value);
  return comparison.comparison === 'atLeast' ? now >= value : now <= value;
}

/** Whether every condition holds: each by one of its comparisons. */
export function conditionsHold(
  conditions: readonly CampaignCondition[],
  valueOf: FactValue,
): boolean {
  return conditions.every(({ anyOf }) =>
    anyOf.some((comparison) => comparisonHolds(comparison, valueOf(comparison))),
  );
}

/** The same fact over the same time has one key. */
export function factKey({ fact, period }: Pick<CampaignComparison, 'fact' | 'period'>): string {
  return TIMELESS.has(fact) ? fact : `${fact}:${period}`;
}

/**
 * Whether no player can ever meet all conditions, given what the trigger and the audience say already.
 * Every way to choose one comparison a condition is tried: at most 3^6.
 */
export function neverHolds({
  conditions,
  trigger,
  audience,
}: Pick<Campaign, 'conditions' | 'trigger' | 'audience'>): boolean {
  const given = givenComparisons({ trigger, audience });
  return !choices(conditions).some((chosen) => isPossible([...given, ...chosen]));
}

function* chosenOf(
  conditions: readonly CampaignCondition[],
  from: number,
): Generator<readonly CampaignComparison[]> {
  const condition = conditions[from];
  if (condition === undefined) {
    yield [];
    return;
  }
  for (const comparison of condition.anyOf) {
    for (const rest of chosenOf(conditions, from + 1)) yield [comparison, ...rest];
  }
}

const choices = (conditions: readonly CampaignCondition[]) => [...chosenOf(conditions, 0)];

/** What holds of every player whom the trigger and the audience let through. */
function givenComparisons({
  trigger,
  audience,
}: Pick<Campaign, 'trigger' | 'audience'>): readonly CampaignComparison[] {
  const given: CampaignComparison[] = [];
  const add = (
    fact: CampaignFact,
    period: CampaignPeriod,
    comparison: CampaignComparison['comparison'],
    value: bigint | number | string,
  ): void => {
    given.push({ fact, period, comparison, value: String(value) });
  };
  if (audience.registeredWithinDays > 0) {
    add('accountDays', 'ever', 'atMost', audience.registeredWithinDays);
  }
  if (trigger.kind === 'registration') {
    add('depositCount', 'ever', 'atMost', 0);
    add('depositSum', 'ever', 'atMost', 0);
    add('validBet', 'ever', 'atMost', 0);
    add('accountDays', 'ever', 'atMost', 0);
  }
  if (trigger.kind === 'deposit') {
    const number = trigger.depositNumber;
    add('depositCount', 'today', 'atLeast', 1);
    add('depositSum', 'today', 'atLeast', trigger.minDepositMicro);
    if (number > 0) {
      add('depositCount', 'ever', 'atLeast', number);
      add('depositCount', 'ever', 'atMost', number);
    }
  }
  return given;
}

interface Range {
  low: bigint;
  /** null: no limit. */
  high: bigint | null;
}

function isPossible(comparisons: readonly CampaignComparison[]): boolean {
  const ranges = new Map<string, Range>();
  for (const { fact, period, comparison, value: text } of comparisons) {
    const key = factKey({ fact, period });
    const range = ranges.get(key) ?? naturalRange(fact);
    const value = BigInt(text);
    if (comparison === 'atLeast' && value > range.low) range.low = value;
    if (comparison === 'atMost' && (range.high === null || value < range.high)) range.high = value;
    ranges.set(key, range);
  }
  for (const fact of GROWING) carryBounds(ranges, fact);
  return [...ranges.values()].every(({ low, high }) => high === null || low <= high);
}

function naturalRange(fact: CampaignFact): Range {
  const isSwitch = fact === 'mobileVerified' || fact === 'bankAccount';
  return { low: 0n, high: isSwitch ? 1n : null };
}

/** What was reached in a short period was reached in the long ones; a long one's limit binds the short. */
function carryBounds(ranges: Map<string, Range>, fact: CampaignFact): void {
  let low = 0n;
  for (const period of PERIODS) {
    const range = ranges.get(`${fact}:${period}`);
    if (range === undefined) continue;
    if (range.low < low) range.low = low;
    low = range.low;
  }
}

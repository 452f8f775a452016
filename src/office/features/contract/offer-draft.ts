import type {
  ContractKind,
  ContractPeriod,
  ContractTerms,
  ContractTier,
} from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import { termsFaults, type TermsPolicy } from '#domain/contract/judge-terms.ts';
import { decimalText } from '#domain/money/format-micro.ts';
import { type Keyed, keyed } from '#staff/setting/keyed-list.ts';
import { readWhole } from '#staff/setting/read-figure.ts';
import { type Notation, type ReadTerm, readTerm } from '#staff/setting/terms/term-text.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { fieldsOf, FIELDS, type TierField } from './tier-fields.ts';

export interface TierDraft {
  /** A rate of the base, or a fixed amount per period. */
  readonly pays: 'rate' | 'fixed';
  /** As typed; left out: empty. */
  readonly texts: Readonly<Partial<Record<TierField, string>>>;
}

export interface OfferDraft {
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly includeSelf: boolean;
  readonly carryNegative: boolean;
  /** As typed. */
  readonly noticeDays: string;
  readonly tiers: readonly Keyed<TierDraft>[];
}

/** @property pointer within the terms */
export interface OfferReading {
  /** null while something cannot be read, or is not allowed. */
  readonly terms: ContractTerms | null;
  readonly faults: readonly DraftFault[];
}

/** The contract's bounds. */
export const MAX_TIERS = 20;
const NOTICE_DAYS = { minimum: 0, maximum: 60 };
const RATE_DIGITS = 4;
const WHOLE_MICRO = 100_000_000n;

export const periodsOf = (kind: ContractKind): readonly ContractPeriod[] =>
  CONTRACT_KINDS[kind].periods;

export const emptyTier = (): Keyed<TierDraft> => keyed<TierDraft>({ pays: 'rate', texts: {} });

/** An offer of a kind with one tier that is still empty. */
export const emptyOffer = (kind: ContractKind): OfferDraft => ({
  kind,
  period: periodsOf(kind)[0] ?? 'daily',
  includeSelf: true,
  carryNegative: false,
  noticeDays: '7',
  tiers: [emptyTier()],
});

/** The offer as another kind: parts that the kind lacks are reset. */
export function withKind(draft: OfferDraft, kind: ContractKind): OfferDraft {
  const { period, carryNegative, tiers } = emptyOffer(kind);
  const isBets = CONTRACT_KINDS[kind].base === 'bets';
  const wasBets = CONTRACT_KINDS[draft.kind].base === 'bets';
  return {
    ...draft,
    kind,
    period: periodsOf(kind).includes(draft.period) ? draft.period : period,
    carryNegative: kind === 'dividend' ? draft.carryNegative : carryNegative,
    tiers: isBets === wasBets ? draft.tiers : tiers,
  };
}

/** The terms of a draft and their faults, under the policy of the brand. */
export function readOffer(
  draft: OfferDraft,
  policy: TermsPolicy,
  notation: Notation,
): OfferReading {
  const { kind, period, includeSelf, carryNegative } = draft;
  const faults: DraftFault[] = [];
  const notice = readWhole(draft.noticeDays, NOTICE_DAYS);
  if (notice.fault !== null) faults.push({ pointer: '/noticeDays', ...notice.fault });
  const tiers = draft.tiers.map((tier, index) => {
    const { value, faults: found } = readTier(kind, tier, notation);
    faults.push(
      ...found.map((fault) => ({ ...fault, pointer: `/tiers/${index}${fault.pointer}` })),
    );
    return value;
  });
  if (faults.length > 0 || notice.value === null) return { terms: null, faults };
  const terms = { period, includeSelf, carryNegative, noticeDays: notice.value, tiers };
  const judged = termsFaults(kind, terms, policy).map(({ pointer, fault }) => ({
    pointer,
    code: fault,
  }));
  return { terms: judged.length === 0 ? terms : null, faults: judged };
}

const NO_PAY: ContractTier = {
  rate: '0',
  activeMembers: 0,
  periodValidBetMicro: '0',
  periodProfitLossMicro: null,
  minBetAmountMicro: null,
  feeRate: null,
  winRate: null,
  lossRate: null,
  singleBetRate: null,
  fixedMicro: null,
  minDepositMicro: null,
};

function readTier(
  kind: ContractKind,
  { pays, texts }: TierDraft,
  notation: Notation,
): { value: ContractTier; faults: readonly DraftFault[] } {
  const faults: DraftFault[] = [];
  let value = NO_PAY;
  for (const name of fieldsOf(kind, pays)) {
    const read = readField(name, texts[name]?.trim() ?? '', notation);
    if (read.fault !== null) faults.push({ pointer: `/${name}`, ...read.fault });
    else if (read.value !== null) value = { ...value, [name]: read.value };
  }
  return { value, faults };
}

/** null as the value: the field is empty and may be. */
function readField(name: TierField, text: string, notation: Notation): ReadTerm {
  const spec = FIELDS[name];
  if (spec.unit !== 'percent') return readTerm(spec, text, notation);
  if (text === '') {
    return spec.optional
      ? { value: null, fault: null }
      : { value: null, fault: { code: 'REQUIRED' } };
  }
  const micro = parseAmount(text, RATE_DIGITS, decimalSign(notation.locale));
  if (micro === null || micro < 0n) return { value: null, fault: { code: 'PATTERN' } };
  return micro > WHOLE_MICRO
    ? { value: null, fault: { code: 'maximum', params: { limit: 100 } } }
    : { value: decimalText(micro, RATE_DIGITS).replace(/\.?0+$/, ''), fault: null };
}

import type {
  ContractKind,
  ContractPolicy,
  ContractTerms,
  ContractTier,
} from '#contract/generated/types.ts';
import { contractKinds } from '#domain/contract/contract-kinds.ts';
import { dayIn } from '#domain/day/day.ts';
import { memberByUsername } from '../../account/member-by-username.read.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { type Clock, clockAt } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { DEMO_AGENT } from '../../tree/demo-agent.ts';
import { findNode } from '../../tree/tree.read.ts';
import { answerContract } from './answer-contract.ts';
import { offerBrandContract, offerContracts } from './offer-contract.ts';

const DAY_MS = 86_400_000;
/** Days ago that contracts of whole days were signed: they have a month of settlements. */
const SIGNED = 32;
/** Days ago that those on hours and single bets were signed. */
const SIGNED_LATELY = 2;
/** Offered now, without an answer. */
const OPEN = null;

const tier = (rate: string, more: Partial<ContractTier> = {}): ContractTier => ({
  rate,
  fixedMicro: null,
  activeMembers: 0,
  periodValidBetMicro: '0',
  periodProfitLossMicro: null,
  minBetAmountMicro: null,
  minDepositMicro: null,
  feeRate: null,
  winRate: null,
  lossRate: null,
  singleBetRate: null,
  ...more,
});
const from = (units: number, activeMembers: number): Partial<ContractTier> => ({
  periodValidBetMicro: `${units}000000`,
  activeMembers,
});
const by = (
  period: ContractTerms['period'],
  tiers: ContractTier[],
  more: Partial<ContractTerms> = {},
): ContractTerms => ({
  period,
  includeSelf: true,
  carryNegative: false,
  noticeDays: 7,
  tiers,
  ...more,
});
const bets = (singleBetRate: string, winRate: string, lossRate: string): ContractTerms =>
  by('realTime', [tier('0', { singleBetRate, winRate, lossRate })]);
const shares = (...tiers: ContractTier[]): ContractTerms =>
  by('semimonthly', tiers, { carryNegative: true });

/** Empty names: the brand, and the demo's agent below it. Uplines come first. */
const CONTRACTS: readonly {
  readonly upline: string | null;
  readonly downline: string;
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  readonly signed: number | typeof OPEN;
}[] = [
  {
    upline: null,
    downline: DEMO_AGENT.username,
    kind: 'dailySalary',
    terms: by('daily', [tier('0.8'), tier('1.2', from(60, 2)), tier('1.6', from(150, 4))]),
    signed: SIGNED,
  },
  {
    upline: null,
    downline: DEMO_AGENT.username,
    kind: 'dividend',
    terms: shares(tier('10'), tier('15', from(900, 4)), tier('20', from(5_000, 8))),
    signed: SIGNED,
  },
  {
    upline: null,
    downline: DEMO_AGENT.username,
    kind: 'hourlySalary',
    terms: by('hourly', [tier('0.4')]),
    signed: SIGNED_LATELY,
  },
  {
    upline: null,
    downline: DEMO_AGENT.username,
    kind: 'realTimeSalary',
    terms: bets('0.3', '0.1', '0.2'),
    signed: SIGNED_LATELY,
  },
  {
    upline: DEMO_AGENT.username,
    downline: 'mateodemo',
    kind: 'dailySalary',
    terms: by('daily', [tier('0.6'), tier('1', from(150, 2))]),
    signed: SIGNED - 1,
  },
  {
    upline: DEMO_AGENT.username,
    downline: 'mateodemo',
    kind: 'dividend',
    terms: shares(tier('8', from(100, 1))),
    signed: SIGNED - 1,
  },
  {
    upline: 'mateodemo',
    downline: 'tomasdemo',
    kind: 'dailySalary',
    terms: by('daily', [tier('0.4')]),
    signed: SIGNED - 3,
  },
  {
    upline: DEMO_AGENT.username,
    downline: 'mateodemo',
    kind: 'realTimeSalary',
    terms: bets('0.2', '0.05', '0.1'),
    signed: SIGNED_LATELY,
  },
  {
    upline: null,
    downline: DEMO_AGENT.username,
    kind: 'dailySalary',
    terms: by('daily', [tier('0.9'), tier('1.4', from(60, 2)), tier('1.8', from(200, 4))]),
    signed: OPEN,
  },
  {
    upline: DEMO_AGENT.username,
    downline: 'valeriademo',
    kind: 'dividend',
    terms: shares(tier('6', from(100, 1))),
    signed: OPEN,
  },
];

/** A demo allows all kinds of contracts. */
const demoPolicy = (policy: ContractPolicy): ContractPolicy => ({
  ...policy,
  kinds: [...contractKinds],
  payOnLoss: true,
});

/** Gives the demo's agent and the team contracts of all kinds, with a month behind them, and offers that wait. */
export async function seedContracts({ db, clock }: Parts, brand: LiveBrand): Promise<void> {
  const policy = demoPolicy(settingOf(brand, 'contractPolicy'));
  const { timeZone } = settingOf(brand, 'brandDay');
  await inTransaction(db, async (tx) => {
    const setting = { brand: brand.id, kind: 'contractPolicy', version: 1, value: policy } as const;
    await seedSetting(tx, setting);
    for (const { upline, downline, kind, terms, signed } of CONTRACTS) {
      const memberId = await memberByUsername(tx, brand.id, downline);
      if (memberId === null) return;
      const at = clockAt(new Date(clock.now().getTime() - (signed ?? 0) * DAY_MS));
      const request = { kind, terms };
      const contractId = await offered(tx, at, { brand, upline, memberId, request, policy });
      if (contractId === null || signed === OPEN) continue;
      const asked = { brand: brand.id, memberId, contractId };
      const day = { policy, clock: at, today: dayIn(timeZone, at.now()) };
      await answerContract(tx, asked, { accepts: true, endsDownlines: false }, day);
    }
  });
}

interface DemoOffer {
  readonly brand: LiveBrand;
  readonly upline: string | null;
  readonly memberId: bigint;
  readonly request: { readonly kind: ContractKind; readonly terms: ContractTerms };
  readonly policy: ContractPolicy;
}

async function offered(
  tx: Tx,
  at: Clock,
  { brand, upline, memberId, request, policy }: DemoOffer,
): Promise<bigint | null> {
  if (upline === null) {
    const of = { brand: brand.id, agentId: memberId, brandName: brand.name };
    return (await offerBrandContract(tx, at, of, request, policy)).id;
  }
  const uplineId = await memberByUsername(tx, brand.id, upline);
  const node =
    uplineId === null ? null : await findNode(tx, { brand: brand.id, memberId: uplineId });
  if (node === null) return null;
  const [offer] = await offerContracts(tx, at, node, { ...request, memberIds: [memberId] }, policy);
  return offer?.id ?? null;
}

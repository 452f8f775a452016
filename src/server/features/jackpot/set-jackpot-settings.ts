import type { JackpotSettings } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { jackpotFaults } from '#domain/jackpot/jackpot-faults.ts';
import { type JackpotTerms, ppmOfPercent } from '#domain/jackpot/jackpot-terms.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { findSetting, type JackpotSetting, writeSetting } from './jackpot.store.ts';
import { type PlayedBrand, readJackpotSettings, termsView } from './jackpot-settings.read.ts';

type JackpotChange = RequestOf<'setJackpotSettings'>['body'] & {
  brand: string;
  staffId: bigint;
  at: Date;
};

const KIND = 'jackpot';

/** Where the request has each term. */
const POINTERS = {
  contributionPpm: '/terms/contributionPercent',
  startMicro: '/terms/startMicro',
  turnoverMicro: '/terms/turnoverMicro',
} as const satisfies Record<keyof JackpotTerms, string>;

/**
 * Turns a jackpot on or off at once and sets what its next pool is played for. Saying what holds
 * already changes nothing and leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_JACKPOT
 */
export async function setJackpotSettings(
  tx: Tx,
  { brand, version, reason, staffId, at, ...wanted }: JackpotChange,
  played: PlayedBrand,
): Promise<JackpotSettings> {
  const { currency } = played;
  const settings = () => readJackpotSettings(tx, brand, played);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const setting: JackpotSetting = { enabled: wanted.enabled, ...checkedTerms(wanted, played) };
  const held = await findSetting(tx, { brand, currency });
  const [before, after] = [held && told(held), told(setting)];
  if (JSON.stringify(before) === JSON.stringify(after)) return settings();
  await writeSetting(tx, { brand, currency, ...setting });
  const change = { staffId, brand, action: 'setJackpotSettings', reason, at, before, after };
  await stampFact(tx, { kind: KIND, version }, change);
  return settings();
}

/** @throws Problem INVALID_JACKPOT */
function checkedTerms(
  { terms: given }: Pick<JackpotChange, 'terms'>,
  { games }: PlayedBrand,
): JackpotTerms {
  const terms = {
    contributionPpm: ppmOfPercent(given.contributionPercent),
    startMicro: BigInt(given.startMicro),
    turnoverMicro: BigInt(given.turnoverMicro),
  };
  const fields: Record<string, FieldProblem> = {};
  for (const [term, fault] of Object.entries(jackpotFaults(terms, games))) {
    fields[POINTERS[term as keyof JackpotTerms]] = fault;
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_JACKPOT', { fields });
  return terms;
}

const told = ({ enabled, ...terms }: JackpotSetting) => ({ enabled, ...termsView(terms) });

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
  const held = await findSetting(tx, { brand, currency });
  const setting: JackpotSetting = { ...readTerms(wanted.terms), enabled: wanted.enabled };
  // A jackpot whose terms no longer fit its games can be turned off as it is.
  if (setting.enabled || changesTerms(held, setting)) checkTerms(setting, played);
  const [before, after] = [held && told(held), told(setting)];
  if (JSON.stringify(before) === JSON.stringify(after)) return settings();
  await writeSetting(tx, { brand, currency, ...setting });
  const change = { staffId, brand, action: 'setJackpotSettings', reason, at, before, after };
  await stampFact(tx, { kind: KIND, version }, change);
  return settings();
}

function readTerms({ contributionPercent, ...amounts }: JackpotChange['terms']): JackpotTerms {
  return {
    contributionPpm: ppmOfPercent(contributionPercent),
    startMicro: BigInt(amounts.startMicro),
    turnoverMicro: BigInt(amounts.turnoverMicro),
  };
}

function changesTerms(held: JackpotTerms | null, wanted: JackpotTerms): boolean {
  const terms = Object.keys(POINTERS) as (keyof JackpotTerms)[];
  return terms.some((term) => held?.[term] !== wanted[term]);
}

/** @throws Problem INVALID_JACKPOT */
function checkTerms(terms: JackpotTerms, { games }: PlayedBrand): void {
  const fields: Record<string, FieldProblem> = {};
  for (const [term, fault] of Object.entries(jackpotFaults(terms, games))) {
    fields[POINTERS[term as keyof JackpotTerms]] = fault;
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_JACKPOT', { fields });
}

const told = ({ enabled, ...terms }: JackpotSetting) => ({ enabled, ...termsView(terms) });

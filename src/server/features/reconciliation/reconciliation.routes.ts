import type { ReconciledParty } from '#contract/generated/types.ts';
import { readVendors } from '../../outside/live/vendor.store.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit, OF_EVERY_BRAND } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { type KeepsWallets, readDifference } from './difference.read.ts';
import { readEvidence } from './evidence.read.ts';
import { askRepair, decideRepair, explainDifference } from './repair.ts';
import { readReportFile } from './report-file.ts';
import { addRun, lastRuns, readRun, stageLines } from './run.store.ts';

const LISTED = 50;
const DAY_MS = 86_400_000;
const MOST_DAYS = 31;

type DifferenceCall = CallFacts & { params: { brand: string; differenceId: string } };

export function reconciliationRoutes(parts: Parts, keepsWallets: KeepsWallets): Route[] {
  const { db, clock, brands, payments, relay } = parts;
  /** A comparison covers every brand. @throws Problem EVERY_BRAND_NEEDED */
  const ofEveryBrand = (call: CallFacts): bigint => {
    const staff = staffOf(call);
    if (staff.brands !== null) throw new Problem('EVERY_BRAND_NEEDED');
    return staff.staffId;
  };
  const placeOf = (call: DifferenceCall) => {
    const { brand, differenceId } = call.params;
    const staff = staffOf(call);
    return {
      brand: ownBrand(staff, brand, brands.byId(brand)).id,
      differenceId: BigInt(differenceId),
      staffId: staff.staffId,
    };
  };
  const partiesOf = async (from: Db | Tx) => [
    ...(await readVendors(from)).map(({ record: { code, displayName, reportUrl } }) => ({
      party: { kind: 'vendor', code } as const,
      displayName,
      answers: reportUrl !== undefined,
    })),
    ...[...payments.served.keys()].map((code) => ({
      party: { kind: 'channel', code } as const,
      displayName: code,
      answers: false,
    })),
  ];

  return [
    route('listReconciliations', async (call) => {
      const items = await lastRuns(db, LISTED);
      const isOfAll = staffOf(call).brands === null;
      return {
        parties: await partiesOf(db),
        // They may be another operator's.
        items: isOfAll ? items : items.map((run) => ({ ...run, strangers: [] })),
      };
    }),

    keyedRoute('startReconciliation', async (tx, call) => {
      const staffId = ofEveryBrand(call);
      const { party, from: start, to: end, csv } = call.body;
      const [from, to] = [new Date(start), new Date(end)];
      const at = clock.now();
      refuseOutsidePeriod(from, to, at);
      const known = (await partiesOf(tx)).find((one) => isSame(one.party, party));
      if (known === undefined) throw new Problem('PARTY_NOT_FOUND');
      if (csv === undefined && !known.answers) throw new Problem('REPORT_NOT_OFFERED');
      const lines = csv === undefined ? [] : readReportFile(csv, party.kind === 'vendor');
      const source = csv === undefined ? 'call' : 'file';
      const id = await addRun(tx, { party, from, to, source, staffId, at });
      if (id === null) throw new Error('a run on demand met another one');
      await stageLines(tx, id, lines, 0);
      await writeAudit(tx, {
        staffId,
        brand: OF_EVERY_BRAND,
        action: 'startReconciliation',
        subject: party.code,
        before: null,
        after: { from: start, to: end, source, lines: lines.length },
        reason: '',
        at,
      });
      return readRun(tx, id);
    }),

    route('getDifferenceEvidence', async (call) =>
      readEvidence(db, await readDifference(db, placeOf(call), keepsWallets)),
    ),

    keyedRoute('askRepair', async (tx, call) => {
      const place = placeOf(call);
      await askRepair(tx, parts, { ...place, ...call.body });
      return readDifference(tx, place, keepsWallets);
    }),

    keyedRoute(
      'decideRepair',
      async (tx, call) => {
        const place = placeOf(call);
        await decideRepair(tx, parts, { ...place, ...call.body });
        return readDifference(tx, place, keepsWallets);
      },
      async () => relay.nudge(),
    ),

    keyedRoute('explainDifference', async (tx, call) => {
      const place = placeOf(call);
      await explainDifference(tx, parts, { ...place, ...call.body });
      return readDifference(tx, place, keepsWallets);
    }),
  ];
}

const isSame = (one: ReconciledParty, other: ReconciledParty): boolean =>
  one.kind === other.kind && one.code === other.code;

/** @throws Problem INVALID_PERIOD of an empty, an unfinished or a longer period than 31 days */
function refuseOutsidePeriod(from: Date, to: Date, at: Date): void {
  const last = new Date(from.getTime() + MOST_DAYS * DAY_MS);
  const refuse = (fault: { code: string; params?: { limit: string } }): never => {
    throw new Problem('INVALID_PERIOD', { fields: { '/to': fault } });
  };
  if (from >= to) refuse({ code: 'END_BEFORE_START' });
  if (to > at) refuse({ code: 'IN_FUTURE' });
  if (to > last) refuse({ code: 'maximum', params: { limit: last.toISOString() } });
}

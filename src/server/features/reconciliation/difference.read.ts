import type {
  DifferenceFault,
  DifferenceRepair,
  ReconciliationDifference,
} from '#contract/generated/types.ts';
import { differenceList } from '#domain/reconciliation/difference-list.ts';
import { repairsFor } from '#domain/reconciliation/fault-of.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** @param keepsWallets whether a vendor keeps wallets */
export type KeepsWallets = (code: string) => boolean;

/** The differences that need an act, the oldest first; or all, the newest first. */
export const differenceDesk = (keepsWallets: KeepsWallets) =>
  desk({
    list: differenceList,
    rows: (db, { brands }) => differenceRows(db, brands),
    item: (row: DifferenceRow, { staff }: DeskScope) => viewOf(row, staff.staffId, keepsWallets),
    views: {
      waiting: {
        where: (eb) => eb('d.state', 'in', ['open', 'asked']),
        order: 'at',
        waits: true,
      },
      all: {},
    },
    sorts: { at: ['at', 'moment'] },
    filters: {
      fault: (eb, fault) => eb('d.fault', '=', fault),
      code: (eb, code) => eb('d.party', '=', code),
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
      from: (eb, from) => eb('d.at', '>=', new Date(from)),
      to: (eb, to) => eb('d.at', '<', new Date(to)),
    },
    since: 'found_at',
  });

/** @throws Problem DIFFERENCE_NOT_FOUND */
export async function readDifference(
  db: Db | Tx,
  { brand, differenceId, staffId }: { brand: string; differenceId: bigint; staffId: bigint },
  keepsWallets: KeepsWallets,
): Promise<ReconciliationDifference> {
  const row = await differenceRows(db, [brand])
    .where('x.id', '=', differenceId)
    .executeTakeFirstOrThrow(() => new Problem('DIFFERENCE_NOT_FOUND'));
  return viewOf(row, staffId, keepsWallets);
}

function differenceRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('reconciliation_difference as x')
    .innerJoin('member as m', 'm.id', 'x.member_id')
    .leftJoin('staff as s', 's.id', 'x.asked_by')
    .leftJoin('staff as e', 'e.id', 'x.decided_by')
    .selectAll('x')
    .select([
      'm.username',
      'm.username_key',
      's.display_name as asker',
      'e.display_name as decider',
    ])
    .where('x.brand', 'in', brands);
}

type DifferenceRow = Awaited<ReturnType<ReturnType<typeof differenceRows>['execute']>>[number];

function viewOf(
  row: DifferenceRow,
  staffId: bigint,
  keepsWallets: KeepsWallets,
): ReconciliationDifference {
  const party = { kind: row.party_kind as 'vendor' | 'channel', code: row.party };
  const fault = row.fault as DifferenceFault;
  const { here_micro: hereMicro, there_micro: thereMicro } = row;
  const isWaiting = row.state === 'open' || row.state === 'asked';
  const isTransfer = party.kind === 'vendor' && keepsWallets(party.code);
  return {
    brand: row.brand,
    differenceId: String(row.id),
    party,
    fault,
    reference: row.reference,
    memberId: String(row.member_id),
    account: row.username,
    currency: row.currency,
    hereMicro: hereMicro === null ? null : String(hereMicro),
    thereMicro: thereMicro === null ? null : String(thereMicro),
    roundRef: row.round_ref,
    at: row.at.toISOString(),
    state: row.state as ReconciliationDifference['state'],
    version: row.version,
    repairs: isWaiting ? [...repairsFor({ fault, party, hereMicro, thereMicro, isTransfer })] : [],
    repair: row.repair as DifferenceRepair | null,
    reason: row.reason,
    askedBy: row.asker,
    isOwn: row.asked_by === staffId,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

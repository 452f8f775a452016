import { sql } from 'kysely';
import type { ContractRun, OfficeContract } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { accountsOf } from './account.read.ts';
import { contractView } from './contract.read.ts';
import { CONTRACT, type ContractRow } from './contract.store.ts';
import { LINE, type LineRow, lineView } from './line.read.ts';

const PAGE = 50;

/** Contracts with both sides. */
export async function officeContracts(
  db: Db | Tx,
  rows: readonly ContractRow[],
): Promise<OfficeContract[]> {
  const uplines = await accountsOf(
    db,
    rows.map(({ uplineId }) => uplineId),
  );
  const downlines = await accountsOf(
    db,
    rows.map(({ downlineId }) => downlineId),
  );
  return rows.map((row, place) => ({
    contract: contractView(row, { side: 'downline', account: downlines[place] ?? '' }),
    uplineAccount: uplines[place] ?? '',
    downlineAccount: downlines[place] ?? '',
  }));
}

/** Contracts of a brand, newest first. */
export async function listOfficeContracts(
  db: Db,
  { id: brand, site: { currency } }: Pick<LiveBrand, 'id' | 'site'>,
  { cursor, limit = PAGE, kind, memberId, isOpen }: RequestOf<'listOfficeContracts'>['query'],
): Promise<ReplyOf<'listOfficeContracts'>> {
  const asked = memberId === undefined ? null : BigInt(memberId);
  const rows = (await db
    .selectFrom('contract')
    .select(CONTRACT)
    .where('brand', '=', brand)
    .where('id', '<', cursor === undefined ? MAX_ID : cursorId(cursor))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(isOpen === 'true', (query) => query.where('status', 'in', ['offered', 'active']))
    .$if(asked !== null, (query) =>
      query.where((eb) => eb.or([eb('upline_id', '=', asked), eb('downline_id', '=', asked)])),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()) as ContractRow[];
  const views = await officeContracts(db, rows);
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const { waiting } = await db
    .selectFrom('contract_line')
    .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
    .where('brand', '=', brand)
    .where('status', 'in', ['waiting', 'guaranteed'])
    .executeTakeFirstOrThrow();
  const page = pageOf(rows, limit, ({ id }) => views[places.get(id) ?? 0] as OfficeContract);
  return { ...page, currency, waiting: Number(waiting) };
}

interface RunRow {
  readonly id: bigint;
  readonly kind: ContractRun['kind'];
  readonly period: ContractRun['period'];
  readonly from: string;
  readonly to: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly status: ContractRun['status'];
  readonly hash: string;
  readonly currency: string;
  readonly lines: bigint;
  readonly waiting: bigint;
  readonly amount: bigint;
  readonly previous: bigint | null;
  readonly isChanged: boolean;
}

/** Runs of a brand, newest first; hours without a bet are left out. @param of one run alone */
export async function listContractRuns(
  db: Db | Tx,
  brand: string,
  { cursor, limit = PAGE, kind }: RequestOf<'listContractRuns'>['query'],
  of?: bigint,
): Promise<ReplyOf<'listContractRuns'>> {
  const { rows } = await sql<RunRow>`
    select r.id, r.kind, r.period, r.from_day as "from", r.to_day as "to",
      r.starts_at as "startsAt", r.ends_at as "endsAt", r.status, r.hash, r.currency,
      l.lines, l.waiting, l.amount, p.amount as previous,
      r.status = 'review' and r.figures_version <> (
        select coalesce(sum(f.version), 0) from figure_day f
        where f.brand = r.brand and f.day between r.from_day and r.to_day
      ) as "isChanged"
    from contract_run r cross join lateral (
      select count(*) as lines, count(*) filter (where status = 'waiting') as waiting,
        coalesce(sum(amount_micro) filter (where payer_id = 0), 0)::bigint as amount
      from contract_line where run_id = r.id
    ) l
    left join lateral (
      select (
        select coalesce(sum(amount_micro), 0)::bigint from contract_line
        where run_id = b.id and payer_id = 0
      ) as amount
      from contract_run b
      where b.brand = r.brand and b.kind = r.kind and b.period = r.period and b.id < r.id
      order by b.id desc limit 1
    ) p on true
    where r.brand = ${brand}::text and r.id < ${cursor === undefined ? MAX_ID : cursorId(cursor)}::bigint
      and (${kind ?? null}::text is null or r.kind = ${kind ?? null}::text)
      and (${of ?? null}::bigint is null or r.id = ${of ?? null}::bigint)
      and (r.starts_at is null or l.lines > 0)
    order by r.id desc limit ${limit + 1}::int
  `.execute(db);
  return pageOf(rows, limit, (row): ContractRun => ({
    runId: String(row.id),
    kind: row.kind,
    period: row.period,
    from: row.from,
    to: row.to,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    status: row.status,
    hash: row.hash,
    lines: Number(row.lines),
    waiting: Number(row.waiting),
    amountMicro: String(row.amount),
    currency: row.currency,
    previousAmountMicro: row.previous === null ? null : String(row.previous),
    isChanged: row.isChanged,
  }));
}

/** The lines of a run with both sides. @throws Problem CONTRACT_RUN_NOT_FOUND */
export async function listContractRunLines(
  db: Db,
  brand: string,
  runId: bigint,
  { cursor, limit = PAGE }: RequestOf<'listContractRunLines'>['query'],
): Promise<ReplyOf<'listContractRunLines'>> {
  const run = await db
    .selectFrom('contract_run')
    .select('id')
    .where('id', '=', runId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (run === undefined) throw new Problem('CONTRACT_RUN_NOT_FOUND');
  const rows = (await db
    .selectFrom('contract_line')
    .select(LINE)
    .where('run_id', '=', runId)
    .where('id', '>', cursor === undefined ? 0n : cursorId(cursor))
    .orderBy('id')
    .limit(limit + 1)
    .execute()) as unknown as LineRow[];
  const [payers, members] = [
    await accountsOf(
      db,
      rows.map(({ payerId }) => payerId),
    ),
    await accountsOf(
      db,
      rows.map(({ memberId }) => memberId),
    ),
  ];
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return pageOf(rows, limit, (row) => {
    const place = places.get(row.id) ?? 0;
    const account = members[place] ?? '';
    return {
      line: lineView(row, 'received', account),
      payerAccount: payers[place] ?? '',
      account,
    };
  });
}

import type { Db } from '../../platform/db/database.ts';

/** Lines that are read in one go. */
const PAGE = 3_000;

/** A line that its payer has not paid. */
export interface DueLine {
  readonly id: bigint;
  readonly brand: string;
  readonly depth: number;
  readonly payerId: bigint;
  readonly memberId: bigint;
  readonly currency: string;
  readonly amountMicro: bigint;
  readonly status: 'due' | 'waiting' | 'guaranteed';
  readonly waitingSince: Date | null;
}

/** Pages of the lines of a brand that are due, those of the top of the tree first; runs in review are left out. */
export async function* dueLines(db: Db, brand: string): AsyncGenerator<readonly DueLine[]> {
  const reviewed = await runsInReview(db, brand);
  let after: Pick<DueLine, 'depth' | 'id'> = { depth: -1, id: 0n };
  for (;;) {
    const lines = await pageOfDue(db, brand, reviewed, after);
    yield lines;
    const last = lines.at(-1);
    if (last === undefined || lines.length < PAGE) return;
    after = last;
  }
}

async function runsInReview(db: Db, brand: string): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('contract_run')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'review')
    .execute();
  return rows.map(({ id }) => id);
}

async function pageOfDue(
  db: Db,
  brand: string,
  reviewed: readonly bigint[],
  after: Pick<DueLine, 'depth' | 'id'>,
): Promise<readonly DueLine[]> {
  const rows = await db
    .selectFrom('contract_line')
    .select([
      'id',
      'brand',
      'depth',
      'payer_id as payerId',
      'member_id as memberId',
      'currency',
      'amount_micro as amountMicro',
      'status',
      'waiting_since as waitingSince',
    ])
    .where('brand', '=', brand)
    .where('status', 'in', ['due', 'waiting', 'guaranteed'])
    .$if(reviewed.length > 0, (query) => query.where('run_id', 'not in', reviewed))
    .where((eb) =>
      eb.or([
        eb('depth', '>', after.depth),
        eb.and([eb('depth', '=', after.depth), eb('id', '>', after.id)]),
      ]),
    )
    .orderBy('depth')
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows as DueLine[];
}

import { playKinds } from '#contract/generated/enum-values.ts';
import type { PlayKind, CategoryBlocks } from '#contract/generated/types.ts';
import {
  playKindOf,
  mayLift,
  requestLift,
  type StoredBlock,
} from '#domain/safer-play/category-block.ts';
import { readBlocks, writeBlock } from '../../account/safer-play/category-block.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { noteTerms } from '../../promotion/turnover/turnover.store.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Kinds of play that a player blocks: at once, and lifted after 24 hours and a confirmation. */
export function categoryBlockRoutes({
  db,
  clock,
  gamesOf,
}: Pick<Parts, 'db' | 'clock' | 'gamesOf'>): Route[] {
  const view = async (of: Db | Tx, member: MemberKey): Promise<CategoryBlocks> => {
    const held = await readBlocks(of, member);
    const offered = new Set(
      gamesOf(member.brand)
        .search({})
        .map(({ category }) => playKindOf(category)),
    );
    return {
      blocks: playKinds
        .filter((category) => offered.has(category) || held.has(category))
        .map((category) => ({
          category,
          blocked: held.has(category),
          liftDueAt: held.get(category)?.liftDueAt?.toISOString() ?? null,
        })),
    };
  };
  /** Changes one while the member's row is held: from its commit on the ledger judges stakes by it. */
  const changed = (
    { brand, memberId }: MemberKey,
    category: PlayKind,
    next: (held: StoredBlock | null) => StoredBlock | null,
  ): Promise<CategoryBlocks> =>
    inTransaction(db, async (tx) => {
      const member = { brand, memberId };
      await lockMember(tx, member);
      const held = (await readBlocks(tx, member)).get(category) ?? null;
      const wanted = next(held);
      if (wanted !== null || held !== null) await writeBlock(tx, member, category, wanted, clock);
      await noteTerms(tx, member);
      if ((held === null) !== (wanted === null)) {
        await tellMember(tx, member, 'playBlockChanged', {}, clock);
      }
      return view(tx, member);
    });

  return [
    route('getCategoryBlocks', (call) => view(db, memberOf(call))),

    route('blockCategory', (call) =>
      changed(memberOf(call), call.params.category, () => ({ liftDueAt: null })),
    ),

    route('requestCategoryUnblock', (call) =>
      changed(
        memberOf(call),
        call.params.category,
        (held) => held && requestLift(held, clock.now()),
      ),
    ),

    route('confirmCategoryUnblock', (call) =>
      changed(memberOf(call), call.params.category, (held) => {
        if (held === null || !mayLift(held, clock.now())) throw new Problem('LIMIT_CHANGE_NOT_DUE');
        return null;
      }),
    ),
  ];
}

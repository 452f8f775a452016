import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { fundsOf, memberLedger } from './member-ledger.ts';
import { findMember, type LimitsOf, listMembers } from './office-member.read.ts';

interface OfficeMemberParts {
  db: Db;
  clock: Clock;
  limitsOf: LimitsOf;
}

/** Members as staff see them: only those of the brands they may act on. */
export function officeMemberRoutes(parts: OfficeMemberParts): Route[] {
  const { db } = parts;
  const offered = { ...parts, fundsOf };
  return [
    route('listMembers', (call) => listMembers(db, staffOf(call), call.query, offered)),

    route('getMember', async (call) => {
      const id = BigInt(call.params.memberId);
      const member = await findMember(db, staffOf(call), id, offered);
      if (member === null) throw new Problem('MEMBER_NOT_FOUND');
      return member;
    }),

    route('listMemberLedger', async (call) => {
      const memberId = BigInt(call.params.memberId);
      const member = await findMember(db, staffOf(call), memberId, offered);
      if (member === null) throw new Problem('MEMBER_NOT_FOUND');
      return memberLedger(db, { brand: member.member.brand, memberId }, call.query);
    }),
  ];
}

import type { MemberDetail } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberStatusActions } from './MemberStatusActions.tsx';

/** What staff do about one member, and what they wrote about them. */
export function MemberActs({ detail }: { detail: MemberDetail }) {
  const mayAct = useStaff().may('member.act');
  return (
    <>
      {mayAct ? <MemberStatusActions detail={detail} /> : null}
      <MemberNotes detail={detail} />
    </>
  );
}

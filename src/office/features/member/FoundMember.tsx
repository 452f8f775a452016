import type { MemberSummary } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import styles from './MemberFinder.module.css';
import { MemberStatusPill } from '../../shell/MemberStatusPill.tsx';

export interface FoundMemberProps {
  id: string;
  member: MemberSummary;
  /** What Enter opens. */
  chosen: boolean;
  onChoose: () => void;
}

/** A member among those found. The keyboard stays in the box above. */
export function FoundMember({ id, member, chosen, onChoose }: FoundMemberProps) {
  const { brandName } = useStaff();
  return (
    // The box above keeps the focus and the keys: this is a target for the pointer.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles.member}
      onClick={onChoose}
    >
      <span className={styles.account}>{member.account}</span>
      <span className={styles.brand}>{brandName(member.brand)}</span>
      <MemberStatusPill status={member.status} />
      <Amount micro={BigInt(member.balanceMicro)} currency={member.currency} mutedZero />
    </button>
  );
}

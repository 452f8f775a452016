import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Finder.module.css';
import { MemberStatusPill } from './MemberStatusPill.tsx';
import type { Found } from './useFound.ts';

interface FoundLineProps {
  id: string;
  line: Found;
  /** Enter opens it. */
  chosen: boolean;
  onChoose: () => void;
}

/** One thing among those found. The keyboard stays in the box above. */
export function FoundLine({ id, line, chosen, onChoose }: FoundLineProps) {
  const say = useTexts('office');
  const { brandName } = useStaff();
  const { name, brand, member, screen } = line;
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
      <span className={styles.account}>{name}</span>
      <span className={styles.brand}>
        {brand === null ? say('office:finder.screen') : brandName(brand)}
      </span>
      {member === null ? (
        <span className={styles.brand}>{screen}</span>
      ) : (
        <>
          <MemberStatusPill status={member.status} />
          <Amount micro={BigInt(member.balanceMicro)} currency={member.currency} mutedZero />
        </>
      )}
    </button>
  );
}

import type { ReactNode } from 'react';
import type { FactChange } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import styles from './FactDesk.module.css';
import { LastChange } from './LastChange.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import type { Desk } from './useDesk.ts';

export interface FactDeskProps {
  desk: Pick<Desk<never>, 'saved' | 'conflicted' | 'rebase' | 'edit' | 'reviewing' | 'review'>;
  lastChange: FactChange | null;
  /** How much differs from what holds. */
  changes: number;
  /** How much has to be mended before it can be applied. */
  faults: number;
  /** The last look. */
  review: ReactNode;
  children: ReactNode;
}

/** What stands around the editor of a fact: who changed it last, and the way to apply a change. */
export function FactDesk(props: FactDeskProps) {
  const { desk, lastChange, changes, faults, review, children } = props;
  const say = useTexts('office');
  return (
    <div className={styles.desk}>
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && changes > 0 ? (
        <ConflictNotice
          change={lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={lastChange} />
      {children}
      {changes === 0 ? null : (
        <ReviewBar
          count={changes}
          obstacle={
            faults > 0
              ? say('office:rules.mend', { count: faults })
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && changes > 0 ? review : null}
    </div>
  );
}

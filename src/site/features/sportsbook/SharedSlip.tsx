import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SharedLegLine } from './SharedLegLine.tsx';
import type { SharedLeg } from './share-link.ts';
import { keyOf, type Pick } from './slip.ts';
import styles from './Slip.module.css';

export interface SharedSlipProps {
  legs: readonly SharedLeg[];
  /** The selections that still take bets, at the odds of now. */
  onTake: (picks: readonly Pick[]) => void;
  onClose: () => void;
}

/** A slip from a link: each selection by name, with those that are closed. */
export function SharedSlip({ legs, onTake, onClose }: SharedSlipProps) {
  const say = useTexts('sports');
  const [known, setKnown] = useState<Readonly<Record<string, Pick | null>>>({});
  const found = legs.map((leg) => known[keyOf(leg)]);
  const picks = found.flatMap((pick) => pick ?? []);
  const closed = found.filter((pick) => pick === null).length;
  return (
    <Card>
      <div className={styles.slip}>
        <h2>{say('sports:share.title', { count: legs.length })}</h2>
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <SharedLegLine
              key={keyOf(leg)}
              leg={leg}
              onKnown={(pick) => setKnown((before) => ({ ...before, [keyOf(leg)]: pick }))}
            />
          ))}
        </ul>
        {closed === 0 ? null : (
          <p className={styles.fault} role="status">
            {say('sports:share.closed', { count: closed })}
          </p>
        )}
        <div className={styles.row}>
          <Button aria-disabled={picks.length === 0} onClick={() => onTake(picks)}>
            {say('sports:share.take', { count: picks.length })}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('sports:share.ignore')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

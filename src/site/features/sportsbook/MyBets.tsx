import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BetCard } from './BetCard.tsx';
import styles from './Slip.module.css';

/** Bets in their delay are decided within seconds. */
const EVERY_MS = 3_000;
const VIEWS = ['open', 'settled'] as const;

/** The player's latest bets. */
export function MyBets() {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const [view, setView] = useState<(typeof VIEWS)[number] | null>(null);
  const { value, problem, refresh } = useQuery(
    'listSportsBets',
    { query: { limit: 20, view: view ?? 'all' } },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={2} />;
  return (
    <>
      <ChoiceStrip
        label={say('sports:bets.view')}
        choices={[
          { value: null, label: say('sports:bets.view.all') },
          ...VIEWS.map((one) => ({ value: one, label: say(`sports:bets.view.${one}`) })),
        ]}
        chosen={view}
        onChoose={setView}
      />
      {value.items.length === 0 ? (
        <p className={styles.quiet}>{say('sports:bets.empty')}</p>
      ) : (
        <ul className={styles.bets}>
          {value.items.map((bet) => (
            <BetCard key={bet.betId} bet={bet} onChanged={() => void refresh()} />
          ))}
        </ul>
      )}
    </>
  );
}

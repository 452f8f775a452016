import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import { FreeForm } from './FreeForm.tsx';
import styles from './FairnessScreen.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { RecentRounds } from './RecentRounds.tsx';
import { RoundProof } from './RoundProof.tsx';
import { SharedRoundProof } from './SharedRoundProof.tsx';

/** Explains how rounds are decided and computes them again: one's own, or any from its seeds. */
export function FairnessScreen() {
  const say = useTexts('fairness');
  const { hasWallet } = useSession();
  const [query, setQuery] = useSearchParams();
  const roundId = query.get('round');
  const shared = query.get('shared');
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('fairness:title')}</h1>
        <p className={styles.lead}>{say('fairness:lead')}</p>
      </header>
      {shared === null ? null : <SharedRoundProof key={shared} token={shared} />}
      <HowItWorks />
      <section aria-labelledby="own-rounds">
        <h2 id="own-rounds" className={`display section-title ${styles.heading}`}>
          {say('fairness:own.title')}
        </h2>
        {hasWallet ? (
          <div className={styles.columns}>
            <RecentRounds
              chosen={roundId}
              onChoose={(round) => setQuery({ round }, { preventScrollReset: true })}
            />
            {roundId === null ? (
              <Card surface="sunken">
                <p>{say('fairness:own.choose')}</p>
              </Card>
            ) : (
              <RoundProof key={roundId} roundId={roundId} />
            )}
          </div>
        ) : (
          <Card className={styles.signIn}>
            <p>{say('fairness:own.signIn')}</p>
            <ButtonLink href="/login" state={{ target: `/fairness?${query}` }}>
              {say('fairness:own.signIn.action')}
            </ButtonLink>
          </Card>
        )}
      </section>
      <section aria-labelledby="any-round">
        <h2 id="any-round" className={`display section-title ${styles.heading}`}>
          {say('fairness:any.title')}
        </h2>
        <FreeForm />
      </section>
    </div>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { GoodsView } from './GoodsView.tsx';
import { PointDetails } from './PointDetails.tsx';
import styles from './PointMall.module.css';
import { RedemptionHistory } from './RedemptionHistory.tsx';

const OWN_VIEWS = ['details', 'history'] as const;

/** The points mall: the player's points, goods to redeem, and the records of both. */
export function PointMallScreen() {
  // The texts of its parts too: all load in one request.
  const say = useTexts('points', 'records', 'plan', 'ui');
  const problemText = useProblemText();
  const { hasWallet } = useSession();
  const { value: config, problem, refresh } = useQuery('getPointsConfig');
  const [search, setSearch] = useSearchParams();
  const [conversions, setConversions] = useState(0);
  const asked = search.get('view');
  const view = hasWallet ? (OWN_VIEWS.find((one) => one === asked) ?? null) : null;
  if (config?.enabled === false) {
    return (
      <div className={`page ${styles.screen}`}>
        <EmptyState icon="coins" title={say('points:off.title')} titleAs="h1">
          {say('points:off.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('points:title')}</h1>
        <p className={styles.lead}>{say('points:lead')}</p>
      </header>
      {config !== undefined ? (
        <BalanceCard config={config} onConverted={() => setConversions((count) => count + 1)} />
      ) : problem === null ? (
        <Skeleton shape="block" />
      ) : (
        <Notice
          tone="problem"
          action={
            <Button tone="secondary" size="small" onClick={() => void refresh()}>
              {say('ui:retry')}
            </Button>
          }
        >
          {problemText(problem)}
        </Notice>
      )}
      {hasWallet ? (
        <ChoiceStrip
          label={say('points:views')}
          choices={[
            { value: null, label: say('points:view.goods') },
            ...OWN_VIEWS.map((value) => ({ value, label: say(`points:view.${value}`) })),
          ]}
          chosen={view}
          onChoose={(chosen) =>
            setSearch(chosen === null ? {} : { view: chosen }, { replace: true })
          }
        />
      ) : null}
      {view === null ? <GoodsView /> : null}
      {/* A new key loads the records again. */}
      {view === 'details' ? <PointDetails key={conversions} /> : null}
      {view === 'history' ? <RedemptionHistory key={conversions} /> : null}
    </div>
  );
}

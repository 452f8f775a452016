import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { LevelHero } from './LevelHero.tsx';
import { LevelList } from './LevelList.tsx';
import { NextLevel } from './NextLevel.tsx';
import styles from './Vip.module.css';

/** Settled bets and deposits count while the page is open. */
const REFRESH_MS = 30_000;

/** The player's level, the way to the next one, and all levels of the brand. */
export function VipScreen() {
  const say = useTexts('vip', 'ui');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery('getVip', undefined, { everyMs: REFRESH_MS });
  return (
    <AccountFrame title={say('vip:title')}>
      {value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
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
        )
      ) : value.levels.length === 0 ? (
        <EmptyState icon="crown" title={say('vip:empty')}>
          {say('vip:emptyText')}
        </EmptyState>
      ) : (
        <>
          <LevelHero vip={value} />
          <NextLevel vip={value} />
          <p className={styles.honest}>{say('vip:honest')}</p>
          <LevelList vip={value} />
        </>
      )}
    </AccountFrame>
  );
}

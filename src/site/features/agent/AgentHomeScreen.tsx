import type { ReactNode } from 'react';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { NoticeBoard } from '../announcement/NoticeBoard.tsx';
import styles from './AgentHomeScreen.module.css';

/** An agent's own place: the account, the code to invite by, and what is announced to agents. */
export function AgentHomeScreen() {
  const say = useTexts('agent', 'announcement', 'member');
  const locale = useLocale();
  const problemText = useProblemText();
  const { value, problem } = useQuery('getAgentHome', {});
  const notices = useQuery('listAnnouncements', { query: { types: 'PL' } });
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={`display ${styles.title}`}>{say('agent:title')}</h1>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {value === undefined ? (
        problem === null && <Skeleton shape="block" count={2} />
      ) : (
        <>
          <Card as="section" aria-labelledby="agent-account">
            <h2 id="agent-account" className={styles.heading}>
              {say('agent:account')}
            </h2>
            <dl className={styles.facts}>
              <Fact name={say('member:account.username')}>{value.account}</Fact>
              <Fact name={say('agent:type')}>{say(`agent:type.${value.type}`)}</Fact>
              <Fact name={say('agent:since')}>{formatMoment(value.since, locale)}</Fact>
            </dl>
          </Card>
          {value.affiliateCode === null || value.joinUrl === null ? null : (
            <Card as="section" aria-labelledby="agent-code">
              <h2 id="agent-code" className={styles.heading}>
                {say('agent:code')}
              </h2>
              <p className={styles.text}>{say('agent:code.text')}</p>
              <dl className={styles.facts}>
                <Fact name={say('agent:code')}>
                  <span className="tabular">{value.affiliateCode}</span>
                  <CopyButton value={value.affiliateCode} label={say('agent:code')} />
                </Fact>
                <Fact name={say('agent:link')}>
                  <span className={styles.link}>{value.joinUrl}</span>
                  <CopyButton value={value.joinUrl} label={say('agent:link')} />
                </Fact>
              </dl>
            </Card>
          )}
        </>
      )}
      <section aria-labelledby="agent-notices">
        <h2 id="agent-notices" className={styles.heading}>
          {say('announcement:notices.title')}
        </h2>
        {notices.value !== undefined && notices.value.notices.length > 0 ? (
          <NoticeBoard items={notices.value.notices} chosen={null} />
        ) : notices.value !== undefined ? (
          <EmptyState icon="megaphone" title={say('announcement:notices.none')} />
        ) : (
          <Skeleton count={3} />
        )}
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

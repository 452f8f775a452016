import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import styles from './AgentAnnouncements.module.css';
import { plainText } from './plain-text.ts';

/** Announcements to players and agents, each under its title. */
export function AgentAnnouncementsScreen() {
  const say = useTexts('agent', 'ui');
  const locale = useLocale();
  const wordsIn = useWordsIn();
  const list = useQuery('listAnnouncements', { query: { types: 'PL' } });
  return (
    <AgentFrame title={say('agent:announcements')}>
      <Loaded query={list} blocks={2}>
        {({ notices }) =>
          notices.length === 0 ? (
            <EmptyState icon="megaphone" title={say('agent:announcements.none')}>
              {say('agent:announcements.none.text')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {notices.map(({ id, title, content, language, startDateStr }) => (
                <li key={id}>
                  <details className={styles.item} name="announcements">
                    <summary className={styles.head}>
                      <span className={styles.words}>
                        <span {...wordsIn(language)}>{title}</span>
                        <time className={styles.at} dateTime={startDateStr}>
                          {formatMoment(startDateStr, locale)}
                        </time>
                      </span>
                      <Icon name="caretDown" size="small" className={styles.mark} />
                    </summary>
                    <p className={styles.text} {...wordsIn(language)}>
                      {plainText(content)}
                    </p>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AgentFrame>
  );
}

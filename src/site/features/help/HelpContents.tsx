import { useLocation } from 'react-router-dom';
import type { HelpTopic } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import styles from './HelpContents.module.css';

export interface HelpContentsProps {
  chapters: readonly HelpTopic[];
  /** Where articles with a page of their own are. */
  ownDocuments: ReadonlyMap<string, string>;
}

/** What there is, by section, each with the way there. */
export function HelpContents({ chapters, ownDocuments }: HelpContentsProps) {
  const say = useTexts('help');
  const wordsIn = useWordsIn();
  const { pathname, state } = useLocation();
  return (
    <nav className={styles.contents} aria-label={say('help:contents')}>
      {chapters.map(({ topicId, title, articles }) => (
        <div key={topicId}>
          <p className={styles.section}>{title}</p>
          <ul>
            {articles.map(({ articleId, language, title: name }) => {
              const own = ownDocuments.get(articleId);
              return (
                <li key={articleId}>
                  <Anchor
                    className={styles.link}
                    href={own ?? `${pathname}#${articleId}`}
                    // A dialog stays over the page it was opened from.
                    state={own === undefined ? state : undefined}
                    {...wordsIn(language)}
                  >
                    {name}
                  </Anchor>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

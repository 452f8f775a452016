import type { ReactNode } from 'react';
import { DOCUMENT_SCREENS, type DocumentScreenId } from '#brand/document-screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { HelpGate } from '../help/HelpGate.tsx';
import { RichText } from '../help/RichText.tsx';
import styles from './DocumentPage.module.css';

export interface DocumentPageProps {
  screen: DocumentScreenId;
  /** What the plan knows and the page's words do not. */
  children?: ReactNode;
}

/** A page that operators word in the help centre: about, terms and the like. */
export function DocumentPage({ screen, children }: DocumentPageProps) {
  const say = useTexts('help', 'shell');
  const wordsIn = useWordsIn();
  const pageId = DOCUMENT_SCREENS[screen];
  return (
    <div className={`page ${styles.document}`}>
      <HelpGate
        empty={
          <EmptyState
            icon="question"
            titleAs="h1"
            title={say('help:missing.title', { page: say(`shell:screen.${screen}`) })}
          >
            <p>{say('help:missing.text')}</p>
          </EmptyState>
        }
      >
        {(topics) => {
          const article = topics
            .flatMap(({ articles }) => articles)
            .find(({ articleId }) => articleId === pageId);
          if (article === undefined) return null;
          return (
            <article className={styles.article}>
              <h1 className={`display ${styles.title}`} {...wordsIn(article.language)}>
                {article.title}
              </h1>
              <RichText html={article.content} language={article.language} />
              {children}
            </article>
          );
        }}
      </HelpGate>
    </div>
  );
}

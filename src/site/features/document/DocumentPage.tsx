import type { ReactNode } from 'react';
import type { DocumentScreenId } from '#brand/document-screens.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { RichText } from '../help/RichText.tsx';
import { DocumentGate } from './DocumentGate.tsx';
import styles from './DocumentPage.module.css';

export interface DocumentPageProps {
  screen: DocumentScreenId;
  /** What the plan knows and the page's words do not. */
  children?: ReactNode;
}

/** A page that operators word in the help centre: about, terms and the like. */
export function DocumentPage({ screen, children }: DocumentPageProps) {
  const wordsIn = useWordsIn();
  return (
    <div className={`page ${styles.document}`}>
      <DocumentGate screen={screen} titleAs="h1">
        {({ title, content, language }) => (
          <article className={styles.article}>
            <h1 className={`display ${styles.title}`} {...wordsIn(language)}>
              {title}
            </h1>
            <RichText html={content} language={language} />
            {children}
          </article>
        )}
      </DocumentGate>
    </div>
  );
}

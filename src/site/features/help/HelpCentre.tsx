import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { HelpGate } from './HelpGate.tsx';
import { findChapters } from './find-chapters.ts';
import { HelpChapters } from './HelpChapters.tsx';
import styles from './HelpCentre.module.css';
import { HelpContacts } from './HelpContacts.tsx';
import { HelpContents } from './HelpContents.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { useJump } from './useJump.ts';
import { useOwnDocuments } from './useOwnDocuments.ts';

/** Sections at the side, search above, every answer in full: readable, printable, linkable. */
export function HelpCentre() {
  const say = useTexts('help');
  const [query, setQuery] = useState('');
  const ownDocuments = useOwnDocuments();
  useJump();
  return (
    <div className={styles.whole}>
      <HelpContacts />
      <HelpGate empty={<EmptyState icon="question" title={say('help:empty')} />}>
        {(topics) => {
          if (topics.length === 0) return null;
          const chapters = findChapters(topics, query);
          const count = chapters.reduce((sum, { articles }) => sum + articles.length, 0);
          return (
            <div className={styles.centre}>
              <div className={styles.side}>
                <HelpSearch value={query} onChange={setQuery} />
                <p className={styles.count} role="status">
                  {query.trim() === '' ? null : say('help:found', { count })}
                </p>
                <HelpContents chapters={chapters} ownDocuments={ownDocuments} />
              </div>
              {count === 0 ? (
                <EmptyState
                  icon="magnifyingGlass"
                  title={say('help:nothing', { query: query.trim() })}
                  action={
                    <Button tone="secondary" onClick={() => setQuery('')}>
                      {say('help:showAll')}
                    </Button>
                  }
                />
              ) : (
                <HelpChapters chapters={chapters} ownDocuments={ownDocuments} />
              )}
            </div>
          );
        }}
      </HelpGate>
    </div>
  );
}

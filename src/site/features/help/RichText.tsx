import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { cx } from '#ui/kit/class-names.ts';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** Checked on the server when it was saved. */
  html: string;
  /** Of the words. */
  language: string;
  className?: string | undefined;
}

/** Words that operators wrote; links within the site do not load the page anew. */
export function RichText({ html, language, className }: RichTextProps) {
  const navigate = useNavigate();
  const wordsIn = useWordsIn();
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !/^\/(?!\/)/.test(href)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    // The links within are what is pressed, by key or pointer; their clicks arrive here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cx(styles.text, className)}
      onClick={follow}
      {...wordsIn(language)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

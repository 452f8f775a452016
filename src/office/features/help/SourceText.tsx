import { useTexts } from '#ui/i18n/useTexts.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import styles from './SourceText.module.css';

export interface SourceTextProps {
  /** Undefined: nobody wrote this page yet. */
  source: { language: string; title: string; content: string } | undefined;
}

/** The words to write after, as they are. */
export function SourceText({ source }: SourceTextProps) {
  const say = useTexts('help-desk');
  const languageName = useLanguageName();
  if (source === undefined) {
    return <Panel title={say('help-desk:source')}>{say('help-desk:noSource')}</Panel>;
  }
  return (
    <Panel title={say('help-desk:sourceIn', { language: languageName(source.language) })}>
      <p className={styles.title} lang={source.language}>
        {source.title}
      </p>
      {/* It scrolls, and so has to be reached without a pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.html} lang={source.language} tabIndex={0}>
        {source.content}
      </pre>
    </Panel>
  );
}

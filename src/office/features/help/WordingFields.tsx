import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import type { WordingEdit } from './wording-draft.ts';
import styles from './WordingFields.module.css';

/** The contract's bounds. */
const MAX_TITLE = 200;
const MAX_CONTENT = 40_000;

export interface WordingFieldsProps {
  language: string;
  title: string;
  content: string;
  /** The brand's words, not the platform's. */
  isOwn: boolean;
  /** Undefined: for looking at. */
  onChange: ((edit: WordingEdit) => void) | undefined;
}

/** Title and HTML of a page in one language. */
export function WordingFields({ language, title, content, isOwn, onChange }: WordingFieldsProps) {
  const say = useTexts('help-desk');
  const id = useId();
  const frozen = onChange === undefined;
  return (
    <Panel
      title={say('help-desk:words')}
      actions={
        <Pill tone={isOwn ? 'accent' : 'plain'}>
          {isOwn ? say('help-desk:own') : say('help-desk:shipped')}
        </Pill>
      }
    >
      <div className={styles.fields} lang={language}>
        <Field
          label={say('help-desk:titleField')}
          value={title}
          maxLength={MAX_TITLE}
          readOnly={frozen}
          onChange={(event) => onChange?.({ title: event.target.value, content })}
        />
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            {say('help-desk:contentField')}
          </label>
          <textarea
            id={id}
            className={styles.html}
            rows={18}
            spellCheck
            value={content}
            maxLength={MAX_CONTENT}
            readOnly={frozen}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange?.({ title, content: event.target.value })}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {say('help-desk:contentHint')}{' '}
            <span className="code">{'{brand} {holder} {age} {currency} {termsVersion}'}</span>
          </p>
        </div>
        {isOwn && !frozen ? (
          <div>
            <Button tone="secondary" onClick={() => onChange('shipped')}>
              {say('help-desk:useShipped')}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import type { ProductText } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { RowFaults } from './RowFaults.tsx';
import { MAX_MESSAGE, savedEdit, type TextEdit, textName } from './text-edits.ts';
import { textFaults } from './text-faults.ts';
import styles from './TextRow.module.css';
import { TextStateMark } from './TextStateMark.tsx';

export interface TextRowProps {
  text: ProductText;
  edit: TextEdit | undefined;
  /** The server's words about the last attempt to save it. */
  refusal: string | undefined;
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  onEdit: (text: ProductText, edit: TextEdit) => void;
  onRevert: (name: string) => void;
}

/** One text next to its English source. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, edit, refusal, language, direction, readOnly, onEdit, onRevert } = props;
  const say = useTexts('builder-languages');
  const id = useId();
  const { key, source, state } = text;
  const { message, unsure } = edit ?? savedEdit(text);
  const faults = useMemo(
    () => (message === '' ? [] : textFaults(message, source, language)),
    [message, source, language],
  );
  const hasFaults = faults.length > 0 || refusal !== undefined;
  const isInvalid = faults.some(({ severity }) => severity === 'error') || refusal !== undefined;
  const { meant } = faults.find((fault) => fault.meant !== undefined) ?? {};
  const write = (next: string): void => onEdit(text, { message: next, unsure });
  return (
    <li className={styles.row} data-edited={edit === undefined ? undefined : ''}>
      <div className={styles.head}>
        <code className={styles.key}>{key}</code>
        <TextStateMark state={state} />
        {edit === undefined ? null : <TextStateMark state="unsaved" />}
      </div>
      <Source id={`${id}-source`} text={text} />
      <div className={styles.target}>
        <textarea
          id={id}
          className={styles.area}
          lang={language}
          dir={direction}
          rows={message.length > 60 ? 3 : 2}
          value={message}
          maxLength={MAX_MESSAGE}
          readOnly={readOnly}
          aria-label={say('builder-languages:row.translation', { key })}
          aria-describedby={hasFaults ? `${id}-source ${id}-faults` : `${id}-source`}
          aria-invalid={isInvalid || undefined}
          data-text={textName(text)}
          onChange={(event) => write(event.target.value)}
          onKeyDown={goToNext}
        />
        {message === '' && edit !== undefined ? (
          <p className={styles.empty}>{say('builder-languages:row.empty')}</p>
        ) : null}
        {hasFaults ? <RowFaults id={`${id}-faults`} faults={faults} refusal={refusal} /> : null}
        {readOnly ? null : (
          <div className={styles.tools}>
            <label className={styles.unsure}>
              <input
                type="checkbox"
                checked={unsure}
                disabled={message === ''}
                onChange={(event) => onEdit(text, { message, unsure: event.target.checked })}
              />
              {say('builder-languages:row.unsure')}
              <span className="visually-hidden">{key}</span>
            </label>
            {meant === undefined ? null : (
              <Action small onClick={() => write(meant)}>
                {say('builder-languages:row.useMeant')}
                <span className="visually-hidden"> {key}</span>
              </Action>
            )}
            {state === 'changed' && edit === undefined ? (
              <Action small onClick={() => write(message)}>
                {say('builder-languages:row.confirm')}
                <span className="visually-hidden"> {key}</span>
              </Action>
            ) : null}
            {edit === undefined ? null : (
              <Action small tone="quiet" onClick={() => onRevert(textName(text))}>
                {say('builder-languages:row.revert')}
                <span className="visually-hidden"> {key}</span>
              </Action>
            )}
          </div>
        )}
      </div>
    </li>
  );
});

function Source({ id, text: { source, before } }: { id: string; text: ProductText }) {
  const say = useTexts('builder-languages');
  return (
    <div id={id} className={styles.source}>
      <p lang="en" dir="ltr" className={styles.words}>
        {source}
      </p>
      {before === null ? null : (
        <p className={styles.before}>
          {say('builder-languages:row.before')}{' '}
          <span lang="en" dir="ltr" className={styles.words}>
            {before}
          </span>
        </p>
      )}
    </div>
  );
}

/** Ctrl+Enter moves on to the next text, and after the last one to the next page. */
function goToNext(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const area = event.currentTarget;
  const stops = area
    .closest('[data-texts]')
    ?.querySelectorAll<HTMLElement>('[data-text], [data-next-page]');
  const all = [...(stops ?? [])];
  const next = all[all.indexOf(area) + 1];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

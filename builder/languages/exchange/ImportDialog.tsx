import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../../look/Action.tsx';
import type { TextEdits } from '../desk/text-edits.ts';
import { type FaultyText, type ImportPlan, mendedTexts } from './import-plan.ts';
import styles from './ImportDialog.module.css';

const MAX_LISTED = 100;

export interface ImportDialogProps {
  plan: ImportPlan;
  onTake: (texts: TextEdits) => void;
  onClose: () => void;
}

/** What a file would change, before it changes anything. */
export function ImportDialog({ plan, onTake, onClose }: ImportDialogProps) {
  const say = useTexts('builder-languages', 'builder');
  const [leavesOut, setLeavesOut] = useState(false);
  const [mends, setMends] = useState(false);
  const { fresh, changed, unchanged, unknown, faulty, suspect } = plan;
  const mended = mendedTexts(faulty);
  const mendable = Object.keys(mended).length;
  const taken = { ...fresh, ...changed, ...(mends ? mended : {}) };
  const count = Object.keys(taken).length;
  const refused = faulty.length - (mends ? mendable : 0);
  const mayTake = count > 0 && (refused === 0 || leavesOut);
  const counts = {
    fresh: Object.keys(fresh).length,
    changed: Object.keys(changed).length,
    unchanged,
    unknown: unknown.length,
    faulty: faulty.length,
    suspect: suspect.length,
  };
  return (
    <Dialog
      wide
      title={say('builder-languages:import.title')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder:cancel')}</Action>
          <Action tone="strong" disabled={!mayTake} onClick={() => onTake(taken)}>
            {say('builder-languages:import.take', { count })}
          </Action>
        </>
      }
    >
      <ul className={styles.counts}>
        {Object.entries(counts).map(([name, number]) =>
          number === 0 ? null : (
            <li key={name}>{say(`builder-languages:import.${name}`, { count: number })}</li>
          ),
        )}
      </ul>
      {count + mendable === 0 ? (
        <Notice tone="warning">{say('builder-languages:import.nothing')}</Notice>
      ) : (
        <p className={styles.quiet}>{say('builder-languages:import.lead')}</p>
      )}
      {unknown.length === 0 ? null : (
        <details>
          <summary>{say('builder-languages:import.unknown', { count: unknown.length })}</summary>
          <ul className={styles.names}>
            {unknown.slice(0, MAX_LISTED).map((name) => (
              <li key={name}>
                <code className="code">{name}</code>
              </li>
            ))}
          </ul>
          <Rest count={unknown.length - MAX_LISTED} />
        </details>
      )}
      {suspect.length === 0 ? null : (
        <Listed title={say('builder-languages:import.suspectTitle')} texts={suspect} />
      )}
      {faulty.length === 0 ? null : (
        <Listed title={say('builder-languages:import.faultyTitle')} texts={faulty} />
      )}
      {mendable === 0 ? null : (
        <Choice checked={mends} onChange={setMends}>
          {say('builder-languages:import.mend', { count: mendable })}
        </Choice>
      )}
      {refused === 0 || count === 0 ? null : (
        <Choice checked={leavesOut} onChange={setLeavesOut}>
          {say('builder-languages:import.leaveOut', { count: refused })}
        </Choice>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: string;
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}

/** The first texts of a list, each with its fault and, where it can be repaired, the repaired text. */
function Listed({ title, texts }: { title: string; texts: readonly FaultyText[] }) {
  const say = useTexts('builder-languages', 'check');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.faulty}>
        {texts.slice(0, MAX_LISTED).map(({ name, message, code, params, meant }) => (
          <li key={name}>
            <code className="code">{name}</code>
            <p className={styles.message}>{message.slice(0, 300)}</p>
            <p className={styles.fault}>
              {code === 'tooLong'
                ? say('builder-languages:import.tooLong', params)
                : say(`check:${code}`, params)}
            </p>
            {meant === undefined ? null : (
              <p className={styles.message}>
                {say('builder-languages:import.meant', { text: meant.slice(0, 300) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Rest count={texts.length - MAX_LISTED} />
    </section>
  );
}

function Rest({ count }: { count: number }) {
  const say = useTexts('builder-languages');
  return count <= 0 ? null : (
    <p className={styles.quiet}>{say('builder-languages:import.rest', { count })}</p>
  );
}

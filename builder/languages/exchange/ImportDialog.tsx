import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../../look/Action.tsx';
import type { TextEdits } from '../desk/text-edits.ts';
import type { FaultyText, ImportPlan } from './import-plan.ts';
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
  const { fresh, changed, unchanged, unknown, faulty } = plan;
  const sound = { ...fresh, ...changed };
  const count = Object.keys(sound).length;
  const mayTake = count > 0 && (faulty.length === 0 || leavesOut);
  const counts = {
    fresh: Object.keys(fresh).length,
    changed: Object.keys(changed).length,
    unchanged,
    unknown: unknown.length,
    faulty: faulty.length,
  };
  return (
    <Dialog
      wide
      title={say('builder-languages:import.title')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder:cancel')}</Action>
          <Action tone="strong" disabled={!mayTake} onClick={() => onTake(sound)}>
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
      {count === 0 ? (
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
      {faulty.length === 0 ? null : <Faulty texts={faulty} />}
      {faulty.length === 0 || count === 0 ? null : (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={leavesOut}
            onChange={(event) => setLeavesOut(event.target.checked)}
          />
          {say('builder-languages:import.leaveOut', { count: faulty.length })}
        </label>
      )}
    </Dialog>
  );
}

function Faulty({ texts }: { texts: readonly FaultyText[] }) {
  const say = useTexts('builder-languages', 'check');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{say('builder-languages:import.faultyTitle')}</h3>
      <ul className={styles.faulty}>
        {texts.slice(0, MAX_LISTED).map(({ name, message, code, params }) => (
          <li key={name}>
            <code className="code">{name}</code>
            <p className={styles.message}>{message.slice(0, 300)}</p>
            <p className={styles.fault}>
              {code === 'tooLong'
                ? say('builder-languages:import.tooLong', params)
                : say(`check:${code}`, params)}
            </p>
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

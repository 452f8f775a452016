import { UploadSimple } from '@phosphor-icons/react/UploadSimple';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './LogoField.module.css';
import { fileRefusals, LOGO_LIMIT_BYTES, type LogoRefusal } from './logo-refusals.ts';
import type { LogoField as LogoFieldName } from './useEntryForm.ts';

export interface LogoFieldProps {
  field: LogoFieldName;
  /** Address of the drawing it has; null for none. */
  address: string | null;
  fault: string | undefined;
  onDraw: (svg: string) => void;
}

/** Outcome of the last file that was chosen. */
interface Brought {
  readonly name: string;
  readonly refusals: readonly LogoRefusal[];
}

/** One logo: its drawing on the ground it is for, and a file to replace it with. */
export function LogoField({ field, address, fault, onDraw }: LogoFieldProps) {
  const say = useTexts('builder-registry');
  const id = useId();
  const [brought, setBrought] = useState<Brought | null>(null);
  const [isOver, setIsOver] = useState(false);
  /** Only the newest of several files in a row counts. */
  const turn = useRef(0);

  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    turn.current += 1;
    const own = turn.current;
    const { svg, refusals } = await fileRefusals(file);
    if (own !== turn.current) return;
    setBrought({ name: file.name, refusals });
    if (refusals.length === 0) onDraw(svg);
  };
  const isRefused = brought !== null && brought.refusals.length > 0;
  const described = [`${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <span id={`${id}-name`} className={styles.label}>
        {say(`builder-registry:field.${field}`)}
      </span>
      <div className={styles.ground} data-ground={field === 'logoLight' ? 'light' : 'dark'}>
        {address === null ? (
          <span>{say('builder-registry:logo.none')}</span>
        ) : (
          <img src={address} alt={say(`builder-registry:logo.alt.${field}`)} />
        )}
      </div>
      <label
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        data-fault={fault === undefined && !isRefused ? undefined : ''}
      >
        {/* It covers the label: a file dropped on it is chosen. */}
        <input
          ref={keepCancel}
          type="file"
          className={styles.file}
          accept=".svg,image/svg+xml"
          aria-labelledby={`${id}-choose ${id}-name`}
          aria-describedby={described}
          aria-invalid={fault === undefined ? undefined : true}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            void bring(event.target.files?.[0]);
            // The same file, corrected, can be chosen again.
            event.target.value = '';
          }}
        />
        <UploadSimple size={18} aria-hidden="true" />
        <span id={`${id}-choose`}>{say('builder-registry:logo.choose')}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {say('builder-registry:hint.logo', { limit: LOGO_LIMIT_BYTES / 1000 })}
      </p>
      {fault === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {isRefused ? (
        <Notice
          tone="problem"
          title={say('builder-registry:refusal.title', { file: brought.name })}
        >
          <ul className={styles.reasons}>
            {brought.refusals.map(({ key, params }) => (
              <li key={`${key} ${params['name'] ?? ''}`}>
                {say(`builder-registry:refusal.${key}`, params)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <p className={styles.hint} role="status">
        {brought === null || isRefused
          ? ''
          : say('builder-registry:logo.brought', { file: brought.name })}
      </p>
    </div>
  );
}

/** Leaving the file chooser fires `cancel`, which bubbles and would close the dialog around it. */
function keepCancel(input: HTMLInputElement | null): () => void {
  const stop = (event: Event): void => event.stopPropagation();
  input?.addEventListener('cancel', stop);
  return () => input?.removeEventListener('cancel', stop);
}

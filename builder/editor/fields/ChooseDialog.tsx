import { useMemo, useState } from 'react';
import { foldText } from '#domain/text/fold-text.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Action } from '../../look/Action.tsx';
import type { Choice } from '../../registry/choices.ts';
import formStyles from '../forms/controls.module.css';
import styles from './ChooseDialog.module.css';

export interface ChooseDialogProps {
  title: string;
  choices: readonly Choice[];
  /** What the list holds now, in its order. */
  values: readonly string[];
  most: number;
  onChosen: (values: readonly string[]) => void;
  onClose: () => void;
}

/** Many values at once out of a long list. What stays keeps its order; what is new follows. */
export function ChooseDialog(props: ChooseDialogProps) {
  const { title, choices, values, most, onChosen, onClose } = props;
  const say = useTexts('builder-brands');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(values));
  const shown = useMemo(() => {
    const words = foldText(search).split(/\s+/);
    return choices.filter(({ label, value }) => {
      const text = foldText(`${label} ${value}`);
      return words.every((word) => text.includes(word));
    });
  }, [choices, search]);
  const set = (change: (next: Set<string>) => void): void => {
    const next = new Set(chosen);
    change(next);
    setChosen(next);
  };
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder-brands:cancel')}</Action>
          <Action
            tone="strong"
            disabled={chosen.size > most}
            onClick={() => {
              const kept = values.filter((value) => chosen.has(value));
              onChosen([...kept, ...[...chosen].filter((value) => !values.includes(value))]);
              onClose();
            }}
          >
            {say('builder-brands:choose.take', { count: chosen.size })}
          </Action>
        </>
      }
    >
      <div className={styles.tools}>
        <input
          type="search"
          className={formStyles.input}
          data-focus-first=""
          aria-label={say('builder-brands:choose.search')}
          placeholder={say('builder-brands:choose.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Action
          small
          onClick={() =>
            set((next) => {
              for (const { value } of shown) next.add(value);
            })
          }
        >
          {say('builder-brands:choose.all')}
        </Action>
        <Action
          small
          onClick={() =>
            set((next) => {
              for (const { value } of shown) next.delete(value);
            })
          }
        >
          {say('builder-brands:choose.none')}
        </Action>
      </div>
      <ul className={styles.list}>
        {shown.map(({ value, label }) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.has(value)}
                onChange={(event) => {
                  const { checked } = event.target;
                  set((next) => {
                    if (checked) next.add(value);
                    else next.delete(value);
                  });
                }}
              />
              <span>{label}</span>
              {label === value ? null : <code>{value}</code>}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import styles from './Contracts.module.css';

export interface PickedDownline {
  readonly memberId: string;
  readonly account: string;
}

export interface DownlinePickerProps {
  picked: readonly PickedDownline[];
  onPick: (picked: readonly PickedDownline[]) => void;
  /** Members with an offer that waits: they cannot have a second one. */
  excluded: ReadonlySet<string>;
  problem: string | undefined;
}

/** Direct downlines to choose from. The server's search covers the whole team, so this one is local. */
export function DownlinePicker({ picked, onPick, excluded, problem }: DownlinePickerProps) {
  const say = useTexts('agent', 'records');
  const list = useCursorList('listDownlines', { type: 'agent', limit: 100 });
  const [search, setSearch] = useState('');
  const start = search.trim().toLowerCase();
  const toggle = (downline: PickedDownline, isPicked: boolean): void =>
    onPick(
      isPicked
        ? [...picked, downline]
        : picked.filter(({ memberId }) => memberId !== downline.memberId),
    );
  return (
    <fieldset className={styles.picker}>
      <legend>{say('agent:contract.to', { count: picked.length })}</legend>
      <Field
        type="search"
        label={say('agent:downlines.search')}
        hint={say('agent:contract.to.help')}
        value={search}
        maxLength={64}
        autoComplete="off"
        fault={problem}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          // Enter would send the offer.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <RecordList list={list} empty={<Explanation>{say('agent:contract.to.none')}</Explanation>}>
        {(rows) => (
          <div className={styles.choices}>
            {rows
              .filter(({ memberId }) => !excluded.has(memberId))
              .filter(({ account }) => account.toLowerCase().startsWith(start))
              .map(({ memberId, account }) => (
                <Checkbox
                  key={memberId}
                  name={`to-${memberId}`}
                  label={account}
                  checked={picked.some((one) => one.memberId === memberId)}
                  onChange={(isPicked) => toggle({ memberId, account }, isPicked)}
                />
              ))}
          </div>
        )}
      </RecordList>
    </fieldset>
  );
}

import { useState } from 'react';
import type { DeskColumn } from '#domain/desk/desk-list.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import type { AnyCall } from '#ui/query/any-call.ts';
import { useClient } from '#ui/query/client-context.ts';
import { createSubmissionKey } from '#ui/query/submission-key.ts';
import { submit } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Facts } from '../kit/Facts.tsx';
import { Amount } from '../values/Amount.tsx';
import { bulkFigures } from './bulk-figures.ts';
import type { DeskAction, DeskInput } from './desk-action.ts';
import { actionTexts, AskDialog } from './DeskDialog.tsx';
import styles from './Desk.module.css';

interface BulkDialogProps<Item> {
  texts: string;
  action: DeskAction<Item>;
  /** The marked ones. */
  items: readonly Item[];
  columns: readonly DeskColumn<Item>[];
  name: (item: Item) => string;
  /** @param failed items that were refused */
  onDone: (failed: readonly Item[]) => void;
  onClose: () => void;
}

interface Failure<Item> {
  item: Item;
  problem: ProblemError;
}

/**
 * Does one action to many items, one after the other, each by its own command: every rule that holds
 * for one holds here. One that changed meanwhile is named, and the rest is done. Before, it says how
 * many, their sum and their signals, and which of the marked ones are left out.
 */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const { texts, action, items, columns, name, onDone, onClose } = props;
  const say = useTexts('office', 'ui', texts);
  const problemText = useProblemText();
  const client = useClient();
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly Failure<Item>[] | null>(null);
  const fits = (item: Item): boolean =>
    (action.applies?.(item) ?? true) && action.bulk?.(item) === true;
  const taken = items.filter(fits);
  const leftOut = items.filter((item) => !fits(item));
  const { label, hint } = actionTexts(texts, action);
  const run = async (given: DeskInput): Promise<void> => {
    const failed: Failure<Item>[] = [];
    for (const [at, item] of taken.entries()) {
      setDone(at);
      const submission = createSubmissionKey();
      const once = () =>
        submit(client.call as AnyCall, action.operation, action.request(item, given), submission);
      let outcome = await once();
      if (!outcome.ok && outcome.problem.code === 'RATE_LIMITED') {
        await pause(outcome.problem.retryAfterSeconds ?? 1);
        outcome = await once();
      }
      if (!outcome.ok) failed.push({ item, problem: outcome.problem });
    }
    setDone(null);
    if (failed.length === 0) onDone([]);
    else setFailures(failed);
  };
  const title = say('office:bulk.title', { action: say(label), count: taken.length });
  if (failures !== null) {
    const close = (): void => onDone(failures.map(({ item }) => item));
    return (
      <Dialog
        title={title}
        onClose={close}
        actions={<Button onClick={close}>{say('ui:close')}</Button>}
      >
        <p role="status">
          {say('office:bulk.partly', {
            done: taken.length - failures.length,
            count: failures.length,
          })}
        </p>
        <ul className={styles.failures}>
          {failures.map(({ item, problem }) => (
            <li key={name(item)}>
              <strong>{name(item)}</strong>: {problemText(problem)}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  const { sums, words } = bulkFigures(columns, taken);
  const [first] = taken;
  return first === undefined ? (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('ui:close')}</Button>}
    >
      <p>{say('office:bulk.none')}</p>
    </Dialog>
  ) : (
    <AskDialog
      title={title}
      label={say(label)}
      action={action}
      item={first}
      hint={action.ask?.kind === 'none' ? '' : say(hint)}
      isPending={done !== null}
      onConfirm={(given) => void run(given)}
      onClose={onClose}
    >
      <Facts
        facts={[
          { id: 'count', label: say('office:bulk.count'), value: taken.length },
          ...sums.map(({ currency, micro }) => ({
            id: currency,
            label: say('office:bulk.sum', { currency }),
            value: <Amount micro={micro} currency={currency} />,
          })),
          ...words.map(({ key, count }) => ({ id: key, label: say(key), value: count })),
        ]}
      />
      {leftOut.length === 0 ? null : (
        <p>
          {say('office:bulk.leftOut', {
            count: leftOut.length,
            names: leftOut.map(name).join(', '),
          })}
        </p>
      )}
      {done === null ? null : (
        <p role="status">{say('office:bulk.running', { done, count: taken.length })}</p>
      )}
    </AskDialog>
  );
}

/** Waits for as long as the server asks for. */
function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
}

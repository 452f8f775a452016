import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import { entryName } from './filter-entries.ts';
import styles from './RetireDialog.module.css';
import { useRegistryRefresh } from './useRegistryRefresh.ts';

export interface RetireDialogProps {
  entry: RegistryDeskEntry;
  onDone: (entry: RegistryDeskEntry, text: string) => void;
  onClose: () => void;
}

/** Asks before an entry is retired or restored, and names the brands that list it. */
export function RetireDialog({ entry, onDone, onClose }: RetireDialogProps) {
  const say = useTexts('builder', 'builder-registry');
  const problemText = useProblemText();
  const { brandName } = useStaff();
  const refresh = useRegistryRefresh();
  const { run, pending, problem, reset } = useCommand('retireRegistryEntry');
  const { kind, id, version, isRetired, usedBy } = entry;
  const isConflict = problem?.code === 'FACTS_CONFLICT';
  const name = entryName(entry);
  const verb = isRetired ? 'restore' : 'retire';

  const submit = async (): Promise<void> => {
    const outcome = await run({ params: { kind, id }, body: { version, retired: !isRetired } });
    if (outcome.ok) onDone(outcome.value, say(`builder-registry:${verb}.done`, { name }));
  };
  const loadTheirs = async (): Promise<void> => {
    await refresh();
    reset();
  };
  return (
    <Dialog
      title={say(`builder-registry:${verb}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Action data-focus-first onClick={onClose}>
            {say('builder:cancel')}
          </Action>
          <Action
            tone={isRetired ? 'strong' : 'danger'}
            pending={pending}
            onClick={() => void submit()}
          >
            {say(`builder-registry:${verb}`)}
          </Action>
        </>
      }
    >
      {problem === null ? null : (
        <Notice
          tone="problem"
          action={
            isConflict ? (
              <Action small onClick={() => void loadTheirs()}>
                {say('builder-registry:conflict.load')}
              </Action>
            ) : undefined
          }
        >
          {isConflict ? say('builder-registry:conflict.text') : problemText(problem)}
        </Notice>
      )}
      <p>{say(`builder-registry:${verb}.text`)}</p>
      {usedBy.length === 0 ? (
        <p>{say('builder-registry:usedBy', { count: 0 })}</p>
      ) : (
        <div className={styles.usage}>
          <p>{say(`builder-registry:${verb}.usedBy`, { count: usedBy.length })}</p>
          <ul className={styles.brands}>
            {usedBy.map((brand) => (
              <li key={brand}>{brandName(brand)}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

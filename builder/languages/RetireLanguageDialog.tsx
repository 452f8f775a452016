import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Action } from '../look/Action.tsx';
import type { DeskLanguage } from './language-entry.ts';
import { useLanguagesChanged } from './useLanguagesChanged.ts';

export interface RetireLanguageDialogProps {
  language: DeskLanguage;
  onClose: () => void;
}

/** Asks before a language is retired or restored. */
export function RetireLanguageDialog({ language, onClose }: RetireLanguageDialogProps) {
  const say = useTexts('builder-languages', 'builder');
  const problemText = useProblemText();
  const staff = useStaff();
  const changed = useLanguagesChanged();
  const { run, pending, problem } = useCommand('retireRegistryEntry');
  const { code, version, isRetired, usedBy, facts } = language;
  const act = isRetired ? 'restore' : 'retire';

  const submit = async (): Promise<void> => {
    const outcome = await run({
      params: { kind: 'languages', id: code },
      body: { version, retired: !isRetired },
    });
    // After a conflict the list has the version to try again with.
    if (outcome.ok || outcome.problem.code === 'FACTS_CONFLICT') await changed();
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      title={say(`builder-languages:${act}.named`, { language: facts.englishName })}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder:cancel')}</Action>
          <Action
            tone={isRetired ? 'strong' : 'danger'}
            pending={pending}
            onClick={() => void submit()}
          >
            {say(`builder-languages:${act}.action`)}
          </Action>
        </>
      }
    >
      <p>{say(`builder-languages:${act}.text`)}</p>
      {isRetired || usedBy.length === 0 ? null : (
        <p>
          {say('builder-languages:retire.usedBy', {
            brands: usedBy.map((brand) => staff.brandName(brand)).join(', '),
          })}
        </p>
      )}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
    </Dialog>
  );
}

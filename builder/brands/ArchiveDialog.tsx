import { useState } from 'react';
import type { BrandSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import controls from '../editor/forms/controls.module.css';
import { Action } from '../look/Action.tsx';

export interface ArchiveDialogProps {
  brand: BrandSummary;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a brand off its hosts, or puts it back, with what that means first. */
export function ArchiveDialog({ brand, onClose, onDone }: ArchiveDialogProps) {
  const say = useTexts('builder-brands');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('archiveBrand');
  const [note, setNote] = useState('');
  const archived = brand.archivedAt === null;
  const name = archived ? 'archive' : 'restore';
  return (
    <Dialog
      title={say(`builder-brands:${name}`, { name: brand.name })}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder-brands:cancel')}</Action>
          <Action
            tone={archived ? 'danger' : 'strong'}
            pending={pending}
            onClick={() => {
              const request = { params: { brand: brand.brand }, body: { archived, note } };
              void run(request).then(({ ok }) => {
                if (ok) onDone();
              });
            }}
          >
            {say(`builder-brands:${name}.do`)}
          </Action>
        </>
      }
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <p>{say(`builder-brands:${name}.text`, { hosts: brand.hosts.join(', ') })}</p>
      <label htmlFor="archive/note">{say('builder-brands:note')}</label>
      <textarea
        id="archive/note"
        className={controls.area}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}

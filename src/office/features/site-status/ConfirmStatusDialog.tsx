import type { BrandStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import styles from './ConfirmStatusDialog.module.css';
import {
  isUnchanged,
  publicNote,
  siteStatusName,
  siteStatusNumber,
  type StatusDraft,
} from './site-status.ts';
import { SiteStatusPill } from './SiteStatusPill.tsx';
import { WhatPlayersSee } from './WhatPlayersSee.tsx';

export interface ConfirmStatusDialogProps {
  name: string;
  now: BrandStatus;
  draft: StatusDraft;
  onClose: () => void;
  onDone: (status: BrandStatus) => void;
}

/** What is about to happen and what players will see; then it happens at once. */
export function ConfirmStatusDialog({
  name,
  now,
  draft,
  onClose,
  onDone,
}: ConfirmStatusDialogProps) {
  const say = useTexts('office', 'ui');
  const { run, pending, problem } = useCommand('setBrandStatus');
  const before = siteStatusName(now.status);
  const confirm = async (): Promise<void> => {
    const outcome = await run({
      params: { brand: now.brand },
      body: { status: siteStatusNumber(draft.status), note: publicNote(draft) },
    });
    if (!outcome.ok) return;
    onClose();
    onDone(outcome.value);
  };
  return (
    <Dialog
      title={say('office:siteStatus.confirm.title', { name })}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button
            tone="secondary"
            data-focus-first=""
            aria-disabled={pending}
            onClick={pending ? undefined : onClose}
          >
            {say('ui:cancel')}
          </Button>
          <Button
            tone={draft.status === 'open' ? 'primary' : 'danger'}
            pending={pending}
            onClick={() => void confirm()}
          >
            {say(`office:siteStatus.confirm.${before === draft.status ? 'note' : draft.status}`, {
              name,
            })}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p className={styles.change}>
        {before === draft.status ? null : (
          <>
            <SiteStatusPill status={before} />
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{say('office:siteStatus.becomes')}</span>
          </>
        )}
        <SiteStatusPill status={draft.status} />
      </p>
      {isUnchanged(draft, now) ? (
        <Notice>{say('office:siteStatus.meanwhile')}</Notice>
      ) : (
        <WhatPlayersSee name={name} draft={draft} />
      )}
    </Dialog>
  );
}

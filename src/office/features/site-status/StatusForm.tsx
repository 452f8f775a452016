import { useState } from 'react';
import type { BrandStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { ConfirmStatusDialog } from './ConfirmStatusDialog.tsx';
import { isUnchanged, MAX_NOTE, type StatusDraft } from './site-status.ts';
import { StatusChoice } from './StatusChoice.tsx';
import styles from './StatusForm.module.css';

export interface StatusFormProps {
  name: string;
  now: BrandStatus;
  draft: StatusDraft;
  onDraft: (draft: StatusDraft | null) => void;
  /** Asks how the brand stands at this moment. */
  onRefresh: () => Promise<unknown>;
  onDone: (status: BrandStatus) => void;
}

/** Another status and a note; nothing happens before it is confirmed. */
export function StatusForm({ name, now, draft, onDraft, onRefresh, onDone }: StatusFormProps) {
  const say = useTexts('office', 'ui');
  const [confirming, setConfirming] = useState(false);
  const unchanged = isUnchanged(draft, now);
  const review = (): void => {
    // Whoever confirms sees the present, not what was there when the screen was opened.
    void onRefresh();
    setConfirming(true);
  };
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!unchanged) review();
        }}
      >
        <StatusChoice
          label={say('office:siteStatus.choice', { name })}
          value={draft.status}
          onChange={(status) => onDraft({ ...draft, status })}
        />
        {draft.status === 'open' ? null : (
          <TextAreaField
            label={say('office:siteStatus.note')}
            hint={say('office:siteStatus.noteHint')}
            value={draft.note}
            maxLength={MAX_NOTE}
            onChange={(note) => onDraft({ ...draft, note })}
          />
        )}
        <div className={styles.actions}>
          <Button tone="quiet" onClick={() => onDraft(null)}>
            {say('ui:cancel')}
          </Button>
          <Button type="submit" aria-disabled={unchanged}>
            {say('office:siteStatus.review')}
          </Button>
        </div>
        {unchanged ? <p className={styles.hint}>{say('office:siteStatus.unchanged')}</p> : null}
      </form>
      {confirming ? (
        <ConfirmStatusDialog
          name={name}
          now={now}
          draft={draft}
          onClose={() => setConfirming(false)}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}

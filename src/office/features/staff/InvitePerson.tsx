import { type FormEvent, useState } from 'react';
import type { StaffAccess } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { AccessFields } from './AccessFields.tsx';
import styles from './AccessFields.module.css';

const MAX_REASON = 300;
const MIN_LETTERS = 3;
const NEW: StaffAccess = { role: 'support', brands: [], requiresFactor: true };

/** Asks for a new account: a second person approves it, and gets its invitation. */
export function InvitePerson({ onAsked }: { onAsked: () => Promise<unknown> }) {
  const say = useTexts('office', 'staff-desk', 'ui');
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      {isAsked ? <Notice tone="good">{say('staff-desk:invite.asked')}</Notice> : null}
      <Button onClick={() => setOpen(true)}>
        <Icon name="userPlus" size="small" />
        {say('staff-desk:invite')}
      </Button>
      {isOpen ? (
        <InviteDialog
          onClose={() => setOpen(false)}
          onAsked={() => {
            setOpen(false);
            setAsked(true);
            void onAsked();
          }}
        />
      ) : null}
    </div>
  );
}

function InviteDialog({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const say = useTexts('office', 'staff-desk', 'ui');
  const { run, pending, problem } = useCommand('requestStaffChange');
  const [username, setUsername] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [access, setAccess] = useState(NEW);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const short = (text: string): string | undefined =>
    wasTried && text.trim().length < MIN_LETTERS
      ? say('office:queue.tooShort', { least: MIN_LETTERS })
      : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const texts = [username, displayName, reason].map((text) => text.trim());
    if (texts.some((text) => text.length < MIN_LETTERS)) return;
    const [name = '', shown = '', why = ''] = texts;
    const body = {
      kind: 'create' as const,
      username: name,
      displayName: shown,
      access,
      reason: why,
    };
    if ((await run({ body })).ok) onAsked();
  };
  return (
    <Dialog
      title={say('staff-desk:invite')}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <Button type="submit" form="invite-person" pending={pending}>
            {say('staff-desk:invite.ask')}
          </Button>
        </>
      }
    >
      <form
        id="invite-person"
        className={styles.fields}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {problem === null ? null : <ProblemPanel problem={problem} />}
        <p>{say('staff-desk:invite.text')}</p>
        <Field
          label={say('staff-desk:account')}
          hint={say('staff-desk:account.hint')}
          fault={short(username)}
          value={username}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => setUsername(target.value)}
        />
        <Field
          label={say('staff-desk:name')}
          fault={short(displayName)}
          value={displayName}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setDisplayName(target.value)}
        />
        <AccessFields access={access} onChange={setAccess} />
        <TextAreaField
          label={say('office:queue.reason')}
          hint={say('staff-desk:reasonHint')}
          fault={short(reason)}
          value={reason}
          maxLength={MAX_REASON}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}

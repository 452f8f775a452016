import { useState } from 'react';
import type { VendorDeskEntry } from '#contract/generated/types.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './Vendor.module.css';

/** The contract's bounds. */
const MIN_REASON = 3;
const MAX_REASON = 300;
const MIN_KEY = 64;
const MAX_KEY = 4096;

export interface AddKeyDialogProps {
  vendor: VendorDeskEntry;
  refresh: () => Promise<unknown>;
  onClose: () => void;
  onAdded: (entry: VendorDeskEntry) => void;
}

/** Adds a key: the vendor's public one for `rsa`, else a secret that is made and shown once. */
export function AddKeyDialog({ vendor, refresh, onClose, onAdded }: AddKeyDialogProps) {
  const say = useTexts('vendor-desk', 'office', 'validation', 'ui');
  const { run, pending, problem } = useCommand('addVendorKey');
  const [publicKey, setPublicKey] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { code, displayName, dialect } = vendor.record;
  const isPublic = dialect === 'rsa';
  const pem = publicKey.trim();
  const lacksKey = isPublic && pem.length < MIN_KEY;
  const lacksReason = reason.trim().length < MIN_REASON;
  const { byField } = fieldProblems(problem, ['publicKey', 'reason']);
  const add = async (): Promise<void> => {
    setTried(true);
    if (lacksKey || lacksReason) return;
    const body = {
      version: vendor.version,
      reason: reason.trim(),
      ...(isPublic ? { publicKey: pem } : {}),
    };
    const outcome = await run({ params: { vendor: code }, body });
    if (!outcome.ok) {
      if (outcome.problem.code === 'FACTS_CONFLICT') await refresh();
      return;
    }
    onAdded(outcome.value.vendor);
    if (outcome.value.key === null) onClose();
    else setSecret(outcome.value.key);
  };
  if (secret !== null) return <SecretDialog name={displayName} secret={secret} onClose={onClose} />;
  return (
    <Dialog
      title={say('vendor-desk:key.addTo', { name: displayName })}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button pending={pending} onClick={() => void add()}>
            {say('vendor-desk:key.add')}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p>{say(isPublic ? 'vendor-desk:key.add.public' : 'vendor-desk:key.add.secret')}</p>
      {isPublic ? (
        <TextAreaField
          label={say('vendor-desk:publicKey')}
          hint={say('vendor-desk:publicKey.hint')}
          fault={
            wasTried && lacksKey
              ? say(pem === '' ? 'validation:REQUIRED' : 'validation:TOO_SHORT')
              : byField['publicKey']
          }
          value={publicKey}
          maxLength={MAX_KEY}
          onChange={setPublicKey}
        />
      ) : null}
      <TextAreaField
        label={say('office:desk.reason')}
        hint={say('office:desk.reasonHint')}
        fault={
          wasTried && lacksReason
            ? say('office:queue.tooShort', { least: MIN_REASON })
            : byField['reason']
        }
        value={reason}
        maxLength={MAX_REASON}
        onChange={setReason}
      />
    </Dialog>
  );
}

interface SecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** Only its button closes it: the secret cannot be shown again. */
function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const say = useTexts('vendor-desk');
  return (
    <Dialog
      title={say('vendor-desk:secret.title', { name })}
      actions={<Button onClick={onClose}>{say('vendor-desk:secret.saved')}</Button>}
    >
      <Notice tone="warning" title={say('vendor-desk:secret.once')}>
        <p>{say('vendor-desk:secret.text')}</p>
      </Notice>
      <p>
        <span className={`code ${styles.secret}`} dir="ltr">
          {secret}
        </span>{' '}
        <CopyButton text={secret} what={say('vendor-desk:secret')} />
      </p>
    </Dialog>
  );
}

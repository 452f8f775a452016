import { useId, useRef } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { fileBase64 } from '#ui/upload/file-base64.ts';
import styles from './WithdrawalScreen.module.css';

/** The specification's most pictures. */
const MOST = 3;

export interface ProofUploadProps {
  withdrawalId: string;
  count: number;
  isNeeded: boolean;
  onAdded: (count: number) => void;
}

/** Pictures of the bank's statement: PNG or JPEG, 5 MB each, three at most. */
export function ProofUpload({ withdrawalId, count, isNeeded, onAdded }: ProofUploadProps) {
  const say = useTexts('withdrawal');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('addWithdrawalProof');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const add = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const body = { file: await fileBase64(file) };
    const outcome = await run({ params: { withdrawalId }, body });
    if (outcome.ok) onAdded(outcome.value.proofCount);
    if (input.current !== null) input.current.value = '';
  };
  const fault = Object.values(problem?.fields ?? {})[0]?.message;
  return (
    <div className={styles.choices}>
      {problem === null ? null : <Notice tone="problem">{fault ?? problemText(problem)}</Notice>}
      <div className={styles.proofs}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => void add(event.target.files?.[0])}
        />
        <Button
          tone="secondary"
          pending={pending}
          aria-disabled={count >= MOST}
          aria-describedby={`${id}-help`}
          onClick={() => {
            if (count < MOST) input.current?.click();
          }}
        >
          <Icon name="camera" size="small" />
          {say('withdrawal:proof.add')}
        </Button>
        <span role="status">{say('withdrawal:proof.count', { count, most: MOST })}</span>
      </div>
      <p id={`${id}-help`} className={styles.note}>
        {say(isNeeded ? 'withdrawal:proof.needed' : 'withdrawal:proof.helps')}
      </p>
    </div>
  );
}

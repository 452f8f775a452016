import { useId, useRef } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { fileBase64 } from '#ui/upload/file-base64.ts';
import styles from './ProofUpload.module.css';

/** The specification's most pictures. */
const MOST = 3;

export interface ProofUploadProps {
  count: number;
  /** What the pictures are good for, or that they are needed. */
  help: string;
  pending: boolean;
  problem: ProblemError | null;
  /** @param file as base64 */
  onFile: (file: string) => Promise<void>;
}

/** Pictures of a payment: PNG or JPEG, 5 MB each, three at most. */
export function ProofUpload({ count, help, pending, problem, onFile }: ProofUploadProps) {
  const say = useTexts('proof');
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const add = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    await onFile(await fileBase64(file));
    if (input.current !== null) input.current.value = '';
  };
  const fault = Object.values(problem?.fields ?? {})[0]?.message;
  return (
    <div className={styles.upload}>
      {problem === null ? null : <Notice tone="problem">{fault ?? problemText(problem)}</Notice>}
      <div className={styles.line}>
        <input
          ref={input}
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
          {say('proof:add')}
        </Button>
        <span role="status">{say('proof:count', { count, most: MOST })}</span>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {`${help} ${say('proof:formats')}`}
      </p>
    </div>
  );
}

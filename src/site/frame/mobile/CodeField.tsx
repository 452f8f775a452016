import { useState } from 'react';
import { CODE_MINUTES } from '#domain/verification-code/code-limits.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { HumanCheckPanel } from '../human-check/HumanCheckPanel.tsx';
import styles from './CodeField.module.css';
import { CodeRow } from './CodeRow.tsx';
import type { EnteredNumber } from './MobileNumberField.tsx';
import { type CodeUse, useCodeRequest } from './useCodeRequest.ts';

export interface CodeFieldProps {
  name: string;
  use: CodeUse;
  number: EnteredNumber;
  value: string;
  onChange: (value: string) => void;
  /** The number is missing or the server does not accept it. */
  onNumberProblem: (problem: string) => void;
  problem?: string | undefined;
}

/** A code from a text message, with the button that sends it. A check against robots comes first. */
export function CodeField(props: CodeFieldProps) {
  const { name, use, number, value, onChange, onNumberProblem, problem } = props;
  const say = useTexts('verification');
  const problemText = useProblemText();
  const [isChecking, setChecking] = useState(false);
  const { sent, pending, problem: refused, send } = useCodeRequest(use);

  const ask = (): void => {
    if (number.digits.trim() === '') onNumberProblem(say('verification:missingNumber'));
    else setChecking(true);
  };
  return (
    <div className={styles.field}>
      <CodeRow
        name={name}
        value={value}
        onChange={onChange}
        problem={problem}
        sent={sent}
        pending={pending}
        onAsk={ask}
      />
      {isChecking ? (
        <HumanCheckPanel
          onAnswer={(check) => {
            setChecking(false);
            void send(number, check);
          }}
        />
      ) : null}
      {refused === null ? null : <Notice tone="problem">{problemText(refused)}</Notice>}
      {sent === null || refused !== null ? null : (
        <Notice tone="info">
          {say(sentText(use), {
            number: isolateLtr(`${sent.number.dialingCode} ${sent.number.digits}`),
            minutes: CODE_MINUTES,
          })}
        </Notice>
      )}
    </div>
  );
}

/** A registration always causes a message; otherwise the page must not reveal who has an account. */
function sentText({ purpose }: CodeUse): string {
  return purpose === 'register' ? 'verification:sent' : 'verification:sentIfAccount';
}

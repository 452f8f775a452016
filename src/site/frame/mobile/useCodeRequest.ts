import { useState } from 'react';
import type { HumanCheck, SmsSent } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { type CommandOutcome, useCommand } from '#ui/query/useCommand.ts';
import type { EnteredNumber } from './MobileNumberField.tsx';
import type { SentCode } from './seconds-left.ts';

/** What a code is for. */
export type CodeUse =
  | { readonly purpose: 'login' | 'password' }
  | {
      readonly purpose: 'register';
      readonly registerBy: 'username' | 'mobile' | 'mobilePassword';
    };

export interface CodeRequest {
  /** The last code that was sent from this form. */
  sent: (SentCode & { readonly number: EnteredNumber }) | null;
  pending: boolean;
  problem: ProblemError | null;
  send: (number: EnteredNumber, humanCheck: HumanCheck) => Promise<void>;
}

/** Requests codes by SMS for one use. */
export function useCodeRequest(use: CodeUse): CodeRequest {
  const login = useCommand('sendLoginSms');
  const password = useCommand('sendPasswordSms');
  const register = useCommand('sendRegisterSms');
  const [sent, setSent] = useState<CodeRequest['sent']>(null);
  const { pending, problem } = { login, password, register }[use.purpose];

  const request = (
    { dialingCode: countryDialingCode, digits }: EnteredNumber,
    humanCheck: HumanCheck,
  ): Promise<CommandOutcome<SmsSent>> => {
    if (use.purpose === 'register') {
      const { registerBy } = use;
      return register.run({
        body: { mobileNo: digits, countryDialingCode, registerBy, humanCheck },
      });
    }
    const { run } = use.purpose === 'login' ? login : password;
    return run({ body: { mobileNum: digits, countryDialingCode, humanCheck } });
  };

  return {
    sent,
    pending,
    problem,
    async send(number, humanCheck) {
      const requestedAt = Date.now();
      const outcome = await request(number, humanCheck);
      if (!outcome.ok) return;
      const { expiredMinutes } = outcome.value;
      setSent({ expiredMinutes, requestedAt, answeredAt: Date.now(), number });
    },
  };
}

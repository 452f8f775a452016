import { useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { SentCode } from '../../frame/mobile/seconds-left.ts';

export interface EmailCode {
  /** The last code that was sent from this form. */
  sent: (SentCode & { readonly address: string }) | null;
  pending: boolean;
  problem: ProblemError | null;
  send: (address: string) => Promise<void>;
  /** Clears the problem; what was sent stays. */
  reset: () => void;
}

/** Requests codes by e-mail for an address that the member wants to link. */
export function useEmailCode(): EmailCode {
  const { run, pending, problem, reset } = useCommand('sendEmailCode');
  const [sent, setSent] = useState<EmailCode['sent']>(null);
  return {
    sent,
    pending,
    problem,
    reset,
    async send(address) {
      const requestedAt = Date.now();
      const outcome = await run({ body: { email: address } });
      if (!outcome.ok) return;
      const { expiredMinutes } = outcome.value;
      setSent({ expiredMinutes, requestedAt, answeredAt: Date.now(), address });
    },
  };
}

import { useState } from 'react';
import type { Passkeys } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { createPasskey, type PasskeyFault } from '#ui/passkey/passkey-browser.ts';
import { useStopOnLeave } from '#ui/passkey/useStopOnLeave.ts';

/** What the server may ask for before it lets a passkey be added. */
interface OwnerProof {
  readonly password?: string;
  /** The code of the authenticator app, or a recovery code. */
  readonly code?: string;
}

export interface AddPasskey {
  /** null: no passkey was added; `problem` or `fault` says why. */
  add: (proof?: OwnerProof) => Promise<Passkeys | null>;
  pending: boolean;
  /** Refused by the server. */
  problem: ProblemError | null;
  /** Not made by the browser. */
  fault: PasskeyFault | null;
}

/** Adds a passkey of this device to the member's account. */
export function useAddPasskey(): AddPasskey {
  const begin = useCommand('beginPasskey');
  const finish = useCommand('addPasskey');
  const isGone = useStopOnLeave();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);

  const addOne = async (proof: OwnerProof): Promise<Passkeys | null> => {
    const begun = await begin.run({ body: proof });
    if (!begun.ok || isGone()) return null;
    const { challengeId, options } = begun.value;
    const answer = await createPasskey(options);
    if (!answer.ok) {
      setFault(answer.fault);
      return null;
    }
    const outcome = await finish.run({ body: { challengeId, response: answer.response } });
    return outcome.ok ? outcome.value : null;
  };
  const add = async (proof: OwnerProof = {}): Promise<Passkeys | null> => {
    if (pending) return null;
    setPending(true);
    setFault(null);
    finish.reset();
    const added = await addOne(proof);
    setPending(false);
    return added;
  };
  return { add, pending, problem: begin.problem ?? finish.problem, fault };
}

import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import { Note } from '../look/Note.tsx';
import { Sheet } from '../look/Sheet.tsx';
import { NoAccess } from './NoAccess.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';

/** Lets in staff who may see brands. Whose session ends meanwhile signs in over the open work. */
export function StaffGate({ children }: { children: ReactNode }) {
  const say = useTexts('staff', 'builder');
  const problemText = useProblemText();
  const client = useClient();
  const [session, setSession] = useAtom(staffSessionAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const ask = useCallback(async () => {
    setProblem(null);
    try {
      setSession(await client.call('getStaffSession'));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    }
  }, [client, setSession]);
  useEffect(() => void ask(), [ask]);

  if (problem !== null) {
    const again = <Action onClick={() => void ask()}>{say('builder:tryAgain')}</Action>;
    return (
      <Note tone="error" action={again}>
        {problemText(problem)}
      </Note>
    );
  }
  if (session === null) return null;
  if (session.staff === null) return <SignInScreen />;
  if (!session.staff.permissions.includes('brand.read')) return <NoAccess />;
  return (
    <>
      {children}
      <Sheet open={ended} title={say('staff:ended.title')}>
        <p>{say('staff:ended.text')}</p>
        <SignInForm username={session.staff.username} />
      </Sheet>
    </>
  );
}

import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

/** Has a member choose another password at the next sign-in. */
export function RequirePasswordChange({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('requirePasswordChange');
  const [isDone, setDone] = useState(false);

  const confirm = async (reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { reason } });
    if (outcome.ok) setDone(true);
    return outcome.ok;
  };
  return (
    <>
      {isDone ? <Notice>{say('office:passwordChange.done')}</Notice> : null}
      <ReasonedAction
        title={say('office:passwordChange.ask')}
        label={say('office:passwordChange.confirm')}
        effect={say('office:passwordChange.effect')}
        hint={say('office:passwordChange.hint')}
        pending={pending}
        problem={problem}
        onConfirm={confirm}
      />
    </>
  );
}

import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

/** Has a member choose another password at the next sign-in. */
export function RequirePasswordChange({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('requirePasswordChange');
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);

  const confirm = async (reason: string): Promise<void> => {
    const outcome = await run({ params: { memberId }, body: { reason } });
    if (!outcome.ok) return;
    setAsked(false);
    setDone(true);
  };
  return (
    <>
      {isDone ? <Notice>{say('office:passwordChange.done')}</Notice> : null}
      <div>
        <Button tone="secondary" size="small" onClick={() => setAsked(true)}>
          {say('office:passwordChange.ask')}
        </Button>
      </div>
      {isAsked ? (
        <ReasonDialog
          title={say('office:passwordChange.ask')}
          label={say('office:passwordChange.confirm')}
          effect={say('office:passwordChange.effect')}
          hint={say('office:passwordChange.hint')}
          pending={pending}
          problem={problem === null ? null : <ProblemPanel problem={problem} />}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { accountRole } from '../../shell/account-role.ts';

/** The account type of a first agent. */
const AGENT = 1;

/** Makes a member an agent, who has an invitation code from then on. */
export function AppointAgent({ detail }: { detail: MemberDetail }) {
  const { id: memberId, type } = detail.member;
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('appointAgent');
  const [code, setCode] = useState<string | null>(null);
  if (accountRole(type) !== 'member') return null;

  const confirm = async (reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { type: AGENT, reason } });
    if (outcome.ok) setCode(outcome.value.affiliateCode);
    return outcome.ok;
  };
  if (code !== null) return <Notice>{say('office:appoint.done', { code })}</Notice>;
  return (
    <ReasonedAction
      title={say('office:appoint.ask')}
      label={say('office:appoint.confirm')}
      effect={say('office:appoint.effect')}
      hint={say('office:appoint.hint')}
      pending={pending}
      problem={problem}
      onConfirm={confirm}
    />
  );
}

import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './MemberActs.module.css';

const STATUSES = ['active', 'blocked', 'closed'] as const;

/** Blocks, closes or reopens a member, and takes a payment password or a second factor away. */
export function MemberStatusActions({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('member-act');
  const status = useCommand('setMemberStatus');
  const reset = useCommand('resetPaymentPassword');
  const factor = useCommand('resetSecondFactor');
  const [held, setHeld] = useState(detail.member.status);
  const [done, setDone] = useState<string | null>(null);
  const setStatus = async (next: (typeof STATUSES)[number], reason: string): Promise<boolean> => {
    const outcome = await status.run({ params: { memberId }, body: { status: next, reason } });
    if (!outcome.ok) return false;
    setHeld(outcome.value.status);
    // An exclusion match that waits keeps the account blocked.
    const isHeld = outcome.value.status !== next;
    setDone(say(isHeld ? 'member-act:done.held' : `member-act:done.${next}`));
    return true;
  };
  const resetPassword = async (reason: string): Promise<boolean> => {
    const outcome = await reset.run({ params: { memberId }, body: { reason } });
    if (outcome.ok) setDone(say('member-act:done.reset'));
    return outcome.ok;
  };
  const resetFactor = async (reason: string): Promise<boolean> => {
    const outcome = await factor.run({ params: { memberId }, body: { reason } });
    if (outcome.ok) setDone(say('member-act:done.factor'));
    return outcome.ok;
  };
  // A break ends by itself; staff never lift it.
  const offered = STATUSES.filter(
    (next) => next !== held && !(held === 'excluded' && next === 'active'),
  );
  return (
    <Panel title={say('member-act:title')}>
      <div role="status">{done === null ? null : <Notice>{done}</Notice>}</div>
      <div className={styles.actions}>
        {offered.map((next) => (
          <ReasonedAction
            key={next}
            title={say(`member-act:ask.${next}`)}
            label={say(`member-act:ask.${next}`)}
            effect={say(`member-act:effect.${next}`)}
            hint={say('member-act:reasonHint')}
            pending={status.pending}
            problem={status.problem}
            onConfirm={(reason) => setStatus(next, reason)}
          />
        ))}
        <ReasonedAction
          title={say('member-act:ask.reset')}
          label={say('member-act:ask.reset')}
          effect={say('member-act:effect.reset')}
          hint={say('member-act:reasonHint')}
          pending={reset.pending}
          problem={reset.problem}
          onConfirm={resetPassword}
        />
        <ReasonedAction
          title={say('member-act:ask.factor')}
          label={say('member-act:ask.factor')}
          effect={say('member-act:effect.factor')}
          hint={say('member-act:reasonHint')}
          pending={factor.pending}
          problem={factor.problem}
          onConfirm={resetFactor}
        />
      </div>
    </Panel>
  );
}

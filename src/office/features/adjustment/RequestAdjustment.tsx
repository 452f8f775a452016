import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

const DIRECTIONS = ['give', 'take'] as const;

/** Asks for a correction of a player's cash, which a second person approves. */
export function RequestAdjustment({ detail }: { detail: MemberDetail }) {
  const { id: memberId, currency } = detail.member;
  const say = useTexts('adjustment-desk');
  const { run, pending, problem } = useCommand('requestAdjustment');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('give');
  const [micro, setMicro] = useState('');
  const [asked, setAsked] = useState(0);
  const isReady = micro !== '' && micro !== '0';
  const confirm = async (reason: string): Promise<boolean> => {
    const amountMicro = direction === 'give' ? micro : `-${micro}`;
    const outcome = await run({ params: { memberId }, body: { amountMicro, reason } });
    if (outcome.ok) {
      setMicro('');
      setAsked((times) => times + 1);
    }
    return outcome.ok;
  };
  return (
    <Panel title={say('adjustment-desk:panel')}>
      <p>{say('adjustment-desk:panel.lead')}</p>
      {asked === 0 ? null : <Notice>{say('adjustment-desk:asked')}</Notice>}
      <div className={grid.fields}>
        <SelectField
          label={say('adjustment-desk:direction')}
          value={direction}
          options={DIRECTIONS.map((value) => ({ value, label: say(`adjustment-desk:${value}`) }))}
          onChange={(value) => setDirection(value === 'take' ? 'take' : 'give')}
        />
        <AmountField
          key={asked}
          label={say('adjustment-desk:amount')}
          currency={currency}
          micro={micro}
          onChange={setMicro}
        />
      </div>
      {isReady ? (
        <ReasonedAction
          title={say('adjustment-desk:ask')}
          label={say('adjustment-desk:ask')}
          effect={say('adjustment-desk:effect.ask')}
          hint={say('adjustment-desk:playerReads')}
          pending={pending}
          problem={problem}
          onConfirm={confirm}
        />
      ) : null}
    </Panel>
  );
}

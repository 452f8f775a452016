import { useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { MessageForm } from './MessageForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TermsForm } from './TermsForm.tsx';
import { TransferForm } from './TransferForm.tsx';
import styles from './Downlines.module.css';

export interface DownlineActionsProps {
  detail: ReplyOf<'getDownline'>;
  home: AgentHome;
  onChanged: () => void;
}

type Action = 'transfer' | 'terms' | 'message' | 'note';

/** What an agent may do with a direct downline. */
export function DownlineActions({ detail, home, onChanged }: DownlineActionsProps) {
  const say = useTexts('agent');
  const mayTransfer = home.transferDown && home.powers.includes('transferCredit');
  const actions: readonly Action[] = [
    ...(mayTransfer ? (['transfer'] as const) : []),
    'terms',
    'message',
    'note',
  ];
  const [action, setAction] = useState<Action>(actions[0] ?? 'terms');
  const { downline, currency } = detail;
  return (
    <section className={styles.part} aria-label={say('agent:downlines.actions')}>
      <ChoiceStrip<Action>
        label={say('agent:downlines.actions')}
        choices={actions.map((value) => ({
          value,
          label: say(`agent:downlines.action.${value}`),
        }))}
        chosen={action}
        onChoose={(chosen) => setAction(chosen ?? action)}
      />
      <div>
        {action === 'transfer' ? (
          <TransferForm downline={downline} currency={currency} home={home} onChanged={onChanged} />
        ) : null}
        {action === 'terms' ? (
          <TermsForm downline={downline} home={home} onChanged={onChanged} />
        ) : null}
        {action === 'message' ? <MessageForm memberId={downline.memberId} /> : null}
        {action === 'note' ? <NoteForm downline={downline} onChanged={onChanged} /> : null}
      </div>
    </section>
  );
}

import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import type { Rounds } from '../round/useRounds.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';

export interface RoundNoticeProps {
  rounds: Rounds;
  currency: string;
  isDemo: boolean;
  onReopen: () => void;
}

/** What is out of the ordinary with the present round, and what can be done about it. */
export function RoundNotice({ rounds, currency, isDemo, onReopen }: RoundNoticeProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const { controller } = rounds;
  const { phase } = rounds.state;
  const money = (micro: bigint | string) => formatMicro(BigInt(micro), currency, locale);
  const button = (text: string, onClick: () => void) => (
    <Button tone="secondary" size="small" onClick={onClick}>
      {say(text)}
    </Button>
  );
  switch (phase.kind) {
    case 'idle':
      return phase.refusal === null ? null : (
        <RefusalNotice problem={phase.refusal} isDemo={isDemo} />
      );
    case 'staking':
      return phase.slow ? (
        <Notice tone="info" title={say('game:slow.title')}>
          {say('game:slow.text')}
        </Notice>
      ) : null;
    case 'doubt':
      return (
        <Notice
          tone="problem"
          title={say('game:doubt.title')}
          action={button('game:retry', controller.retry)}
        >
          {say('game:doubt.text', { stake: money(phase.press.stakeMicro) })}
        </Notice>
      );
    case 'showing':
      return phase.resumed ? (
        <Notice
          tone="info"
          title={say('game:resume.title')}
          action={button('game:resume.skip', controller.skip)}
        >
          {say('game:resume.text', { stake: money(phase.round.stakeMicro) })}
        </Notice>
      ) : null;
    case 'deciding':
      return phase.refusal === null ? null : <ActionNotice problem={phase.refusal} />;
    case 'acting':
    case 'finishing':
      return null;
    case 'unpaid':
      return (
        <Notice
          tone="problem"
          title={say('game:unpaid.title', { payout: money(phase.round.payoutMicro) })}
          action={button('game:retry', controller.retry)}
        >
          {say('game:unpaid.text')}
        </Notice>
      );
    case 'ended':
      return (
        <Notice
          tone="warning"
          title={say('game:ended.title')}
          action={button('game:ended.reopen', onReopen)}
        >
          {say('game:ended.text')}
        </Notice>
      );
  }
}

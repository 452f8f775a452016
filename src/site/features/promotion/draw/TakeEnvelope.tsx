import { useState } from 'react';
import { SCREENS } from '#brand/screens.ts';
import type { Promotion, RainState, RewardCredited } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useMoneyText } from '../../../frame/useMoneyText.ts';
import raffle from '../Raffle.module.css';
import type { RainPhase } from './rain-phase.ts';
import styles from './Rain.module.css';

export interface TakeEnvelopeProps {
  promotion: Promotion;
  rain: RainState;
  phase: RainPhase;
  /** An envelope was taken, or the last one was taken by another player. */
  onTaken: () => void;
}

interface Taken {
  readonly amountMicro: string;
  readonly reward: RewardCredited;
}

/** One press takes an envelope; then its amount is shown. */
export function TakeEnvelope({ promotion, rain, phase, onTaken }: TakeEnvelopeProps) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { promotionId, currency, obstacle } = promotion;
  const { run, pending, problem } = useCommand('takeEnvelope');
  const [taken, setTaken] = useState<Taken | null>(null);
  const ownMicro = taken?.amountMicro ?? rain.ownMicro;
  const take = async (): Promise<void> => {
    const outcome = await run({ params: { promotionId }, body: {} });
    if (outcome.ok) setTaken(outcome.value);
    if (outcome.ok || outcome.problem.code === 'RAIN_OVER') onTaken();
  };
  return (
    <>
      <div role="status">
        {ownMicro === null ? null : (
          <p className={styles.own} data-new={taken !== null || undefined}>
            <span>{say('promotion:rain.own')}</span>{' '}
            <strong className={`display ${styles.amount}`}>
              <Money micro={BigInt(ownMicro)} currency={currency} />
            </strong>
          </p>
        )}
        {taken === null ? null : <Destination reward={taken.reward} currency={currency} />}
      </div>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {phase === 'running' && ownMicro === null ? (
        <Button
          size="large"
          wide
          pending={pending}
          disabled={obstacle !== null}
          onClick={() => void take()}
        >
          {say('promotion:rain.take')}
        </Button>
      ) : null}
      {phase === 'running' || phase === 'before' ? (
        <p className={raffle.quiet}>{say('promotion:rain.once')}</p>
      ) : null}
    </>
  );
}

/** Says where the amount is, and what is owed for it. */
function Destination({ reward, currency }: { reward: RewardCredited; currency: string }) {
  const say = useTexts('promotion');
  const money = useMoneyText(currency);
  const { transferId, turnoverRequirementMicro } = reward;
  if (transferId === null) {
    return (
      <p>
        {say('promotion:rain.waits')}{' '}
        <TextLink href={SCREENS.rewardCentre.path}>{say('promotion:toRewards')}</TextLink>
      </p>
    );
  }
  return (
    <p>
      {say('promotion:rain.credited')}
      {turnoverRequirementMicro === '0'
        ? null
        : ` ${say('promotion:raffle.owed', { amount: money(turnoverRequirementMicro) })}`}
    </p>
  );
}

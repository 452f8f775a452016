import { useState } from 'react';
import type { PointsConfigValue } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { ConvertForm } from './ConvertForm.tsx';
import { DoneActions } from './DoneActions.tsx';
import { PaymentPasswordGate } from './PaymentPasswordGate.tsx';
import { usePointsBalance } from './usePointsBalance.ts';

export interface ConvertDialogProps {
  config: PointsConfigValue;
  onConverted: () => void;
  onClose: () => void;
}

/** Turns points into cash. It stays open to confirm the result. */
export function ConvertDialog({ config, onConverted, onClose }: ConvertDialogProps) {
  const say = useTexts('points');
  const problemText = useProblemText();
  const money = useMoneyText(config.currency);
  const points = usePointsBalance();
  const wallet = useBalance();
  const command = useCommand('convertPoints');
  const [done, setDone] = useState<{ points: number; amount: string } | null>(null);
  const current = points.value?.currentPoints;
  const finish = (used: number, reply: ReplyOf<'convertPoints'>): void => {
    setDone({ points: used, amount: money(reply.credited.amountMicro) });
    points.put(reply.points);
    void wallet.refresh();
    onConverted();
  };
  return (
    <Dialog
      title={say('points:convert')}
      intro={done === null ? say('points:convert.intro') : undefined}
      busy={command.pending}
      onClose={onClose}
    >
      {done !== null ? (
        <>
          <Notice tone="good">
            {say('points:convert.done', { count: done.points, amount: done.amount })}
          </Notice>
          <DoneActions onClose={onClose} />
        </>
      ) : current === undefined ? (
        points.problem === null ? (
          <Skeleton count={3} />
        ) : (
          <Notice tone="problem">{problemText(points.problem)}</Notice>
        )
      ) : current < config.minConvertPoints ? (
        <Notice>
          {say('points:convert.tooFew', { count: config.minConvertPoints - current })}
        </Notice>
      ) : (
        <PaymentPasswordGate>
          <ConvertForm
            config={config}
            currentPoints={current}
            command={command}
            onConverted={finish}
          />
        </PaymentPasswordGate>
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import type { PointReward, Redemption } from '#contract/generated/types.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { GoodArt } from './GoodArt.tsx';
import { GoodFacts } from './GoodFacts.tsx';
import { GoodNextStep } from './GoodNextStep.tsx';
import styles from './Goods.module.css';
import { GoodTags } from './GoodTags.tsx';
import { Redeemed } from './Redeemed.tsx';
import { usePointsBalance } from './usePointsBalance.ts';

export interface GoodDialogProps {
  good: PointReward;
  /** Price or stock may have changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Goods with their terms and the form to redeem them. It stays open to confirm the result. */
export function GoodDialog({ good, onChanged, onClose }: GoodDialogProps) {
  const points = usePointsBalance();
  const wallet = useBalance();
  const command = useCommand('redeemPointReward');
  const [redemption, setRedemption] = useState<Redemption | null>(null);
  const refresh = (): void => {
    void points.refresh();
    onChanged();
  };
  const finish = (made: Redemption): void => {
    setRedemption(made);
    refresh();
    void wallet.refresh();
  };
  return (
    <Dialog title={good.title} width="medium" busy={command.pending} onClose={onClose}>
      {redemption !== null ? (
        <Redeemed redemption={redemption} onClose={onClose} />
      ) : (
        <>
          <GoodArt good={good} sizes="(min-width: 40rem) 34rem, 92vw" className={styles.large} />
          <GoodTags good={good} />
          {good.description === '' ? null : (
            <p className={styles.description}>{good.description}</p>
          )}
          <GoodFacts good={good} />
          <GoodNextStep
            good={good}
            command={command}
            onRedeemed={finish}
            onRefused={refresh}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

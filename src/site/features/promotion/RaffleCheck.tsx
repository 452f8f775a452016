import { useState } from 'react';
import type { RafflePrize, RaffleWinner } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';

export interface RaffleCheckProps {
  winner: RaffleWinner;
  /** The draw with the number before, if it is listed: its seed commits to this one. */
  before: RaffleWinner | null;
  prizes: readonly RafflePrize[];
  salt: string;
}

type Verdict = 'same' | 'sameAndChain' | 'differs';

/** Draws again in the browser, from the published seeds. */
export function RaffleCheck({ winner, before, prizes, salt }: RaffleCheckProps) {
  const say = useTexts('promotion');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (): Promise<void> => {
    // Hashing belongs to this check alone.
    const [{ drawPrize }, { commitmentHolds }] = await Promise.all([
      import('#domain/promotion/raffle.ts'),
      import('#domain/fairness/seed-commitment.ts'),
    ]);
    const { serverSeed, number, prize } = winner;
    const isSame = drawPrize(prizes, { serverSeed, salt, number }) === prize;
    const isChained = before === null || commitmentHolds(serverSeed, before.serverSeed);
    if (!isSame || !isChained) setVerdict('differs');
    else setVerdict(before === null ? 'same' : 'sameAndChain');
  };
  return (
    <div>
      <Button tone="secondary" size="small" onClick={() => void check()}>
        {say('promotion:raffle.check')}
      </Button>
      <p role="status">{verdict === null ? null : say(`promotion:raffle.check.${verdict}`)}</p>
    </div>
  );
}

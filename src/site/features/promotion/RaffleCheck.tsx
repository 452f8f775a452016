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
  const { serverSeed, number, prize, drawn } = winner;
  const isReplaced = drawn !== prize;
  const check = async (): Promise<void> => {
    // Hashing belongs to this check alone.
    const [{ drawPrize }, { commitmentHolds }] = await Promise.all([
      import('#domain/promotion/raffle.ts'),
      import('#domain/fairness/seed-commitment.ts'),
    ]);
    const isSame = drawPrize(prizes, { serverSeed, salt, number }) === drawn;
    // The last prize of the list replaces one that was out of stock.
    const isGiven = !isReplaced || prize === prizes.length - 1;
    const isChained = before === null || commitmentHolds(serverSeed, before.serverSeed);
    if (!isSame || !isGiven || !isChained) setVerdict('differs');
    else setVerdict(before === null ? 'same' : 'sameAndChain');
  };
  const textOf = (found: Verdict): string =>
    isReplaced && found !== 'differs'
      ? say(`promotion:draw.check.${found}`)
      : say(`promotion:raffle.check.${found}`);
  return (
    <div>
      {isReplaced ? <p>{say('promotion:draw.gone', { number: drawn + 1 })}</p> : null}
      <Button tone="secondary" size="small" onClick={() => void check()}>
        {say('promotion:raffle.check')}
      </Button>
      <p role="status">{verdict === null ? null : textOf(verdict)}</p>
    </div>
  );
}

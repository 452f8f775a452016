import type { Reward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';

/** What a reward is: an amount, free rounds on a game, or a count of points, spins or tickets. */
export function RewardWorth({ reward }: { reward: Reward }) {
  const say = useTexts('reward');
  const { kind, rounds, points, gameName, amountMicro, currency } = reward;
  if (kind === 'freeRounds') {
    return say(gameName === null ? 'reward:worth.rounds' : 'reward:worth.roundsOn', {
      count: rounds,
      game: gameName ?? '',
    });
  }
  if (kind === 'spins' || kind === 'tickets') {
    return say(`reward:worth.${kind}`, { count: rounds });
  }
  if (kind === 'points') return say('reward:worth.points', { count: points });
  return (
    <>
      <Money micro={BigInt(amountMicro)} currency={currency} /> {say(`reward:kind.${kind}`)}
    </>
  );
}

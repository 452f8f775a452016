import type { SportsBet } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './Sportsbook.module.css';

export interface CashOutBarProps {
  bet: SportsBet;
  onChanged: () => void;
}

const EVERY_MS = 3_000;
const WHOLE = 10_000;
const HALF = 5_000;

/** The offer of this moment for the whole bet and for a half, or the reason why there is none. */
export function CashOutBar({ bet, onChanged }: CashOutBarProps) {
  const say = useTexts('sports');
  const locale = useLocale();
  const problemText = useProblemText();
  const command = useCommand('cashOutSportsBet');
  const params = { betId: bet.betId };
  const { value: offer } = useQuery('getSportsCashOut', { params }, { everyMs: EVERY_MS });
  if (offer === undefined) return null;
  if (offer.offerMicro === null) {
    return <p className={styles.quiet}>{say(`sports:cashOut.${offer.reason ?? 'NOT_OPEN'}`)}</p>;
  }
  const whole = BigInt(offer.offerMicro);
  const take = async (partBasisPoints: number): Promise<void> => {
    // Each line of a part is rounded down by itself.
    const rounding = partBasisPoints === WHOLE ? 0n : BigInt(bet.lines.length);
    const leastMicro = (whole * BigInt(partBasisPoints)) / BigInt(WHOLE) - rounding;
    const body = { partBasisPoints, leastMicro: String(leastMicro > 0n ? leastMicro : 1n) };
    await command.run({ params, body });
    onChanged();
  };
  const textOf = (micro: bigint): string => formatMicro(micro, bet.currency, locale);
  return (
    <div className={styles.cashOut}>
      <Button size="small" pending={command.pending} onClick={() => void take(WHOLE)}>
        {say('sports:cashOut.whole', { amount: textOf(whole) })}
      </Button>
      <Button size="small" tone="quiet" pending={command.pending} onClick={() => void take(HALF)}>
        {say('sports:cashOut.half', { amount: textOf(whole / 2n) })}
      </Button>
      {command.problem === null ? null : (
        <Notice tone="problem">{problemText(command.problem)}</Notice>
      )}
    </div>
  );
}

import { formatMicro } from '#domain/money/format-micro.ts';
import type { LotteryChase } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { chaseTone } from './shown-status.ts';

export interface ChaseListProps {
  chases: readonly LotteryChase[];
  onChanged: () => void;
}

/** Chases of the lottery, the running ones with what is held for draws to come. */
export function ChaseList({ chases, onChanged }: ChaseListProps) {
  const say = useTexts('lottery');
  const locale = useLocale();
  const problemText = useProblemText();
  const stop = useCommand('stopLotteryChase');
  return (
    <ul className={listStyles.tickets}>
      {stop.problem === null ? null : <Notice tone="problem">{problemText(stop.problem)}</Notice>}
      {chases.map((chase) => (
        <li key={chase.chaseId} className={listStyles.ticket}>
          <div className={listStyles.ticketHead}>
            <span className={listStyles.lineName}>
              {say('lottery:chase.line', { placed: chase.placed, count: chase.count })}
            </span>
            <Pill tone={chaseTone(chase)}>{say(`lottery:chase.status.${chase.status}`)}</Pill>
          </div>
          <p className={styles.quiet}>
            {say('lottery:chase.from', { numero: chase.firstNumero })}
            {chase.heldMicro === '0'
              ? null
              : ` ${say('lottery:chase.stillHeld', {
                  amount: formatMicro(BigInt(chase.heldMicro), chase.currency, locale),
                })}`}
          </p>
          {chase.status === 'running' ? (
            <Button
              tone="quiet"
              size="small"
              pending={stop.pending}
              onClick={() =>
                void stop.run({ params: { chaseId: chase.chaseId }, body: {} }).then(onChanged)
              }
            >
              {say('lottery:chase.end')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

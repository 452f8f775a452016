import { useState } from 'react';
import type { RebateCategory } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { MICRO_DIGITS } from '#domain/money/micro.ts';
import { shownRebate } from '#domain/rebate/shown-rebate.ts';
import { formatDay, formatMoment } from '#ui/i18n/format-moment.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useIsOpenCategory } from '#ui/plan/useIsOpenCategory.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './Rebate.module.css';

export interface TodayRebateProps {
  rebate: ReplyOf<'getRebate'>;
  onClaimed: () => void;
}

/** Valid bets of the day by category, what they earned, and what can be claimed of it. */
export function TodayRebate({ rebate, onClaimed }: TodayRebateProps) {
  const say = useTexts('rebate');
  const locale = useLocale();
  const categoryName = useCategoryName();
  const isOpen = useIsOpenCategory();
  const problemText = useProblemText();
  const balance = useBalance();
  const money = useMoneyText(rebate.currency);
  const { run, pending, problem } = useCommand('claimRebate');
  const [claimed, setClaimed] = useState<string | null>(null);
  const { day, closesAt, currency, automatic, minMicro, claimableMicro } = rebate;
  const shown = shownToday(rebate);
  const canClaim = claimableMicro !== '0' && BigInt(claimableMicro) >= BigInt(minMicro);
  const claim = async (): Promise<void> => {
    setClaimed(null);
    const outcome = await run({ body: {} });
    if (!outcome.ok) return;
    setClaimed(say('rebate:claimed', { amount: money(outcome.value.amountMicro) }));
    void balance.refresh();
    onClaimed();
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby="rebate-today">
      <div>
        <h2 id="rebate-today" className={styles.heading}>
          {say('rebate:today', { day: formatDay(day, locale) })}
        </h2>
        <p className={styles.quiet}>
          {say('rebate:closes', { at: formatMoment(closesAt, locale) })}{' '}
          {say(automatic ? 'rebate:automatic' : 'rebate:notAutomatic')}
        </p>
      </div>
      <RecordTable<RebateCategory>
        caption={say('rebate:today', { day: formatDay(day, locale) })}
        rows={shown.categories.filter(
          ({ gameCategory, validBetMicro }) => validBetMicro !== '0' || isOpen(gameCategory),
        )}
        rowKey={({ gameCategory }) => gameCategory}
        columns={[
          {
            id: 'category',
            label: say('rebate:category'),
            cell: ({ gameCategory }) => categoryName(gameCategory),
          },
          {
            id: 'bets',
            label: say('rebate:validBets'),
            align: 'end',
            cell: ({ validBetMicro }) => (
              <Money micro={BigInt(validBetMicro)} currency={currency} />
            ),
          },
          {
            id: 'rate',
            label: say('rebate:rate'),
            align: 'end',
            cell: ({ rateBasisPoints }) => percentText(rateBasisPoints, locale),
          },
          {
            id: 'amount',
            label: say('rebate:rebate'),
            align: 'end',
            cell: ({ amountMicro }) => <Money micro={BigInt(amountMicro)} currency={currency} />,
          },
          {
            id: 'claimed',
            label: say('rebate:alreadyClaimed'),
            align: 'end',
            cell: ({ claimedMicro }) => <Money micro={BigInt(claimedMicro)} currency={currency} />,
          },
        ]}
      />
      {shown.earlierMicro === 0n ? null : (
        <div className={styles.total}>
          <span>{say('rebate:earlierDays')}</span>
          <Money micro={shown.earlierMicro} currency={currency} />
        </div>
      )}
      <div className={styles.total}>
        <span>{say('rebate:claimable')}</span>
        <strong className={styles.sum}>
          <Money micro={shown.claimableMicro} currency={currency} />
        </strong>
      </div>
      <div role="status">{claimed === null ? null : <Notice tone="good">{claimed}</Notice>}</div>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.claim}>
        <Button pending={pending} disabled={!canClaim} onClick={() => void claim()}>
          {say('rebate:claim')}
        </Button>
        {canClaim || minMicro === '0' ? null : (
          <p className={styles.quiet}>{say('rebate:least', { amount: money(minMicro) })}</p>
        )}
      </div>
      <p className={styles.quiet}>{say('rebate:what')}</p>
    </Card>
  );
}

/** The day's amounts as they are shown: whole minor units that add up to what can be claimed. */
function shownToday({ categories, claimableMicro, currency }: ReplyOf<'getRebate'>) {
  const { lines, ...sums } = shownRebate(
    {
      lines: categories.map(({ amountMicro, claimedMicro }) => ({
        amountMicro: BigInt(amountMicro),
        claimedMicro: BigInt(claimedMicro),
      })),
      claimableMicro: BigInt(claimableMicro),
    },
    10n ** BigInt(MICRO_DIGITS - currencyDigits(currency)),
  );
  return {
    ...sums,
    categories: categories.map((category, index): RebateCategory => ({
      ...category,
      amountMicro: String(lines[index]?.amountMicro ?? 0n),
      claimedMicro: String(lines[index]?.claimedMicro ?? 0n),
    })),
  };
}

import { useRef } from 'react';
import type { Deposit } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useSession } from '#ui/session/useSession.ts';
import type { LiveNotice } from './useNoticeQueue.ts';

/** Says when a deposit has been credited, declined or anything else that ends its wait. */
export function useDepositNotices(add: (notice: LiveNotice) => void): void {
  const say = useTexts('live');
  const locale = useLocale();
  const { hasWallet } = useSession();
  /** As they were last; null: nothing has been heard, and the first state is no news. */
  const known = useRef<ReadonlyMap<string, Deposit['status']> | null>(null);
  const tell = ({ items }: { items: readonly Deposit[] }): void => {
    const before = known.current;
    known.current = new Map(items.map(({ depositId, status }) => [depositId, status]));
    if (before === null) return;
    for (const { depositId, status, amountMicro, currency } of items.toReversed()) {
      if (status === 'pending' || before.get(depositId) === status) continue;
      const amount = formatMicro(BigInt(amountMicro), currency, locale);
      add({
        id: `deposit ${depositId}`,
        icon: status === 'credited' ? 'check' : 'deposit',
        text: say(`live:deposit.${status}`, { amount }),
      });
    }
  };
  useTopic('deposit', tell, { enabled: hasWallet });
}

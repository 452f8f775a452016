import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { OfferedTerms } from './OfferedTerms.tsx';
import { SendToUplineForm } from './SendToUplineForm.tsx';
import { TransferList } from './TransferList.tsx';
import { UplineCard } from './UplineCard.tsx';

/** The account's upline and terms, a transfer up, and the transfers so far. */
export function UplineScreen() {
  // The texts of the payment password too: all come in one request.
  const say = useTexts('upline', 'password', 'pattern', 'verification');
  const locale = useLocale();
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery('getUpline', {});
  const transfers = useCursorList('listCreditTransfers', { limit: 20 });
  const refreshUpline = (): void => void refresh();
  const title = say('upline:title');
  if (value === undefined) {
    return (
      <AccountFrame title={title}>
        {problem === null ? (
          <Skeleton shape="block" count={2} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
      </AccountFrame>
    );
  }
  const { currency, proposal, upline } = value;
  const owed = BigInt(value.turnoverLeftMicro);
  return (
    <AccountFrame title={title}>
      <OfferedTerms proposal={proposal} onAnswered={refreshUpline} />
      {owed > 0n ? (
        <Notice tone="warning">
          {say('upline:turnover', { amount: formatMicro(owed, currency, locale) })}
        </Notice>
      ) : null}
      {upline === null ? (
        <EmptyState icon="userCircle" title={say('upline:none.title')}>
          {say('upline:none.text')}
        </EmptyState>
      ) : (
        <>
          <UplineCard upline={upline} terms={value.terms} />
          {value.transferUp ? (
            <SendToUplineForm
              offer={value}
              upline={upline}
              onPasswordSet={refreshUpline}
              onSent={() => void Promise.all([refresh(), transfers.refresh()])}
            />
          ) : (
            <Notice>{say('upline:off')}</Notice>
          )}
        </>
      )}
      {upline === null && transfers.items?.length === 0 ? null : <TransferList list={transfers} />}
    </AccountFrame>
  );
}

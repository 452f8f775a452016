import { useSearchParams } from 'react-router-dom';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { Statement } from './Statement.tsx';
import { monthBounds, monthName, statementMonths } from './statement-months.ts';
import styles from './Statement.module.css';

/** A month of the account in plain words and in figures, to save or to print. */
export function StatementScreen() {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const problemText = useProblemText();
  const [search, setSearch] = useSearchParams();
  const months = statementMonths(new Date());
  const [thisMonth = ''] = months;
  const month = months.find((one) => one === search.get('month')) ?? thisMonth;
  const { value, problem, refresh } = useQuery('getActivityStatement', {
    query: monthBounds(month),
  });
  return (
    <AccountFrame title={say('safer-play:statement.title')}>
      <div className={styles.month}>
        <SelectField
          name="month"
          label={say('safer-play:statement.month')}
          value={month}
          choices={months.map((one) => ({ value: one, label: monthName(one, locale) }))}
          onChange={(chosen) => setSearch({ month: chosen }, { replace: true })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {value === undefined
          ? null
          : say('safer-play:statement.of', { month: monthName(month, locale) })}
      </p>
      {problem === null ? null : (
        <Notice
          tone="problem"
          action={
            <Button tone="secondary" size="small" onClick={() => void refresh()}>
              {say('safer-play:statement.retry')}
            </Button>
          }
        >
          {problemText(problem)}
        </Notice>
      )}
      {value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={2} />
        ) : null
      ) : (
        <Statement statement={value} month={month} isRunning={month === thisMonth} />
      )}
    </AccountFrame>
  );
}

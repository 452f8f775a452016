import type { ActivityLine, ActivityStatement } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { monthBounds, monthName } from './statement-months.ts';
import { StatementActions } from './StatementActions.tsx';
import styles from './Statement.module.css';
import { StatementSentence } from './StatementSentence.tsx';
import { useDurationText } from './useDurationText.ts';

export interface StatementProps {
  statement: ActivityStatement;
  /** yyyy-MM */
  month: string;
  /** The month is not over. */
  isRunning: boolean;
}

/** The statement of a month: the sentence, the lines, and the money at both ends. */
export function Statement({ statement, month, isRunning }: StatementProps) {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const duration = useDurationText();
  const { member } = useSession();
  const { currency, lines } = statement;
  const name = monthName(month, locale);
  const { from, to } = monthBounds(month);
  const lastDay = new Date(Date.parse(to) - 1).toISOString();
  return (
    <Card as="section" className={styles.sheet} aria-labelledby="statement-month">
      <h2 id="statement-month" className={styles.heading}>
        {say('safer-play:statement.of', { month: name })}
      </h2>
      <p className={styles.note}>
        {say('safer-play:statement.account', {
          account: member?.account ?? '',
          from: formatMoment(from, locale, 'day'),
          to: formatMoment(lastDay, locale, 'day'),
        })}
      </p>
      <StatementSentence statement={statement} month={name} />
      {isRunning ? <p className={styles.note}>{say('safer-play:statement.running')}</p> : null}
      <LineList>
        <Line name={say('safer-play:statement.opening')}>
          <Money micro={BigInt(statement.openingMicro)} currency={currency} />
        </Line>
      </LineList>
      {lines.length === 0 ? null : (
        <RecordTable<ActivityLine>
          caption={say('safer-play:statement.lines')}
          rows={lines}
          rowKey={({ kind }) => kind}
          columns={[
            {
              id: 'kind',
              label: say('safer-play:statement.kind'),
              cell: ({ kind }) => say(`safer-play:line.${kind}`),
            },
            {
              id: 'count',
              label: say('safer-play:statement.count'),
              align: 'end',
              cell: ({ count }) => (
                <span className="tabular">{new Intl.NumberFormat(locale).format(count)}</span>
              ),
            },
            {
              id: 'amount',
              label: say('safer-play:statement.amount'),
              align: 'end',
              cell: ({ amountMicro }) => (
                <Money micro={BigInt(amountMicro)} currency={currency} signed />
              ),
            },
          ]}
        />
      )}
      <LineList>
        <Line name={say('safer-play:statement.closing')}>
          <Money micro={BigInt(statement.closingMicro)} currency={currency} />
        </Line>
        <Line name={say('safer-play:statement.time')}>
          <span className="tabular">{duration(statement.minutesSignedIn)}</span>
        </Line>
      </LineList>
      <StatementActions statement={statement} month={month} />
    </Card>
  );
}

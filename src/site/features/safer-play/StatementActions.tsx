import type { ActivityStatement } from '#contract/generated/types.ts';
import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';
import { asText, csvText } from '#domain/record/csv-text.ts';
import { type Say, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { saveFile } from '#ui/record/save-file.ts';
import styles from './Statement.module.css';

const HEADINGS = ['kind', 'count', 'amount', 'currency'];

export interface StatementActionsProps {
  statement: ActivityStatement;
  /** yyyy-MM; part of the file's name. */
  month: string;
}

/** Saves the statement as a CSV file, or prints it. */
export function StatementActions({ statement, month }: StatementActionsProps) {
  const say = useTexts('safer-play');
  return (
    <div className={styles.actions}>
      <Button
        tone="secondary"
        onClick={() => saveFile(`statement-${month}.csv`, csvText(csvRows(statement, say)))}
      >
        <Icon name="download" size="small" />
        {say('safer-play:statement.csv')}
      </Button>
      <Button tone="secondary" onClick={() => window.print()}>
        {say('safer-play:statement.print')}
      </Button>
    </div>
  );
}

/** Amounts are plain decimals with a point, whatever the reader's language. */
function csvRows(statement: ActivityStatement, say: Say): readonly (readonly string[])[] {
  const { currency, openingMicro, closingMicro, lines, minutesSignedIn } = statement;
  const digits = currencyDigits(currency);
  const row = (text: string, count: string, micro: string): readonly string[] => [
    asText(text),
    count,
    decimalText(BigInt(micro), digits),
    currency,
  ];
  return [
    HEADINGS.map((key) => asText(say(`safer-play:statement.${key}`))),
    row(say('safer-play:statement.opening'), '', openingMicro),
    ...lines.map(({ kind, count, amountMicro }) =>
      row(say(`safer-play:line.${kind}`), String(count), amountMicro),
    ),
    row(say('safer-play:statement.closing'), '', closingMicro),
    [asText(say('safer-play:statement.minutes')), String(minutesSignedIn), '', ''],
  ];
}

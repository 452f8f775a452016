import type { DeskColumn } from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Age } from '../values/Age.tsx';
import { Amount } from '../values/Amount.tsx';
import { Instant } from '../values/Instant.tsx';
import styles from './Desk.module.css';

/** The value of a column as its kind shows it. */
export function DeskCell<Item>({ column, item }: { column: DeskColumn<Item>; item: Item }) {
  const say = useTexts('office');
  const value = column.value(item);
  const { kind, words = '' } = column;
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) {
    return value.length === 0 ? (
      '–'
    ) : (
      <span className={styles.pills}>
        {value.map((one) => (
          <Pill key={one}>{say(`${words}${one}`)}</Pill>
        ))}
      </span>
    );
  }
  const text = String(value);
  switch (kind) {
    case 'amount':
      return <Amount micro={BigInt(text)} currency={column.currency?.(item) ?? ''} />;
    case 'moment':
      return <Instant at={text} />;
    case 'age':
      return <Age since={text} />;
    case 'word':
      return say(`${words}${text}`);
    case 'code':
      return <span className="code">{text}</span>;
    case 'count':
      return <span className="tabular">{text}</span>;
    default:
      return text;
  }
}

import type { StatementLine } from '#contract/generated/types.ts';
import { statementLineList } from '#domain/bank-statement/statement-line-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './DepositScreens.module.css';
import { ImportStatement } from './ImportStatement.tsx';
import { statementLineActions } from './statement-line-actions.ts';

const TONES = { open: 'accent', matched: 'win', ignored: 'plain' } as const;

const CELLS = { state: (item: StatementLine) => <State item={item} /> };

/** Lines of statements: import, differences, and the lines that staff settle by hand. */
export function StatementLinesScreen() {
  const say = useTexts('statement-line-desk');
  const mayMatch = useStaff().may('deposit.match');
  const facts = (item: StatementLine): readonly Fact[] => [
    {
      id: 'amount',
      label: say('statement-line-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'text', label: say('statement-line-desk:text'), value: item.text },
  ];
  const above = (brand: string | null, refresh: () => Promise<unknown>) =>
    brand === null ? (
      <p>{say('statement-line-desk:chooseBrand')}</p>
    ) : (
      <ImportStatement key={brand} brand={brand} onImported={() => void refresh()} />
    );
  return (
    <Desk
      list={statementLineList}
      permission="deposit.match"
      topic="depositQueue"
      actions={statementLineActions}
      name={({ bookedOn, text }) => `${bookedOn} ${text.slice(0, 24)}`}
      cells={CELLS}
      facts={facts}
      {...(mayMatch ? { above } : {})}
    />
  );
}

function State({ item: { state, by, difference, reason } }: { item: StatementLine }) {
  const say = useTexts('statement-line-desk');
  return (
    <span className={styles.pills}>
      <Pill tone={TONES[state]}>{say(`statement-line-desk:state.${state}`)}</Pill>
      {by === null ? null : <Pill>{say(`statement-line-desk:by.${by}`)}</Pill>}
      {difference === null ? null : (
        <Pill tone="loss">{say(`statement-line-desk:difference.${difference}`)}</Pill>
      )}
      {reason}
    </span>
  );
}

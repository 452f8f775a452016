import { Money } from '#ui/kit/Money.tsx';
import { multiplierOf } from '../multiplier.ts';
import type { SheetTable } from '../sheet.ts';
import type { Wording } from '../stage/stage-game.ts';
import styles from './SheetRules.module.css';

export interface SheetTableViewProps {
  table: SheetTable;
  namespace: string;
  wording: Wording;
  currency: string;
  stakeMicro: bigint;
}

/** What a table's spots pay, how often they win and what they return. A column without a figure is left out. */
export function SheetTableView(props: SheetTableViewProps) {
  const { table, namespace, wording, currency, stakeMicro } = props;
  const { say, number } = wording;
  const { rows } = table;
  const hasPays = rows.some(({ pays }) => pays !== null);
  const hasChance = rows.some(({ chancePercent }) => chancePercent !== null);
  const hasReturn = rows.some(({ returnPercent }) => returnPercent !== null);
  const percent = (text: string | null, decimals: number): string =>
    text === null ? '' : `${number(Number(text), Number(text) < 1 ? 4 : decimals)} %`;
  return (
    <div className={styles.scroll}>
      <table className={`tabular ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{say('stage:rules.column.spot')}</th>
            {hasPays ? <th scope="col">{say('stage:rules.column.pays')}</th> : null}
            {hasPays ? (
              <th scope="col">
                {say('stage:rules.column.amount')} <Money micro={stakeMicro} currency={currency} />
              </th>
            ) : null}
            {hasChance ? <th scope="col">{say('stage:rules.column.chance')}</th> : null}
            {hasReturn ? <th scope="col">{say('stage:rules.column.return')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, pays, chancePercent, returnPercent }) => (
            <tr key={`${name.key}/${JSON.stringify(name.values ?? {})}`}>
              <th scope="row">{say(`${namespace}:${name.key}`, name.values)}</th>
              {hasPays ? <td>{pays === null ? '' : `${pays}×`}</td> : null}
              {hasPays ? (
                <td>
                  {pays === null ? null : (
                    <Money
                      micro={(stakeMicro * multiplierOf(pays)) / 10_000n}
                      currency={currency}
                    />
                  )}
                </td>
              ) : null}
              {hasChance ? <td>{percent(chancePercent, 2)}</td> : null}
              {hasReturn ? <td>{percent(returnPercent, 2)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

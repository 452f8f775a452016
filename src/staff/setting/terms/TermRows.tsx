import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { withItem, withoutItem } from '../keyed-list.ts';
import { TermField } from './TermField.tsx';
import { emptyRow, type RowTexts } from './term-rows.ts';
import type { RowsSpec, TermSpec } from './term-spec.ts';
import styles from './TermRows.module.css';

/** The words of a list of terms. */
export interface RowsWords {
  readonly title: string;
  readonly none: string;
  readonly add: string;
  readonly column: (name: string) => string;
  /** Below a field, such as how much of it is used. */
  readonly hint?: (name: string, cells: Readonly<Record<string, string>>) => string | undefined;
  /** All there is to a row, in the review. */
  readonly line: (cells: Readonly<Record<string, string>>) => string;
}

export interface TermRowsProps {
  readonly spec: RowsSpec;
  readonly words: RowsWords;
  readonly rows: RowTexts;
  readonly unitOf: (column: TermSpec) => string | undefined;
  readonly faultAt: (pointer: string) => string | undefined;
  /** undefined: they are only looked at. */
  readonly onChange: ((rows: RowTexts) => void) | undefined;
}

/** A list of terms, a row each. */
export function TermRows({ spec, words, rows, unitOf, faultAt, onChange }: TermRowsProps) {
  const say = useTexts('office');
  return (
    <section className={styles.list} aria-label={words.title}>
      {rows.length === 0 ? <p className={styles.none}>{words.none}</p> : null}
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            {spec.columns.map((column) => (
              <TermField
                key={column.name}
                spec={column}
                label={words.column(column.name)}
                hint={words.hint?.(column.name, row.cells)}
                value={row.cells[column.name] ?? ''}
                after={unitOf(column)}
                options={[]}
                fault={faultAt(`/${spec.name}/${index}/${column.name}`)}
                onChange={
                  onChange &&
                  ((value) =>
                    onChange(
                      withItem(rows, {
                        ...row,
                        cells: { ...row.cells, [column.name]: String(value) },
                      }),
                    ))
                }
              />
            ))}
            {onChange === undefined ? null : (
              <IconButton
                icon="close"
                label={say('office:unit.removeRow', { number: index + 1 })}
                onClick={() => onChange(withoutItem(rows, row.key))}
              />
            )}
          </li>
        ))}
      </ul>
      {onChange === undefined || rows.length >= spec.most ? null : (
        <div>
          <Button tone="secondary" size="small" onClick={() => onChange([...rows, emptyRow(spec)])}>
            <Icon name="plus" size="small" />
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}

import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useOfficeLocale } from '../../values/useOfficeLocale.ts';
import type { Change } from '../ChangeList.tsx';
import grid from '../FieldGrid.module.css';
import { type DraftFault, useFaultText } from '../useFaultText.ts';
import { type RowsWords, TermRows } from './TermRows.tsx';
import { TermField } from './TermField.tsx';
import { shownRows, type TermRow } from './term-rows.ts';
import { type RowsSpec, termId, type TermSpec } from './term-spec.ts';
import { shownBounds, termText, type TermValue } from './term-text.ts';
import { draftTerms, heldRows, heldTerm, type TermEdits } from './terms-draft.ts';

/** The words of a terms editor, which its desk has. */
export interface TermsWords<Name extends string> {
  readonly label: (name: Name, part?: string) => string;
  /** Left out: the label says it all. */
  readonly hint?: (
    name: Name,
    bounds: Readonly<Record<string, number>>,
    part?: string,
  ) => string | undefined;
  /** A value of a choice; null: none. */
  readonly choice?: (name: Name, value: string | null) => string;
  /** A term that may be left empty, and is. */
  readonly none?: (name: Name) => string;
}

export interface TermsInput<Name extends string, Terms, List extends string> {
  readonly specs: readonly TermSpec<Name>[];
  readonly words: TermsWords<Name>;
  readonly lists?: readonly RowsSpec<List>[];
  /** The words of the lists. */
  readonly rows?: Readonly<Partial<Record<List, RowsWords>>>;
  /** The terms in effect. */
  readonly now: Terms;
  readonly currency?: string;
  readonly edits: TermEdits | null;
  /** undefined: they are only looked at. */
  readonly edit: ((edits: TermEdits | null) => void) | undefined;
  /** Values of choices that the server lists. */
  readonly choices?: Readonly<Partial<Record<Name, readonly string[]>>>;
  /** Terms that contradict each other. */
  readonly judge?: (terms: Terms) => readonly DraftFault[];
}

export interface TermsEditor<Name extends string, Terms, List extends string> {
  readonly terms: Terms | null;
  readonly faults: readonly DraftFault[];
  readonly changes: readonly Change[];
  /** All terms but lists. */
  readonly fields: ReactNode;
  /** Some terms, in the order of the schema; of a property with parts all of them. */
  readonly fieldsOf: (...names: readonly Name[]) => ReactNode;
  readonly rowsOf: (name: List) => ReactNode;
  /** Name of the field at a JSON pointer into the request, below the property that holds the terms. */
  readonly fieldName: (pointer: string) => string;
}

const NO_LISTS: readonly RowsSpec<never>[] = [];

/** Fields, draft, bounds and differences of terms, from their schema. */
export function useTermsEditor<
  Name extends string,
  Terms extends object,
  List extends string = never,
>(input: TermsInput<Name, Terms, List>): TermsEditor<Name, Terms, List> {
  const {
    specs,
    lists = NO_LISTS,
    rows: rowWords,
    words,
    now,
    currency = '',
    edits,
    edit,
    choices,
    judge,
  } = input;
  const say = useTexts('office');
  const locale = useOfficeLocale();
  const notation = { currency, locale };
  const draft = draftTerms(specs, now, edits, notation, { judge, lists });
  const faultAt = useFaultText(draft.faults);
  // Rows keep their keys until the setting in effect changes.
  const rowsNow = useMemo(
    () =>
      new Map<string, ReturnType<typeof shownRows>>(
        lists.map((list) => [
          list.name,
          shownRows(list, heldRows(now, list), { currency, locale }),
        ]),
      ),
    [lists, now, currency, locale],
  );
  const unitOf = ({ unit }: TermSpec): string | undefined => {
    if (unit === 'money') return currency;
    return unit === 'count' || unit === 'switch' || unit === 'choice'
      ? undefined
      : say(`office:unit.${unit}`);
  };
  const figure = (spec: TermSpec, value: TermValue): string =>
    [termText(spec, value, notation), unitOf(spec) ?? []].flat().join(' ');
  const told = (spec: TermSpec<Name>, value: TermValue): string => {
    if (spec.unit === 'switch') return say(value === true ? 'office:on' : 'office:off');
    if (spec.unit === 'choice') {
      return words.choice?.(spec.name, value === null ? null : String(value)) ?? String(value);
    }
    if (value === null) return words.none?.(spec.name) ?? say('office:unit.none');
    return figure(spec, value);
  };
  const toldRows = ({ name, columns }: RowsSpec<List>, rows: readonly TermRow[]): string =>
    rows
      .map((row) =>
        rowWords?.[name]?.line(
          Object.fromEntries(
            columns.map((column) => [column.name, figure(column, row[column.name] ?? null)]),
          ),
        ),
      )
      .join(' · ') ||
    (rowWords?.[name]?.none ?? '');
  const change = (id: string, what: string, tell: (terms: Terms) => string): Change[] =>
    draft.changed.includes(id)
      ? [{ id, what, before: tell(now), after: draft.terms === null ? '' : tell(draft.terms) }]
      : [];
  const field = (spec: TermSpec<Name>): ReactNode => {
    const { name, part } = spec;
    const id = termId(spec);
    const edited = edits?.[id];
    return (
      <TermField
        key={id}
        spec={spec}
        label={words.label(name, part)}
        hint={words.hint?.(name, shownBounds(spec), part)}
        value={
          typeof edited === 'object' || edited === undefined
            ? shownValue(spec, heldTerm(now, spec), notation)
            : edited
        }
        after={unitOf(spec)}
        options={optionsOf(spec, words, choices?.[name] ?? spec.choices)}
        fault={faultAt(`/${id}`)}
        onChange={edit && ((value) => edit({ ...edits, [id]: value }))}
      />
    );
  };
  const fieldsOf = (...names: readonly Name[]): ReactNode => (
    <div className={grid.fields}>{specs.filter(({ name }) => names.includes(name)).map(field)}</div>
  );
  const rowsOf = (name: List): ReactNode => {
    const list = lists.find((one) => one.name === name);
    const said = rowWords?.[name];
    if (list === undefined || said === undefined) return null;
    const edited = edits?.[name];
    return (
      <TermRows
        spec={list}
        words={said}
        rows={typeof edited === 'object' ? edited : (rowsNow.get(name) ?? [])}
        unitOf={unitOf}
        faultAt={faultAt}
        onChange={edit && ((rows) => edit({ ...edits, [name]: rows }))}
      />
    );
  };
  const fieldName = (pointer: string): string => {
    const [, , name = '', part = ''] = pointer.split('/');
    const spec = specs.find((one) => one.name === name && (one.part ?? part) === part);
    if (spec !== undefined) return words.label(spec.name, spec.part);
    const list = lists.find((one) => one.name === name);
    return (list && rowWords?.[list.name]?.title) ?? name;
  };
  return {
    terms: draft.terms,
    faults: draft.faults,
    changes: [
      ...specs.flatMap((spec) =>
        change(termId(spec), words.label(spec.name, spec.part), (terms) =>
          told(spec, heldTerm(terms, spec)),
        ),
      ),
      ...lists.flatMap((list) =>
        change(list.name, rowWords?.[list.name]?.title ?? list.name, (terms) =>
          toldRows(list, heldRows(terms, list)),
        ),
      ),
    ],
    fields: fieldsOf(...specs.map(({ name }) => name)),
    fieldsOf,
    rowsOf,
    fieldName,
  };
}

const shownValue = (
  spec: TermSpec,
  value: TermValue,
  notation: Parameters<typeof termText>[2],
): string | boolean => (typeof value === 'boolean' ? value : termText(spec, value, notation));

function optionsOf<Name extends string>(
  { name, unit, optional }: TermSpec<Name>,
  { choice }: TermsWords<Name>,
  values: readonly string[],
): readonly { value: string; label: string }[] {
  if (unit !== 'choice') return [];
  const labelOf = (value: string | null) => choice?.(name, value) ?? value ?? '';
  return [
    ...(optional ? [{ value: '', label: labelOf(null) }] : []),
    ...values.map((value) => ({ value, label: labelOf(value) })),
  ];
}

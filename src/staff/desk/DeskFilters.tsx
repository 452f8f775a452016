import {
  type DeskFilter,
  type DeskList,
  type DeskOperation,
  labelKey,
} from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useTypedFilter } from '#ui/query/useTypedFilter.ts';
import { useStaff } from '../session/useStaff.ts';
import { useAddress } from '../values/useAddress.ts';
import styles from './Desk.module.css';
import { EVERY_BRAND } from './useDeskBrands.ts';

/** Whose rows, and what narrows them; the address has all of it. */
export function DeskFilters<Name extends DeskOperation>({ list }: { list: DeskList<Name> }) {
  const say = useTexts('office', list.texts);
  const { params, change } = useAddress();
  const { brands } = useStaff();
  const filters = Object.entries<DeskFilter | undefined>(list.filters ?? {}).filter(
    (entry): entry is [string, DeskFilter] => entry[1] !== undefined,
  );
  return (
    <search className={styles.filters}>
      {brands.length < 2 || list.isOfNoBrand === true ? null : (
        <SelectField
          label={say('office:brand')}
          value={params.get('brand') ?? EVERY_BRAND}
          options={[
            { value: EVERY_BRAND, label: say('office:table.everyBrand') },
            ...brands.map(({ brand, name }) => ({ value: brand, label: name })),
          ]}
          onChange={(brand) => change({ brand: brand === EVERY_BRAND ? null : brand })}
        />
      )}
      {filters.map(([name, filter]) => {
        const isDay = filter.kind === 'from' || filter.kind === 'to';
        const label = say(
          isDay && filter.label === undefined
            ? `office:table.${filter.kind}`
            : labelKey(list.texts, name, filter.label),
        );
        return filter.kind === 'choice' ? (
          <SelectField
            key={name}
            label={label}
            value={params.get(name) ?? ''}
            options={[
              { value: '', label: say('office:table.any') },
              ...filter.values.map((value) => ({ value, label: say(`${filter.words}${value}`) })),
            ]}
            onChange={(value) => change({ [name]: value })}
          />
        ) : (
          <TypedFilter key={name} name={name} label={label} kind={filter.kind} />
        );
      })}
    </search>
  );
}

const TYPES = { text: 'search', amount: 'text', from: 'date', to: 'date' } as const;
/** Whole units of a currency. */
const MOST_DIGITS = 9;
const MOST_LETTERS = 64;

function TypedFilter(props: { name: string; label: string; kind: keyof typeof TYPES }) {
  const { name, label, kind } = props;
  const { params, change } = useAddress();
  const [text, setText] = useTypedFilter(params.get(name) ?? '', (value) =>
    change({ [name]: value }),
  );
  return (
    <Field
      label={label}
      type={TYPES[kind]}
      inputMode={kind === 'amount' ? 'numeric' : undefined}
      maxLength={kind === 'amount' ? MOST_DIGITS : MOST_LETTERS}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

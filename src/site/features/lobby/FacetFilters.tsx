import type { FacetOption, FacetOptions, Facets } from '#domain/game/game-facets.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './FacetFilters.module.css';

export interface FacetFiltersProps {
  chosen: Facets;
  options: FacetOptions;
  onChoose: (change: Partial<Facets>) => void;
}

/** Narrows a lobby. Each choice says how many titles it leaves. */
export function FacetFilters({ chosen, options, onChoose }: FacetFiltersProps) {
  const say = useTexts('lobby');
  const locale = useLocale();
  const { currency } = useSitePlan().market;
  const counted = (label: string, count: number) => say('lobby:facet.option', { label, count });
  return (
    <div className={styles.facets}>
      {options.subCategory.length < 2 ? null : (
        <ChoiceStrip
          label={say('lobby:facet.subCategory')}
          choices={[
            { value: null, label: say('lobby:facet.all') },
            ...options.subCategory.map(({ value, count }) => ({
              value,
              label: counted(say(`lobby:subCategory.${value}`), count),
            })),
          ]}
          chosen={chosen.subCategory}
          onChoose={(subCategory) => onChoose({ subCategory })}
        />
      )}
      <div className={styles.selects} role="group" aria-label={say('lobby:facet.more')}>
        <Facet
          label={say('lobby:facet.theme')}
          options={options.theme}
          chosen={chosen.theme}
          nameOf={(value) => say(`lobby:theme.${value}`)}
          counted={counted}
          onChoose={(theme) => onChoose({ theme })}
        />
        <Facet
          label={say('lobby:volatilityName')}
          options={options.volatility}
          chosen={chosen.volatility}
          nameOf={(value) => say(`lobby:volatility.${value}`)}
          counted={counted}
          onChoose={(volatility) => onChoose({ volatility })}
        />
        <Facet
          label={say('lobby:rtpName')}
          options={options.leastReturn}
          chosen={chosen.leastReturn}
          nameOf={(percent) => say('lobby:facet.leastReturn', { percent })}
          counted={counted}
          onChoose={(leastReturn) => onChoose({ leastReturn })}
        />
        <Facet
          label={say('lobby:minStakeName')}
          options={options.mostStake}
          chosen={chosen.mostStake}
          nameOf={(micro) =>
            say('lobby:facet.mostStake', { stake: formatMicro(BigInt(micro), currency, locale) })
          }
          counted={counted}
          onChoose={(mostStake) => onChoose({ mostStake })}
        />
      </div>
    </div>
  );
}

interface FacetProps<Value extends string> {
  label: string;
  options: readonly FacetOption<Value>[];
  chosen: Value | null;
  nameOf: (value: Value) => string;
  counted: (label: string, count: number) => string;
  onChoose: (value: Value | null) => void;
}

/** A facet that leaves no choice is not shown. */
function Facet<Value extends string>(props: FacetProps<Value>) {
  const { label, options, chosen, nameOf, counted, onChoose } = props;
  const say = useTexts('lobby');
  if (options.length < 2 && chosen === null) return null;
  return (
    <label className={styles.facet}>
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) =>
          onChoose(options.find(({ value }) => value === target.value)?.value ?? null)
        }
      >
        <option value="">{say('lobby:facet.any')}</option>
        {options.map(({ value, count }) => (
          <option key={value} value={value}>
            {counted(nameOf(value), count)}
          </option>
        ))}
      </select>
    </label>
  );
}

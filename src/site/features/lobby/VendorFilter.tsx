import type { GameCategory } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './VendorFilter.module.css';

export interface VendorFilterProps {
  /** Category of the game contract; null for all. */
  category: string | null;
  /** The vendors that the page came with, without counts. */
  vendors: readonly { readonly vassalage: string; readonly displayName: string }[];
  chosen: string | null;
  onChoose: (vendor: string | null) => void;
}

/** More vendors are a list to choose from. */
const MOST_IN_STRIP = 12;

/** One vendor's titles, or all of them, each vendor with the number of its titles. */
export function VendorFilter({ category, vendors, chosen, onChoose }: VendorFilterProps) {
  const say = useTexts('lobby');
  const { value } = useQuery('listVendors', {
    query: category === null ? {} : { gameCategory: category as GameCategory },
  });
  const choices =
    value?.items.map(({ vassalage, displayName, gameCount }) => ({
      value: vassalage,
      label: say('lobby:vendorCount', { vendor: displayName, count: gameCount }),
    })) ?? vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }));
  if (choices.length <= 1) return null;
  if (choices.length <= MOST_IN_STRIP) {
    return (
      <ChoiceStrip
        label={say('lobby:vendors')}
        choices={[{ value: null, label: say('lobby:allVendors') }, ...choices]}
        chosen={chosen}
        onChoose={onChoose}
      />
    );
  }
  return (
    <div className={styles.list}>
      <SelectField
        label={say('lobby:vendors')}
        value={chosen ?? ''}
        options={[{ value: '', label: say('lobby:allVendors') }, ...choices]}
        onChange={(vendor) => onChoose(vendor === '' ? null : vendor)}
      />
    </div>
  );
}

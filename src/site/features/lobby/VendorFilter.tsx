import type { VendorFact } from '#brand/server-facts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';

export interface VendorFilterProps {
  vendors: readonly VendorFact[];
  chosen: string | null;
  onChoose: (vendor: string | null) => void;
}

/** One vendor's titles, or all of them. */
export function VendorFilter({ vendors, chosen, onChoose }: VendorFilterProps) {
  const say = useTexts('lobby');
  const choices = [
    { value: null, label: say('lobby:allVendors') },
    ...vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
  ];
  return (
    <ChoiceStrip
      label={say('lobby:vendors')}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

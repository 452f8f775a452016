import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { FILTER_KINDS, type FilterKind } from './filter-kinds.ts';

export interface KindFilterProps {
  chosen: FilterKind | null;
  onChoose: (kind: FilterKind | null) => void;
}

/** All movements, or those of one kind. */
export function KindFilter({ chosen, onChoose }: KindFilterProps) {
  const say = useTexts('records');
  const choices = [null, ...FILTER_KINDS].map((kind) => ({
    value: kind,
    label: say(kind === null ? 'records:all' : `records:kind.${kind}`),
  }));
  return (
    <ChoiceStrip
      label={say('records:filter')}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';

export interface FavouriteFilterProps {
  onlyFavourites: boolean;
  onChoose: (onlyFavourites: boolean) => void;
}

/** All titles, or those the member keeps. */
export function FavouriteFilter({ onlyFavourites, onChoose }: FavouriteFilterProps) {
  const say = useTexts('lobby');
  return (
    <ChoiceStrip
      label={say('lobby:shown')}
      choices={[
        { value: null, label: say('lobby:all') },
        { value: 'favourites', label: say('lobby:favourites') },
      ]}
      chosen={onlyFavourites ? 'favourites' : null}
      onChoose={(value) => onChoose(value !== null)}
    />
  );
}

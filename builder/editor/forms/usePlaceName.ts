import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Place } from '../document/place.ts';
import { useFieldText } from './field-text.ts';

/** A place as a person would tell the way: section, then names of fields and ids of items. */
export function usePlaceName(): (place: Place) => string {
  const say = useTexts('builder');
  const text = useFieldText();
  return ([section, ...rest]) => {
    if (section === undefined) return say('builder:place.whole');
    const name = say(`builder:section.${section}`);
    return [name, ...rest.map((segment) => text.name(segment))].join(' › ');
  };
}

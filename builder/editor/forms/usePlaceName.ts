import { isJsonArray, type Json } from '#brand/json.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { type Place, valueAtPlace } from '../document/place.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from './field-text.ts';
import { itemLabel, ownWords, productKey } from './item-words.ts';
import { useIdName } from './useIdName.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** A place in words: its section, then names of fields and of list items. */
export function usePlaceName(): (place: Place) => string {
  const say = useTexts('builder');
  const language = useLanguage();
  const text = useFieldText();
  const idName = useIdName();
  const planText = usePlanTexts(language);
  const { layers } = useEditor();
  const { effective, inherited } = layers;
  const itemName = (item: Json | undefined, shape: string, id: string): string => {
    const label = itemLabel(item);
    return (
      ownWords(label, [language, ...brandLanguages(effective)]) ??
      planText(productKey(label)) ??
      idName(item, shape, id)
    );
  };
  return (place) => {
    const [section, ...rest] = place;
    if (section === undefined) return say('builder:place.whole');
    let shape = section;
    const names = rest.map((segment, index) => {
      const holder = place.slice(0, index + 1);
      const isItem = [effective, inherited].some((root) => isJsonArray(valueAtPlace(root, holder)));
      if (isItem) {
        const at = [...holder, segment];
        const item = valueAtPlace(effective, at) ?? valueAtPlace(inherited, at);
        return itemName(item, shape, segment);
      }
      shape = `${shape}.${segment}`;
      return text.name(shape);
    });
    return [say(`builder:section.${section}`), ...names].join(' › ');
  };
}

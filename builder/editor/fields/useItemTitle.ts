import type { Json } from '#brand/json.ts';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { useEditor } from '../EditorContext.ts';
import { itemLabel, ownWords, productKey } from '../forms/item-words.ts';
import { useIdName } from '../forms/useIdName.ts';
import { useProductText } from './useProductText.ts';

/** What an item is called in the language of the page: its own words, the product's, or what it is. */
export function useItemTitle(item: Json, shape: string, kind?: string): string {
  const language = useLanguage();
  const idName = useIdName();
  const { layers } = useEditor();
  const label = itemLabel(item);
  const product = useProductText(language, productKey(label));
  const own = ownWords(label, [language, ...brandLanguages(layers.effective)]);
  return own ?? product ?? kind ?? idName(item, shape);
}

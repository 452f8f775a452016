import { isJsonObject, type Json } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from '../forms/field-text.ts';
import { useProductText } from './useProductText.ts';

/** Keys under which items carry the words they are known by. */
const NAME_KEYS = ['label', 'heading', 'title', 'name', 'holder'];

/** What an item is called in the language of the page: its own words, the product's, or what it is. */
export function useItemTitle(item: Json, shape: string, kind?: string): string {
  const language = useLanguage();
  const text = useFieldText();
  const { layers } = useEditor();
  const named = isJsonObject(item)
    ? NAME_KEYS.map((key) => item[key]).find((value) => value !== undefined)
    : undefined;
  const key = isJsonObject(named) && typeof named['key'] === 'string' ? named['key'] : undefined;
  const product = useProductText(language, key);
  const own = ownWords(named, [language, ...brandLanguages(layers.effective)]);
  const id = itemId(item) ?? '';
  return own ?? product ?? kind ?? text.option(`${shape}.id`, id);
}

function ownWords(value: Json | undefined, languages: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  const text = isJsonObject(value) ? value['text'] : undefined;
  if (!isJsonObject(text)) return undefined;
  const found = languages.map((language) => text[language]).find((words) => words !== undefined);
  return typeof found === 'string' ? found : undefined;
}

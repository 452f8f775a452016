import type { Json } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { choicesFor } from '../../registry/choices.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from './field-text.ts';
import { usePairName } from './usePairName.ts';

/** Name of a list item without a label: the registry's, a contrast pair's, or its id. */
export function useIdName(): (item: Json | undefined, shape: string, id?: string) => string {
  const text = useFieldText();
  const pairName = usePairName();
  const { layers } = useEditor();
  return (item, shape, given) => {
    const id = given ?? (item === undefined ? null : itemId(item)) ?? '';
    const choices = choicesFor(`${shape}.id`, layers.effective);
    const known = choices.find(({ value }) => value === id)?.label;
    return known ?? pairName(item) ?? text.option(`${shape}.id`, id);
  };
}

import { useLanguage } from '#ui/i18n/useTexts.ts';
import { brandLanguages, type Choice, choicesFor } from '../../registry/choices.ts';
import { useEditor } from '../EditorContext.ts';
import { itemLabel, ownWords, productKey } from './item-words.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** The choices of a field. An item of the manifest has its own words, the product's, or its id. */
export function useNamedChoices(shape: string): readonly Choice[] {
  const { effective } = useEditor().layers;
  const label = useChoiceLabel();
  return choicesFor(shape, effective).map((choice) => ({ ...choice, label: label(choice) }));
}

/** Name of one value that a field of a shape may take; undefined where its values have no names. */
export function useChoiceName(): (shape: string, value: string) => string | undefined {
  const { effective } = useEditor().layers;
  const label = useChoiceLabel();
  return (shape, value) => {
    const choice = choicesFor(shape, effective).find((one) => one.value === value);
    return choice === undefined ? undefined : label(choice);
  };
}

function useChoiceLabel(): (choice: Choice) => string {
  const language = useLanguage();
  const planText = usePlanTexts(language);
  const { effective } = useEditor().layers;
  return (choice) => {
    const words = itemLabel(choice.item);
    const languages = [language, ...brandLanguages(effective)];
    return ownWords(words, languages) ?? planText(productKey(words)) ?? choice.label;
  };
}

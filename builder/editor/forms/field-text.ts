import { useTranslation } from 'react-i18next';

export interface FieldText {
  /** Name of a field: of exactly this one, else of any field called so. */
  name: (shape: string) => string;
  /** What to know about it; empty when there is nothing. */
  help: (shape: string) => string;
  /** Name of one of the values it takes. */
  option: (shape: string, value: string) => string;
}

/** Words for the manifest's fields and values. One without words of its own goes by its key. */
export function useFieldText(): FieldText {
  const { t, i18n } = useTranslation('builder');
  const find = (keys: readonly string[], fallback: string): string => {
    const known = keys.map((key) => `builder:${key}`).find((key) => i18n.exists(key));
    return known === undefined ? fallback : t(known);
  };
  const last = (shape: string): string => shape.split('.').at(-1) ?? shape;
  return {
    name: (shape) => find([`field.${shape}`, `field.${last(shape)}`], last(shape)),
    help: (shape) => find([`help.${shape}`, `help.${last(shape)}`], ''),
    option: (shape, value) =>
      find([`option.${shape}.${value}`, `option.${last(shape)}.${value}`], value),
  };
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from '@phosphor-icons/react/Plus';
import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { isBuiltValue } from '../../registry/built-shapes.ts';
import { brandLanguages, choicesFor } from '../../registry/choices.ts';
import { freeId, newItem } from '../../registry/new-item.ts';
import { discriminatorOf, variantsOf } from '../../registry/ui-schema.ts';
import { loadTexts } from '../../texts.ts';
import type { Place } from '../document/place.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from '../forms/field-text.ts';
import styles from './ListField.module.css';

export interface AddItemProps {
  /** Of one item. */
  schema: RJSFSchema;
  root: RJSFSchema;
  /** The list. */
  place: Place;
  shape: string;
  /** Ids that are in use, also by items taken away. */
  taken: readonly string[];
  full: boolean;
}

/** One thing that can be added: an item of a kind, or under one of the ids the list knows. */
interface Offer {
  readonly label: string;
  readonly kind?: string;
  readonly id?: string;
}

/** Adds an item: at once where there is one kind, else from a menu. */
export function AddItem({ schema, root, place, shape, taken, full }: AddItemProps) {
  const say = useTexts('builder');
  const { edit, setOpen, layers } = useEditor();
  const offers = useOffers(schema, shape, taken);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const add = async (offer: Offer): Promise<void> => {
    setAnchor(null);
    const languages = brandLanguages(layers.effective);
    const words = await Promise.all(languages.map(async (code) => [code, await newWord(code)]));
    const key = discriminatorOf(schema);
    const id = offer.id ?? freeId(taken, offer.kind ?? 'item');
    const item = newItem(variantSchema(schema, offer.kind), root, {
      id,
      words: Object.fromEntries(words) as Record<string, string>,
      ...(key === null || offer.kind === undefined ? {} : { kind: { key, value: offer.kind } }),
    });
    edit({ type: 'addItem', place, item });
    setOpen([...place, id].join('/'), true);
  };

  const [only] = offers;
  if (only === undefined) return null;
  return (
    <div className={styles.add}>
      <Action
        small
        icon={<Plus size={15} aria-hidden="true" />}
        disabled={full}
        aria-haspopup={offers.length > 1 ? 'menu' : undefined}
        onClick={(event) => {
          if (offers.length > 1) setAnchor(event.currentTarget);
          else void add(only);
        }}
      >
        {say(full ? 'builder:list.full' : 'builder:list.add')}
      </Action>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offers.map((offer) => (
          <MenuItem key={offer.id ?? offer.kind} onClick={() => void add(offer)}>
            {offer.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function useOffers(schema: RJSFSchema, shape: string, taken: readonly string[]): readonly Offer[] {
  const say = useTexts('builder');
  const text = useFieldText();
  const { layers } = useEditor();
  const kinds = variantsOf(schema);
  if (kinds.length > 0) {
    const key = discriminatorOf(schema) ?? '';
    return kinds.map(({ value }) => ({
      kind: value,
      label: text.option(`${shape}.${key}`, value),
    }));
  }
  const named = idChoices(schema, shape, layers.effective);
  if (named === null) return [{ label: say('builder:list.add') }];
  return named
    .filter(({ value }) => !taken.includes(value) && isBuiltValue(`${shape}.id`, value))
    .map(({ value, label }) => ({
      id: value,
      label: label === value ? text.option(`${shape}.id`, value) : label,
    }));
}

/** Ids to choose from; null where any will do. */
function idChoices(
  schema: RJSFSchema,
  shape: string,
  manifest: Parameters<typeof choicesFor>[1],
): readonly { value: string; label: string }[] | null {
  const id = schema.properties?.['id'];
  const known = typeof id === 'object' ? (id as RJSFSchema).enum : undefined;
  if (known !== undefined) return known.map(String).map((value) => ({ value, label: value }));
  const choices = choicesFor(`${shape}.id`, manifest);
  return choices.length === 0 ? null : choices;
}

function variantSchema(schema: RJSFSchema, kind: string | undefined): RJSFSchema {
  return variantsOf(schema).find(({ value }) => value === kind)?.schema ?? schema;
}

/** What a new item says until somebody gives it words, in the language it is in. */
async function newWord(language: string): Promise<string> {
  const texts = await loadTexts(language, 'builder');
  return texts['list.newWords'] ?? '…';
}

import type { ReactNode } from 'react';
import type { CallRequest } from '#contract/client.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Permission } from '#contract/permission.ts';
import type { DeskItem, DeskOperation } from '#domain/desk/desk-list.ts';
import type { ButtonProps } from '#ui/kit/Button.tsx';
import type { BrowserOperation } from '#ui/query/client-context.ts';

/** Input of a dialog: words, and a choice or an amount as typed; empty: none. */
export interface DeskInput {
  readonly text: string;
  readonly choice: string;
}

/**
 * Kinds of questions of a dialog: why, in words (reason), words that may be left out (note), a single
 * line such as a reference (line), a reference and the amount where it differs (payment), what a
 * separate component asks (field), and nothing but a confirmation (none). Labels are text keys.
 */
export type DeskAsk<Item> =
  | { readonly kind: 'reason' | 'note' | 'none' }
  | {
      readonly kind: 'line';
      readonly label: string;
      readonly maxLength: number;
      /** Shows below the field what the typed line names. */
      readonly preview?: (line: string, item: Item) => ReactNode;
    }
  | { readonly kind: 'payment'; readonly label: string }
  | { readonly kind: 'field'; readonly Field: (props: DeskFieldProps<Item>) => ReactNode };

export interface DeskFieldProps<Item> {
  item: Item;
  value: string;
  onChange: (value: string) => void;
}

/**
 * One thing that staff do with an item of a list, as data. Its texts are `<namespace>:<id>` on the
 * button, and the same with `.effect`, what it does, and `.hint`, below what it asks for.
 */
export interface DeskAction<Item> {
  readonly id: string;
  readonly operation: BrowserOperation;
  readonly permission: Permission;
  readonly request: (item: Item, given: DeskInput) => object;
  /** Start of its text keys, where they are not those of its list. */
  readonly label?: string;
  /** The key of its hint, where several acts share one. */
  readonly hint?: string;
  /** The letter that starts it for the chosen item. */
  readonly letter?: string;
  readonly tone?: ButtonProps['tone'];
  /** Left out: to every item. */
  readonly applies?: (item: Item) => boolean;
  /** Done to many at once, where it applies to them and this says so. */
  readonly bulk?: (item: Item) => boolean;
  /** A reason by default. */
  readonly ask?: DeskAsk<Item>;
  /** The key of what it does, where that depends on the item. */
  readonly effect?: (item: Item) => string;
  /** Takes the answer for one item, where it has something that cannot be read again. */
  readonly onReply?: (reply: never, item: Item) => void;
}

/** Makes actions on the items of a list, each checked against its operation. */
export function actionsOf<Name extends DeskOperation>() {
  return <Operation extends BrowserOperation>(
    action: Omit<DeskAction<DeskItem<Name>>, 'operation' | 'request' | 'onReply'> & {
      operation: Operation;
      request: (item: DeskItem<Name>, given: DeskInput) => CallRequest<Operation>;
      onReply?: (reply: ReplyOf<Operation>, item: DeskItem<Name>) => void;
    },
  ): DeskAction<DeskItem<Name>> => action;
}

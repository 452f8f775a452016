import type { OperationName, ReplyOf, RequestOf } from '#contract/operation.ts';

/** Operations that answer a list of staff page by page. */
export type DeskOperation = {
  [Name in OperationName]: ReplyOf<Name> extends {
    items: readonly { brand: string }[];
    nextCursor: string | null;
  }
    ? Name
    : never;
}[OperationName];

export type DeskItem<Name extends DeskOperation> = ReplyOf<Name>['items'][number];

export type DeskQuery<Name extends DeskOperation> =
  RequestOf<Name> extends { query: infer Query } ? NonNullable<Query> : never;

/** The filters of a list: its query without page, view and order. */
export type DeskFilterName<Name extends DeskOperation> = Exclude<
  keyof DeskQuery<Name> & string,
  'cursor' | 'limit' | 'view' | 'sort'
>;

/**
 * What a column holds, and so how screens show it and files write it. amount: micro-units of
 * `currency`. moment: ISO 8601. word: a value of the contract whose text is `words` and the value.
 */
export interface DeskColumn<Item> {
  /** Its heading is the text `<namespace of the list>:<id>`, or `label`. */
  readonly id: string;
  readonly label?: string;
  readonly kind: 'text' | 'code' | 'count' | 'amount' | 'moment' | 'age' | 'word' | 'words';
  readonly value: (item: Item) => string | number | boolean | null | readonly string[];
  readonly currency?: (item: Item) => string;
  /** Start of the text keys of its values. */
  readonly words?: string;
  /** The server puts rows in its order, by the same id. */
  readonly sorts?: boolean;
  /** Part of a card's head, on small screens. */
  readonly lead?: boolean;
  /** Not shown until somebody chooses it. */
  readonly hidden?: boolean;
}

/**
 * How a filter is asked for. amount: typed in whole units of the currency, sent in micro-units. choice:
 * the text of a value is `words` and the value. from, to: days of a range, in the reader's zone.
 */
export type DeskFilter =
  | { readonly kind: 'text'; readonly label?: string }
  | { readonly kind: 'amount'; readonly label?: string }
  | {
      readonly kind: 'choice';
      readonly label?: string;
      readonly values: readonly string[];
      readonly words: string;
    }
  | { readonly kind: 'from' | 'to'; readonly label?: string };

/**
 * A list of staff as data, from which come its table, its filters, its address and its files, so that
 * the server writes into a file what the screen shows. The server's half is a `Desk`.
 */
export interface DeskList<Name extends DeskOperation> {
  readonly operation: Name;
  /** Namespace of its texts. */
  readonly texts: string;
  readonly id: (item: DeskItem<Name>) => string;
  /** Its rows belong to no brand: none is chosen, and none is shown. */
  readonly isOfNoBrand?: boolean;
  /** The first one is shown unless the address names another; texts: `<namespace>:view.<view>`. */
  readonly views?: readonly string[];
  readonly filters?: Readonly<Partial<Record<DeskFilterName<Name>, DeskFilter>>>;
  readonly columns: readonly DeskColumn<DeskItem<Name>>[];
}

/** Checks a list against its operation and keeps its own type. */
export const deskList = <Name extends DeskOperation>(list: DeskList<Name>): DeskList<Name> => list;

/** The text key of a column's heading or a filter's label. */
export function labelKey(texts: string, id: string, label: string | undefined): string {
  return label ?? `${texts}:${id}`;
}

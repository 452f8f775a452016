import type { OperationName, ReplyOf, RequestOf } from '#contract/operation.ts';
import type { SettingKind } from '#domain/setting/setting-kind.ts';
import type { LiveBrand } from '../brands/live-brand.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** A reply without what every setting has. */
type SettingView<Read extends OperationName> = Omit<
  ReplyOf<Read>,
  'brand' | 'version' | 'lastChange'
>;

export interface AuditForms {
  before: object | null;
  after: object | null;
}

/**
 * A setting of a brand that staff edit: a schema (its two operations) and rules. Storage, versions,
 * comparison, audit and routes are the same for all of them: see `settingRoutes`.
 */
export interface Setting<
  Read extends OperationName,
  Write extends OperationName,
  Value extends object | null,
> {
  kind: SettingKind;
  read: Read;
  /** Also the action of the audit entry. */
  write: Write;
  /** The value that staff edit. By default the one that the setting's declaration gives. */
  normalise?: (value: unknown, brand: LiveBrand) => Value;
  /** What the office reads, besides version and last change. */
  view: (
    value: Value,
    brand: LiveBrand,
    db: Db | Tx,
  ) => SettingView<Read> | Promise<SettingView<Read>>;
  /**
   * The value after a change.
   * @throws Problem with a pointer to each fault
   */
  change: (
    body: RequestOf<Write>['body'],
    held: Value,
    brand: LiveBrand,
    tx: Tx,
  ) => Value | Promise<Value>;
  /**
   * Under which rule a second person decides a change that loosens what binds staff or the house: the
   * amount of the two-person rule as it holds before the change. Null: one person may make it.
   */
  twoPersons?: (before: Value, after: Value, brand: LiveBrand) => bigint | null;
  /** JSON to write for a value. By default the value itself. */
  store?: (value: Value) => unknown;
  /** Canonical form: values with equal forms are the same setting. By default the value itself. */
  canonicalForm?: (value: Value, brand: LiveBrand) => object | null;
  /** Before and after of the audit entry. By default the canonical forms. */
  audit?: (before: Value, after: Value, brand: LiveBrand) => AuditForms;
}

import { SETTINGS } from '../generated/settings.ts';
import type { ServerMeans } from './setting-declaration.ts';

type Declared = typeof SETTINGS;

export type SettingKind = keyof Declared;

/** The value in effect. */
export type SettingValue<Kind extends SettingKind> = ReturnType<Declared[Kind]['inEffect']>;

type KindsServedWith<Served> = {
  [Kind in SettingKind]: Declared[Kind]['served'] extends Served ? Kind : never;
}[SettingKind];

export type RequestKind = KindsServedWith<'request'>;
export type PageKind = KindsServedWith<'page'>;
export type ServedKind = RequestKind | PageKind;

const ALL = Object.keys(SETTINGS) as SettingKind[];

export const REQUEST_KINDS = ALL.filter(
  (kind): kind is RequestKind => SETTINGS[kind].served === 'request',
);
export const PAGE_KINDS = ALL.filter((kind): kind is PageKind => SETTINGS[kind].served === 'page');

/** Settings in effect, by kind. */
export type SettingValues<Kinds extends SettingKind> = {
  readonly [Kind in Kinds]: SettingValue<Kind>;
};

/** @param stored as it was written; null: never set */
export const settingInEffect = <Kind extends SettingKind>(
  kind: Kind,
  stored: unknown,
  means: ServerMeans,
): SettingValue<Kind> => SETTINGS[kind].inEffect(stored, means) as SettingValue<Kind>;

/** @param stored by kind, as it was written; a kind that was never set is missing */
export function settingsInEffect<Kinds extends SettingKind>(
  kinds: readonly Kinds[],
  stored: Readonly<Record<string, unknown>>,
  means: ServerMeans,
): SettingValues<Kinds> {
  const values = kinds.map((kind) => [kind, settingInEffect(kind, stored[kind] ?? null, means)]);
  return Object.fromEntries(values) as SettingValues<Kinds>;
}

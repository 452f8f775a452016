import type { FIRST, SiteFeature } from '../frame/site-feature.ts';
import { FEATURES } from '../generated/features.ts';

type Features = typeof FEATURES;
type Kind = 'screens' | 'dialogs' | 'popups' | 'texts' | 'early';

/** Ids that some feature declares of a kind, each with its type: `{ deposit: Load, home: 'first', … }`. */
export type Declared<Of extends Kind> = UnionToIntersection<
  {
    [Name in keyof Features]: Features[Name] extends Record<Of, infer Ids> ? Ids : never;
  }[keyof Features]
>;

type Screens = Declared<'screens'>;

/** Screens that features declare as part of the first load. */
export type FirstScreenId = {
  [Id in keyof Screens]: Screens[Id] extends typeof FIRST ? Id : never;
}[keyof Screens];

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The same as a value, over all features. */
export function declared<Of extends Kind>(kind: Of): Declared<Of> {
  const parts = Object.values<SiteFeature>(FEATURES).map((feature) => feature[kind]);
  return Object.assign({}, ...parts) as Declared<Of>;
}

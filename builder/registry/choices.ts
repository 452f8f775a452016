import { heroNames } from '#art/heroes/catalogue.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { currentRegistry, isRetired } from './registry.ts';

/** Something a field may name. */
export interface Choice {
  readonly value: string;
  /** What a person reads; the value itself where it has no better name. */
  readonly label: string;
  /** Offered to no brand any more. */
  readonly isRetired?: boolean;
  /** The item of the manifest that it names; its words are in several languages. */
  readonly item?: Json;
}

type Provider = (manifest: JsonObject) => readonly Choice[];

type Named = Readonly<Record<string, { readonly name: string }>>;

const named =
  (kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'socials'): Provider =>
  () => {
    const entries: Named = currentRegistry()[kind];
    const choices = Object.entries(entries).map(([value, { name }]) => ({
      value,
      label: name,
      ...(isRetired(kind, value) ? { isRetired: true } : {}),
    }));
    return choices.toSorted((one, other) => one.label.localeCompare(other.label));
  };

const languages: Provider = () =>
  Object.values(currentRegistry().languages).map(({ code, endonym }) => ({
    value: code,
    label: endonym,
    ...(isRetired('languages', code) ? { isRetired: true } : {}),
  }));

const fonts: Provider = () =>
  Object.values(currentRegistry().fonts).map(({ family }) => ({ value: family, label: family }));

const icons: Provider = () => Object.keys(iconShapes).map(plain);
const heroes: Provider = () => heroNames.map(plain);

/** Values that are not enumerated by the schema and yet are a choice, by shape. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  'footer.banks': named('banks'),
  'footer.providers': named('providers'),
  'footer.paymentNetworks': named('paymentNetworks'),
  'legal.licences.id': named('licences'),
  'footer.socials.id': named('socials'),
  'footer.notices': (manifest) => idsAt(manifest, 'legal', 'notices'),
  'legal.requiredNotices': (manifest) => idsAt(manifest, 'legal', 'notices'),
  'i18n.enabled': languages,
  'i18n.default': (manifest) =>
    languages(manifest).filter(({ value }) => isEnabled(manifest, value)),
  'theme.fonts.display.family': fonts,
  'theme.fonts.body.family': fonts,
  'registration.fields.group': (manifest) => idsAt(manifest, 'registration', 'groups'),
  'menus.bottomBar.icon': icons,
  'menus.sideMenu.left.icon': icons,
  'menus.memberCentre.icon': icons,
  'menus.agentCentre.icon': icons,
  'home.blocks.points.icon': icons,
  'identity.logo.hero': heroes,
  'identity.icon.hero': heroes,
  'home.blocks.slides.picture.hero': heroes,
};

/** Whether a field of this shape is a choice beyond what its schema says. */
export function isChoice(shape: string): boolean {
  return Object.hasOwn(PROVIDERS, shape);
}

/** Whether a field of this shape names an icon of the kit. */
export function choosesIcon(shape: string): boolean {
  return PROVIDERS[shape] === icons;
}

/** Whether a field of this shape names a font family of the registry. */
export function choosesFont(shape: string): boolean {
  return PROVIDERS[shape] === fonts;
}

/** What a field may name, given the whole manifest. A value that is none of these is not hidden by it. */
export function choicesFor(shape: string, manifest: JsonObject): readonly Choice[] {
  return PROVIDERS[shape]?.(manifest) ?? [];
}

/** Languages a brand is in; its default first. */
export function brandLanguages(manifest: JsonObject): readonly string[] {
  const section = manifest['i18n'];
  if (!isJsonObject(section)) return [];
  const { default: first, enabled } = section;
  const codes = isJsonArray(enabled) ? enabled.filter((code) => typeof code === 'string') : [];
  return [...new Set([...(typeof first === 'string' ? [first] : []), ...codes])];
}

function isEnabled(manifest: JsonObject, language: string): boolean {
  return brandLanguages(manifest).includes(language);
}

function idsAt(manifest: JsonObject, section: string, list: string): readonly Choice[] {
  const holder: Json | undefined = manifest[section];
  const items = isJsonObject(holder) ? holder[list] : undefined;
  if (!isJsonArray(items)) return [];
  return items.flatMap((item) => {
    const id = itemId(item);
    return id === null ? [] : [{ value: id, label: id, item }];
  });
}

function plain(value: string): Choice {
  return { value, label: value };
}

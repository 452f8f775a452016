/** Sections of the manifest with a form, in the order of the editor's list. */
export const SECTIONS = [
  'identity',
  'theme',
  'navigation',
  'menus',
  'home',
  'footer',
  'auth',
  'registration',
  'popups',
  'i18n',
  'market',
  'legal',
] as const;

export type SectionName = (typeof SECTIONS)[number];

export function isSection(name: string): name is SectionName {
  return (SECTIONS as readonly string[]).includes(name);
}

/** Sections of the manifest with a form made from their schema, in the order of the editor's list. */
export const FORM_SECTIONS = [
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
  'integrations',
  'meta',
] as const;

export type FormSection = (typeof FORM_SECTIONS)[number];

/** Every section of the editor's list: three have panes of their own. */
export const SECTIONS = [...FORM_SECTIONS, 'assets', 'hosts', 'extends'] as const;

export type SectionName = (typeof SECTIONS)[number];

export function isSection(name: string): name is SectionName {
  return (SECTIONS as readonly string[]).includes(name);
}

export function isFormSection(name: SectionName): name is FormSection {
  return (FORM_SECTIONS as readonly string[]).includes(name);
}

import { SCREENS } from '#brand/screens.ts';
import type { SectionName } from '../registry/sections.ts';

/** Where the site shows what a section says, for sections that do not show on every page. */
const PAGES: Partial<Readonly<Record<SectionName, string>>> = {
  home: SCREENS.home.path,
  popups: SCREENS.home.path,
  auth: SCREENS.login.path,
  registration: SCREENS.register.path,
  legal: SCREENS.licences.path,
};

/** The page to show with a section; null: any page does. */
export function sectionPage(section: SectionName): string | null {
  return PAGES[section] ?? null;
}

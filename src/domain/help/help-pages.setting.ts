import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import type { HelpPlace, HelpWording } from './help-pages.ts';

/** A brand's own arrangement and texts, as they are stored. */
export interface HelpValue {
  readonly pages: readonly HelpPlace[];
  /** By page, then by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, HelpWording>>>>;
}

export const setting: SettingDeclaration<HelpValue, 'nothing'> = {
  served: 'nothing',
  inEffect: (stored) => (stored ?? { pages: [], texts: {} }) as HelpValue,
};

import type { SportsTerms } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** null: staff have set none, and those of the currency are in force. */
export const setting: SettingDeclaration<SportsTerms | null, 'request'> = {
  served: 'request',
  inEffect: (stored) => stored as SportsTerms | null,
};

import type { RegisterRule } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** The rules that were written; a field without one is off. */
export const setting: SettingDeclaration<readonly RegisterRule[], 'page'> = {
  served: 'page',
  inEffect: (stored) => (stored ?? []) as readonly RegisterRule[],
};

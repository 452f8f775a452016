import type { MessageTemplates } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** Our own words for everything, until staff write others. */
export const setting: SettingDeclaration<MessageTemplates, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ off: [], templates: [], ...(stored as MessageTemplates | null) }),
};

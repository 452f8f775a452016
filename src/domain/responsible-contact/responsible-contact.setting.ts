import type { ResponsibleContact } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

export const setting: SettingDeclaration<ResponsibleContact, 'nothing'> = {
  served: 'nothing',
  inEffect: (stored) => (stored ?? { name: '', phone: '', email: '' }) as ResponsibleContact,
};

import type { VipPolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

const OFF: VipPolicy = { enabled: false, levels: [] };

export const setting: SettingDeclaration<VipPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? OFF) as VipPolicy,
};

import type { OfficeFeature } from '../../shell/office-feature.ts';
import { LikelyAccounts } from './LikelyAccounts.tsx';

export const feature: OfficeFeature = {
  memberPanel: { permission: 'member.read', place: 30, Panel: LikelyAccounts },
  texts: ['likely-account'],
};

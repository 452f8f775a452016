import type { OfficeFeature } from '../../shell/office-feature.ts';
import { RequirePasswordChange } from './RequirePasswordChange.tsx';

export const feature: OfficeFeature = {
  memberPanel: { permission: 'member.protect', place: 20, Panel: RequirePasswordChange },
  auditActions: ['requirePasswordChange'],
};

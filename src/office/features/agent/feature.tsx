import type { OfficeFeature } from '../../shell/office-feature.ts';
import { AppointAgent } from './AppointAgent.tsx';

export const feature: OfficeFeature = {
  memberPanel: { permission: 'agent.appoint', place: 30, Panel: AppointAgent },
  auditActions: ['appointAgent'],
};

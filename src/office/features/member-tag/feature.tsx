import type { OfficeFeature } from '../../shell/office-feature.ts';
import { MemberTags } from './MemberTags.tsx';

export const feature: OfficeFeature = {
  memberPanel: { permission: 'member.read', place: 35, Panel: MemberTags },
  auditActions: ['setMemberTags'],
};

import type { OfficeFeature } from '../../shell/office-feature.ts';
import { MemberActs } from './MemberActs.tsx';

export const feature: OfficeFeature = {
  memberPanel: { permission: 'member.note', place: 5, Panel: MemberActs },
  auditActions: ['setMemberStatus', 'resetPaymentPassword', 'resetSecondFactor'],
  texts: ['member-act'],
};

import type { OfficeFeature } from '../../shell/office-feature.ts';
import { MemberScreen } from './MemberScreen.tsx';
import { MembersScreen } from './MembersScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'members',
      group: 'players',
      path: '/members',
      icon: 'usersThree',
      permission: 'member.read',
      place: 10,
      element: <MembersScreen />,
      beneath: { ':memberId': <MemberScreen /> },
    },
  ],
};

import type { Explained, Label, SitePlan } from '#brand/site-plan.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';

export interface HelpLink extends Explained {
  readonly id: string;
  readonly label: Label;
  readonly href: string;
  readonly icon: IconName;
  readonly newTab: boolean;
}

const socials: Readonly<Record<string, IconName>> = {
  telegram: 'paperPlane',
  facebook: 'usersThree',
  line: 'chatTeardrop',
  whatsapp: 'chatCircle',
  zalo: 'chatDots',
};

const elements: Readonly<Record<string, IconName>> = {
  customerService: 'headset',
  logoLink: 'external',
  qr: 'qr',
};

/** Every way to help that the plan has: the right side menu. */
export function helpLinks({ sideMenu }: SitePlan): readonly HelpLink[] {
  return sideMenu.right.map(({ id, element, label, href, social, because }) => ({
    id,
    label,
    href,
    because,
    newTab: !href.startsWith('/'),
    icon: (social === null ? undefined : socials[social]) ?? elements[element] ?? 'question',
  }));
}

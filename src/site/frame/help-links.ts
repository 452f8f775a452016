import type { Explained, Label, SitePlan } from '#brand/site-plan.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';

export interface HelpLink extends Explained {
  readonly id: string;
  readonly label: Label;
  readonly href: string;
  readonly icon: IconName;
  readonly newTab: boolean;
  /** In a small window of its own. */
  readonly callWindow: boolean;
  /** When somebody answers; null: it is not said. */
  readonly hours: Label | null;
  /** It leads to a person. */
  readonly isService: boolean;
  /** Opens a QR code of its address. */
  readonly isCode: boolean;
}

const services: Readonly<Record<string, IconName>> = {
  liveChat: 'headset',
  phone: 'phone',
  email: 'envelope',
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
  return sideMenu.right.map(({ element, service, ...item }) => ({
    id: item.id,
    label: item.label,
    href: item.href,
    because: item.because,
    callWindow: item.callWindow,
    hours: item.hours,
    isService: element === 'customerService',
    isCode: element === 'qr',
    newTab: /^https?:/.test(item.href),
    icon: (service === null ? undefined : services[service]) ?? elements[element] ?? 'question',
  }));
}

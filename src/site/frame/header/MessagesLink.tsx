import { MenuBadge } from '../MenuBadge.tsx';
import { HeaderIconLink } from './HeaderIconLink.tsx';

/** The bell: how many messages wait, and the way to them. */
export function MessagesLink({ label, href }: { label: string; href: string }) {
  return (
    <HeaderIconLink icon="bell" label={label} href={href}>
      <MenuBadge of="messages" corner />
    </HeaderIconLink>
  );
}

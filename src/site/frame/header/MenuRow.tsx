import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { MenuBadge } from '../MenuBadge.tsx';
import { useOverlayState } from '../useOverlayState.ts';
import type { MenuRowPlan } from './menu-rows.ts';
import styles from './SiteMenu.module.css';

/** One link of the site's menu. */
export function MenuRow({ row }: { row: MenuRowPlan }) {
  const point = usePointer();
  const overlay = useOverlayState();
  return (
    <Anchor
      className={styles.row}
      href={row.href}
      newTab={row.newTab}
      callWindow={row.callWindow}
      state={row.opensDialog ? overlay : undefined}
      {...point(row)}
    >
      <Icon name={row.icon} />
      <Words of={row.label} />
      <MenuBadge of={row.badge} />
    </Anchor>
  );
}

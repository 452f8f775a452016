import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { useOverlayState } from '../useOverlayState.ts';
import type { MenuRowPlan } from './menu-rows.ts';
import styles from './SiteMenu.module.css';

/** One link of the site's menu. */
export function MenuRow({ row }: { row: MenuRowPlan }) {
  const label = useLabel();
  const wordsIn = useWordsIn();
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
      <span {...wordsIn(row.language ?? null)}>{label(row.label)}</span>
    </Anchor>
  );
}

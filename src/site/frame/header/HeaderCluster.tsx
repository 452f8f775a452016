import type { HeaderElement } from '#brand/site-plan.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import styles from './HeaderCluster.module.css';
import { HeaderPart } from './HeaderPart.tsx';
import { MenuButton } from './MenuButton.tsx';

/** What of the header stays in the bar on narrow screens; the rest is in the menu there. */
const NARROW: readonly HeaderElement['element'][] = [
  'loginLink',
  'loginForm',
  'registerLink',
  'balance',
  'deposit',
];

/** The right-hand side of the header, for this kind of visitor and in the brand's order. */
export function HeaderCluster() {
  const { header } = useSitePlan();
  const point = usePointer();
  const inBar = header.elements.filter(({ placement }) => placement === 'bar');
  const opensMenu = inBar.some(({ element }) => element === 'accountName');
  return (
    <div className={styles.cluster}>
      {inBar.map((element) => (
        <div
          key={element.id}
          className={styles.part}
          data-element={element.element}
          data-wide-only={!NARROW.includes(element.element) || undefined}
          {...point(element)}
        >
          <HeaderPart element={element} />
        </div>
      ))}
      <MenuButton narrowOnly={opensMenu} />
    </div>
  );
}

import type { FooterPlan } from '#brand/site-plan.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { screenAt } from '../find-route.ts';
import { isOverlayScreen } from '../overlay-location.ts';
import { useOverlayState } from '../useOverlayState.ts';
import styles from './FooterGroups.module.css';

/** Links under headings; what is a dialog opens over the page it is asked for from. */
export function FooterGroups({ groups }: { groups: FooterPlan['groups'] }) {
  const point = usePointer();
  const plan = useSitePlan();
  const overlay = useOverlayState();
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.id} {...point(group)}>
          <h2 className={styles.heading}>
            <Words of={group.heading} />
          </h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.id} {...point(link)}>
                <Anchor
                  className={styles.link}
                  href={link.href}
                  newTab={link.newTab}
                  callWindow={link.callWindow}
                  state={isOverlayScreen(screenAt(plan, link.href)) ? overlay : undefined}
                >
                  <Words of={link.label} />
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

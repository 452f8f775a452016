import { useEffect, useRef } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { useAddress } from '../SiteAddress.tsx';
import { helpLinks } from '../help-links.ts';
import { closeSiteMenu } from './close-site-menu.ts';
import { FundLines } from './FundLines.tsx';
import { LanguageList } from './LanguageList.tsx';
import { MemberIcon } from './MemberIcon.tsx';
import { MenuRow } from './MenuRow.tsx';
import { menuRows } from './menu-rows.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { SITE_MENU_ID } from './site-menu-id.ts';
import styles from './SiteMenu.module.css';
import { useLabel } from '#ui/i18n/useLabel.ts';

/** Everything the bar has no room for: account, links, language, appearance, help. */
export function SiteMenu() {
  const plan = useSitePlan();
  const say = useTexts('shell');
  const label = useLabel();
  const { member } = useSession();
  const { key } = useAddress();
  const shownAt = useRef(key);
  useEffect(() => {
    // Opened before the app took the page over, it stays open.
    if (shownAt.current === key) return;
    shownAt.current = key;
    closeSiteMenu();
  }, [key]);
  const rows = menuRows(plan);
  const signOut = plan.header.elements.find(({ element }) => element === 'signOut');
  const has = (element: string) => plan.header.elements.some((item) => item.element === element);

  return (
    <div
      id={SITE_MENU_ID}
      className={styles.menu}
      popover="auto"
      role="group"
      aria-label={say('shell:menu')}
    >
      {member === null ? null : (
        <div className={styles.who}>
          <MemberIcon name={member.nickname} />
          <div className={styles.names}>
            <p className={styles.nickname}>{member.nickname}</p>
            <p className={styles.account}>{member.account}</p>
          </div>
        </div>
      )}
      <FundLines />
      {rows.length === 0 ? null : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} data-narrow-only={row.narrowOnly || undefined}>
              <MenuRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {helpLinks(plan).length === 0 ? null : (
        <ul className={styles.rows}>
          {helpLinks(plan).map((link) => (
            <li key={link.id}>
              <MenuRow row={{ ...link, narrowOnly: false, opensDialog: false }} />
            </li>
          ))}
        </ul>
      )}
      {has('languageSelector') && plan.languages.enabled.length > 1 ? (
        <section className={styles.section}>
          <p className={styles.heading}>{say('shell:language.title')}</p>
          <LanguageList />
        </section>
      ) : null}
      {has('schemeSwitch') ? (
        <section className={styles.section}>
          <p className={styles.heading}>{say('shell:scheme.title')}</p>
          <SchemeChoice />
        </section>
      ) : null}
      {signOut === undefined ? null : (
        <div className={styles.rows}>
          <SignOutButton label={label(signOut.label)} />
        </div>
      )}
    </div>
  );
}

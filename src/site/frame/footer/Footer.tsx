import type { FooterPart } from '#brand/site-plan.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { Logo } from '../Logo.tsx';
import { Copyright } from './Copyright.tsx';
import styles from './Footer.module.css';
import { FooterArrival } from './FooterArrival.tsx';
import { FooterGroups } from './FooterGroups.tsx';
import { FooterNotices } from './FooterNotices.tsx';
import { LogoRow } from './LogoRow.tsx';
import { SocialRow } from './SocialRow.tsx';

/**
 * The foot of every page: its parts in the brand's order.
 * @param path of the page shown
 */
export function Footer({ path }: { path: string }) {
  const { footer, identity } = useSitePlan();
  return (
    <footer
      className={styles.footer}
      data-layout={footer.layout}
      data-part="footer"
      data-later="last"
    >
      <div className={`page ${styles.inner}`}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>
            <Words of={identity.tagline} />
          </p>
        </div>
        {footer.parts.map((part) =>
          part === 'groups' ? (
            <div key={part} className={styles.beside}>
              <FooterGroups groups={footer.groups} />
            </div>
          ) : (
            <Part key={part} part={part} path={path} />
          ),
        )}
      </div>
    </footer>
  );
}

function Part({ part, path }: { part: Exclude<FooterPart, 'groups'>; path: string }) {
  const { footer, legal } = useSitePlan();
  switch (part) {
    case 'banks':
      return <LogoRow kind="banks" logos={footer.banks} />;
    case 'providers':
      return <LogoRow kind="providers" logos={footer.providers} />;
    case 'paymentNetworks':
      return <LogoRow kind="paymentNetworks" logos={footer.paymentNetworks} />;
    case 'licences':
      return <LogoRow kind="licences" logos={legal.licences} />;
    case 'arrivalTimes':
      return <FooterArrival path={path} />;
    case 'socials':
      return <SocialRow socials={footer.socials} />;
    case 'notices':
      return <FooterNotices notices={footer.notices} />;
    case 'copyright':
      return <Copyright {...footer.copyright} />;
  }
}

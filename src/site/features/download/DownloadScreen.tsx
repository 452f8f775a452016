import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './DownloadScreen.module.css';
import { InstallButton } from './InstallButton.tsx';
import { InstallGuide } from './InstallGuide.tsx';
import { Steps } from './Steps.tsx';

const BROWSERS = ['chromeMobile', 'safari', 'desktop', 'firefox'] as const;

/** How to have the site at hand: as a web app everywhere, and by the ways of iOS and Android. */
export function DownloadScreen() {
  const { identity, androidApp } = useSitePlan();
  const say = useTexts('download');
  const brand = identity.name;
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('download:title', { brand })}</h1>
        <p className={styles.lead}>{say('download:lead')}</p>
      </header>
      <div className={styles.guides}>
        <InstallGuide id="web" title={say('download:web.title')} lead={say('download:web.lead')}>
          <InstallButton heading="guide-web" />
          {BROWSERS.map((browser) => (
            <details key={browser} className={styles.browser}>
              <summary className={styles.name}>{say(`download:${browser}.name`)}</summary>
              <Steps of={browser} />
            </details>
          ))}
        </InstallGuide>
        <InstallGuide id="ios" title={say('download:ios.title')} lead={say('download:ios.lead')}>
          <p>
            {/* A file and no page: the router must not look for it. */}
            <a className={styles.file} href="/app/ios.mobileconfig" download>
              {say('download:ios.get')}
            </a>
          </p>
          <Steps of="ios" />
          <Notice tone="warning">{say('download:ios.unsigned')}</Notice>
        </InstallGuide>
        <InstallGuide
          id="android"
          title={say('download:android.title')}
          lead={say('download:android.lead')}
        >
          <Steps of="chromeMobile" />
          {androidApp === null ? (
            <p className={styles.quiet}>{say('download:android.none')}</p>
          ) : (
            <p>
              <ButtonLink tone="secondary" href={androidApp.href} newTab>
                {say('download:android.get')}
              </ButtonLink>
            </p>
          )}
        </InstallGuide>
      </div>
    </div>
  );
}

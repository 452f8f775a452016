import { useTexts } from '#ui/i18n/useTexts.ts';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './AppDownload.module.css';

/** The way to have the site at hand as an app, for this device and by a code for another. */
export function AppDownload({ block }: { block: BlockOf<'appDownload'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const hydrated = useHydrated();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <div className={styles.strip}>
        <div className={styles.words}>
          <h2 id={id} className={`display ${styles.title}`}>
            {block.heading === null ? say('home:download.title') : label(block.heading)}
          </h2>
          <p>{say('home:download.text')}</p>
          <ButtonLink tone="secondary" href="/down">
            {say('home:download.action')}
          </ButtonLink>
        </div>
        <ul className={styles.codes}>
          {(['ios', 'android'] as const).map((system) => (
            <li key={system} className={styles.code}>
              <img
                className={styles.qr}
                src={`/app/qr/${system}.svg`}
                alt={say(`home:download.qr.${system}`)}
                width={100}
                height={100}
                // Not part of the first screen, and loaded before a visitor scrolls here.
                loading={hydrated ? 'eager' : 'lazy'}
              />
              <span aria-hidden="true">{say(`home:download.${system}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

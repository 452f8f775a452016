import type { FooterSocial } from '#brand/site-plan.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import styles from './SocialRow.module.css';

/** The brand's pages on networks, each by name. */
export function SocialRow({ socials }: { socials: readonly FooterSocial[] }) {
  const say = useTexts('shell');
  const point = usePointer();
  if (socials.length === 0) return null;
  return (
    <nav aria-label={say('shell:footer.socials')}>
      <ul className={styles.row}>
        {socials.map((social) => (
          <li key={social.id} {...point(social)}>
            <a className={styles.link} href={social.href} target="_blank" rel="noopener noreferrer">
              <Icon name={social.glyph} />
              {social.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

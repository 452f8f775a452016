import { useLabel } from '#ui/i18n/useLabel.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { broughtPicture } from '#ui/picture/scheme-picture.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useArt } from '#ui/plan/useArt.ts';
import styles from './Logo.module.css';

/** The brand's mark with its name in the display face, or the picture the brand brought. */
export function Logo() {
  const { identity } = useSitePlan();
  const art = useArt();
  const label = useLabel();
  const { logo } = identity;
  if (logo.kind === 'asset') {
    const picture = broughtPicture(logo);
    return (
      <Picture className={styles.picture} picture={picture} alt={label(logo.alt)} need="soon" />
    );
  }
  return (
    <span className={styles.logo}>
      <img
        className={styles.emblem}
        src={art.icon}
        alt=""
        width={36}
        height={36}
        fetchPriority="low"
      />
      <span className={`display ${styles.wordmark}`} data-part="wordmark">
        {logo.wordmark}
      </span>
    </span>
  );
}

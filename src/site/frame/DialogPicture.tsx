import { Picture } from '#ui/picture/Picture.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { Words } from '#ui/i18n/Words.tsx';
import styles from './DialogPicture.module.css';

/** The brand's first banner beside a form, with its name and tagline. */
export function DialogPicture() {
  const { home, identity } = useSitePlan();
  const art = useArt();
  const slide = home.blocks
    .flatMap((block) => (block.kind === 'bannerCarousel' ? block.slides : []))
    .find(({ picture }) => picture.kind === 'art');
  return (
    <div className={styles.picture}>
      {slide === undefined ? null : (
        <Picture picture={art.banner(slide.id, 'tall')} alt="" sizes="26rem" need="soon" />
      )}
      <div className={styles.words}>
        <p className={`display ${styles.name}`}>{identity.name}</p>
        <p>
          <Words of={identity.tagline} />
        </p>
      </div>
    </div>
  );
}

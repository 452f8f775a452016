import type { BannerSlide } from '#brand/site-plan.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { broughtPicture } from '#ui/picture/scheme-picture.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { bannerPicture } from '../../frame/banner-picture.ts';
import styles from './ForgotBanner.module.css';

/** A banner above the form: its picture, and its words beneath on a ground made for them. */
export function ForgotBanner({ banner }: { banner: BannerSlide }) {
  const label = useLabel();
  const art = useArt();
  const point = usePointer();
  const { picture, action, title, text } = banner;
  const shown =
    picture.kind === 'art'
      ? { picture: art.banner(banner.drawing, 'wide'), alt: '' }
      : picture.kind === 'brought'
        ? { picture: bannerPicture(picture.root, 'wide'), alt: label(picture.alt) }
        : { picture: broughtPicture(picture), alt: label(picture.alt) };
  return (
    <div className={styles.banner} {...point(banner)}>
      <Picture {...shown} className={styles.picture} sizes="30rem" need="soon" />
      <div className={styles.words}>
        <p className={styles.title}>
          <Words of={title} />
        </p>
        {text === null ? null : (
          <p className={styles.text}>
            <Words of={text} />
          </p>
        )}
        {action === null ? null : (
          <TextLink className={styles.link} href={action.href} newTab={action.newTab}>
            <Words of={action.label} />
          </TextLink>
        )}
      </div>
    </div>
  );
}

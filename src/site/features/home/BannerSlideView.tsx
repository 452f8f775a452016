import type { BannerSlide } from '#brand/site-plan.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { broughtPicture } from '#ui/picture/scheme-picture.ts';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import { bannerPicture } from '../../frame/banner-picture.ts';
import styles from './Banners.module.css';

export interface BannerSlideViewProps {
  slide: BannerSlide;
  active: boolean;
  eager: boolean;
  /** "1 of 3"; null when it is alone. */
  place: string | null;
}

/** One picture with its words; where it leads somewhere, the whole of it is the link of its button. */
export function BannerSlideView({ slide, active, eager, place }: BannerSlideViewProps) {
  const label = useLabel();
  const art = useArt();
  const point = usePointer();
  const overlay = useOverlayState();
  // Pictures of slides to come are no business of the first screen.
  const pictured = useHydrated() || active;
  const need = eager ? 'first' : 'later';
  const { picture, action } = slide;
  const opensDialog = action !== null && ['/login', '/register'].includes(action.href);
  return (
    <div
      className={styles.slide}
      role="group"
      aria-label={place ?? undefined}
      inert={!active}
      data-active={active || undefined}
      {...point(slide)}
    >
      {!pictured ? null : picture.kind === 'art' ? (
        <Picture
          className={`${styles.picture} ${styles.drawn}`}
          picture={art.banner(slide.drawing, 'tall')}
          wide={art.banner(slide.drawing, 'wide')}
          alt=""
          sizes="100vw"
          need={need}
        />
      ) : picture.kind === 'brought' ? (
        <Picture
          className={`${styles.picture} ${styles.brought}`}
          picture={bannerPicture(picture.root, 'tall')}
          wide={bannerPicture(picture.root, 'wide')}
          alt={label(picture.alt)}
          sizes="100vw"
          need={need}
        />
      ) : (
        <Picture
          className={styles.picture}
          picture={broughtPicture(picture)}
          alt={label(picture.alt)}
          need={need}
        />
      )}
      <div className={styles.words}>
        <h2 className={`display ${styles.title}`}>
          <Words of={slide.title} />
        </h2>
        {slide.text === null ? null : (
          <p className={styles.text}>
            <Words of={slide.text} />
          </p>
        )}
        {action === null ? null : (
          <ButtonLink
            size="large"
            href={action.href}
            newTab={action.newTab}
            state={opensDialog ? overlay : undefined}
          >
            <Words of={action.label} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

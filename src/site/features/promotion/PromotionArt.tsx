import { heroDrawing } from '#brand/hero-drawing.ts';
import type { Promotion } from '#contract/generated/types.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { useArt } from '#ui/plan/useArt.ts';
import { bannerPicture } from '../../frame/banner-picture.ts';

export interface PromotionArtProps {
  promotion: Pick<Promotion, 'hero' | 'pictureUrl'>;
  className: string | undefined;
  sizes: string;
  eager?: boolean;
}

/** A promotion's picture: the operator's, or the brand's drawing of its figure. Decorative. */
export function PromotionArt({ promotion, className, sizes, eager = false }: PromotionArtProps) {
  const art = useArt();
  const { hero, pictureUrl } = promotion;
  return (
    <Picture
      className={className}
      picture={
        pictureUrl === null
          ? art.banner(heroDrawing(hero), 'wide')
          : bannerPicture(pictureUrl, 'wide')
      }
      alt=""
      sizes={sizes}
      need={eager ? 'soon' : 'later'}
    />
  );
}

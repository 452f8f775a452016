import type { PointReward } from '#contract/generated/types.ts';
import { cx } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { bannerPicture } from '../../frame/banner-picture.ts';
import { GOOD_ICONS } from './good-kinds.ts';
import styles from './Goods.module.css';

export interface GoodArtProps {
  good: Pick<PointReward, 'kind' | 'pictureRoot'>;
  sizes: string;
  className?: string | undefined;
}

/** The operator's picture of goods, or the icon of their kind. Decorative. */
export function GoodArt({ good: { kind, pictureRoot }, sizes, className }: GoodArtProps) {
  if (pictureRoot === null) {
    return (
      <span className={cx(styles.art, styles.tile, className)} data-kind={kind}>
        <Icon name={GOOD_ICONS[kind]} className={styles.icon} />
      </span>
    );
  }
  return (
    <Picture
      className={cx(styles.art, className)}
      picture={bannerPicture(pictureRoot, 'wide')}
      alt=""
      sizes={sizes}
    />
  );
}

import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import type { SchemePicture } from '../picture/scheme-picture.ts';
import { Anchor } from './Anchor.tsx';
import { cx } from './class-names.ts';
import styles from './GameTile.module.css';

export interface GameTileProps {
  name: string;
  picture: SchemePicture;
  /** Tried in this order when the picture does not arrive. */
  instead?: readonly SchemePicture[] | undefined;
  /** Rendered width: CSS media conditions and lengths. */
  sizes: string;
  /** Null: an upcoming title, not a link. */
  href: string | null;
  /** Router state that travels with the visit. */
  state?: unknown;
  replace?: boolean | undefined;
  /** Words under the picture that matter for choosing. */
  caption?: ReactNode;
  /** A short word on the picture's corner. */
  badge?: ReactNode;
  /** Loading priority of the picture. */
  need?: PictureProps['need'];
}

/** A portrait picture with its name over the plate; the whole card is the link. */
export function GameTile(props: GameTileProps) {
  const { name, picture, instead, sizes, href, state, replace, caption, badge, need } = props;
  const face = (
    <>
      <span className={styles.box} data-part="tile">
        <Picture
          className={styles.picture}
          picture={picture}
          instead={instead}
          alt=""
          width={300}
          height={400}
          sizes={sizes}
          need={need}
        />
        <span className={styles.plate} data-part="tile-title">
          <span className={cx('display', styles.name)}>{name}</span>
        </span>
        {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
      </span>
      {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
    </>
  );
  return href === null ? (
    <div className={cx(styles.tile, styles.still)}>{face}</div>
  ) : (
    <Anchor className={styles.tile} href={href} state={state} replace={replace}>
      {face}
    </Anchor>
  );
}

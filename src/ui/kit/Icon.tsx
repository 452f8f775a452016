import { iconShapes, isIconName, type IconShape } from './icon-shapes.ts';
import { cx } from './class-names.ts';
import styles from './Icon.module.css';

export interface IconProps {
  /** A name of `icon-shapes.ts`; one a manifest made up shows a plain dot. */
  name: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A decorative duotone icon; assistive technology reads the adjacent text. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  const shape: IconShape = isIconName(name) ? iconShapes[name] : iconShapes.dot;
  return (
    <svg
      className={cx(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shape.tone === undefined ? null : <path className={styles.tone} d={shape.tone} />}
      <path className={styles.line} d={shape.line} />
    </svg>
  );
}

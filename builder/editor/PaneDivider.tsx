import { type RefObject, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PaneDivider.module.css';

/** Pixels of the form's pane: from a phone's width to half of a large screen. */
const LEAST = 320;
const MOST = 900;
const STEP = 24;
const KEY = 'builder.form-width';

const kept = (): number => {
  const width = Number(localStorage.getItem(KEY));
  return Number.isFinite(width) && width >= 0 ? width : 0;
};

/**
 * The line between the form and the preview: dragged, or moved by arrow keys. Enter folds the form
 * away and brings it back.
 */
export function PaneDivider({ desk }: { desk: RefObject<HTMLElement | null> }) {
  const say = useTexts('builder-brands');
  const [width, setWidth] = useState(kept);
  const [folded, setFolded] = useState(false);
  const apply = (next: number, fold: boolean): void => {
    const wide = Math.round(Math.min(MOST, Math.max(LEAST, next)));
    setWidth(wide);
    setFolded(fold);
    localStorage.setItem(KEY, String(wide));
    desk.current?.style.setProperty('--form-width', fold ? '0px' : `${wide}px`);
    desk.current?.toggleAttribute('data-folded', fold);
  };
  const now = (): number =>
    width > 0 ? width : (desk.current?.querySelector('[data-part=form]')?.clientWidth ?? LEAST);
  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.divider}
      aria-orientation="vertical"
      aria-label={say('builder-brands:divider')}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={folded ? LEAST : Math.max(LEAST, width)}
      aria-valuetext={folded ? say('builder-brands:divider.folded') : `${now()} px`}
      ref={(element) => {
        if (element !== null && width > 0) {
          desk.current?.style.setProperty('--form-width', folded ? '0px' : `${width}px`);
        }
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -STEP, ArrowRight: STEP, Home: -MOST, End: MOST }[event.key];
        if (event.key === 'Enter' || event.key === ' ') apply(now(), !folded);
        else if (step !== undefined) apply(now() + step, false);
        else return;
        event.preventDefault();
      }}
      onDoubleClick={() => apply(now(), !folded)}
      onPointerDown={(event) => {
        const { currentTarget, pointerId, clientX } = event;
        const from = folded ? LEAST : now();
        currentTarget.setPointerCapture(pointerId);
        const move = ({ clientX: x }: PointerEvent): void => apply(from + x - clientX, false);
        const end = (): void => {
          currentTarget.removeEventListener('pointermove', move);
          currentTarget.removeEventListener('lostpointercapture', end);
        };
        currentTarget.addEventListener('pointermove', move);
        currentTarget.addEventListener('lostpointercapture', end);
      }}
    />
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import styles from './DropPanel.module.css';

/** A button under which a panel opens; Escape and a press elsewhere close it. */
export function DropPanel({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => panel.current?.removeAttribute('open');
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && panel.current?.contains(target) === false) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || panel.current?.open !== true) return;
      close();
      panel.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={panel} className={styles.drop}>
      <summary className={styles.button}>
        <Icon name={icon} size="small" />
        {label}
        <Icon name="caretDown" size="small" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

import { useEffect, useRef } from 'react';
import styles from './SecondFactor.module.css';

/** A step's heading, focused when the step begins so that it is read from its start. */
export function StepTitle({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <h3 ref={title} tabIndex={-1} className={styles.step}>
      {text}
    </h3>
  );
}

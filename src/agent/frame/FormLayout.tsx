import type { FormEvent, ReactNode } from 'react';
import styles from './FormLayout.module.css';

export interface FormLayoutProps {
  label: string;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form whose fields are one below the other. */
export function FormLayout({ label, onSubmit, children }: FormLayoutProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submitted(event, onSubmit)}
    >
      {children}
    </form>
  );
}

/** Submits, then focuses the first field that has a fault. */
async function submitted(
  event: FormEvent<HTMLFormElement>,
  onSubmit: () => unknown,
): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  await onSubmit();
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])')?.focus(),
  );
}

/** Fields that share a line where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

import type { ContractRun } from '#contract/generated/types.ts';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './ContractDesk.module.css';

/** The days of a settlement, or the moments where it covers part of a day. */
export function RunWindow({ run }: { run: ContractRun }) {
  const { from, to, startsAt, endsAt } = run;
  if (startsAt !== null && endsAt !== null) {
    return (
      <>
        <Instant at={startsAt} /> – <Instant at={endsAt} />
      </>
    );
  }
  return <span className={styles.day}>{from === to ? from : `${from} – ${to}`}</span>;
}

import type { ReactNode } from 'react';
import styles from './FeatureRules.module.css';

export interface SignRuleProps {
  address: string;
  name: string;
  children: ReactNode;
}

/** A symbol that does more than pay, with what it does. */
export function SignRule({ address, name, children }: SignRuleProps) {
  return (
    <div className={styles.symbol}>
      <img className={styles.picture} src={address} alt="" width={72} height={72} />
      <p>
        <strong>{name}.</strong> {children}
      </p>
    </div>
  );
}

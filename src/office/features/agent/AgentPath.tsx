import { Link } from 'react-router-dom';
import type { TreePlace } from '#contract/generated/types.ts';
import { withValues } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './AgentDesk.module.css';

/** The way from the top agents down to the agent in sight, who is the last place. */
export function AgentPath({ path }: { path: readonly TreePlace[] }) {
  const say = useTexts('agent-desk');
  const { params } = useAddress();
  const to = (upline: string | null): string =>
    `?${withValues(params, { upline, search: null }).toString()}`;
  return (
    <nav aria-label={say('agent-desk:path')}>
      <ol className={styles.path}>
        <li className={styles.place}>
          <Link to={to(null)} className={styles.account}>
            {say('agent-desk:path.top')}
          </Link>
        </li>
        {path.map(({ memberId, account }, index) => (
          <li key={memberId} className={styles.place}>
            {index === path.length - 1 ? (
              <span aria-current="page">{account}</span>
            ) : (
              <Link to={to(memberId)} className={styles.account}>
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { TreePlace } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { CentreLink } from './CentreLink.tsx';
import styles from './TreePath.module.css';
import { useAddress } from './useAddress.ts';

export interface TreePathProps {
  /** From the own account down to the one in sight. */
  path: readonly TreePlace[];
  /** The agent's own account: it is the root and needs no place in the address. */
  ownId: string;
}

/** The way from the own account down to the agent in sight; every step leads back up. */
export function TreePath({ path, ownId }: TreePathProps) {
  const say = useTexts('agent');
  const { href } = useAddress();
  if (path.length < 2) return null;
  return (
    <nav aria-label={say('agent:path')}>
      <ol className={styles.path}>
        {path.map(({ memberId, account }, index) => (
          <li key={memberId} className={styles.step}>
            {index === 0 ? null : <Icon name="caretRight" size="small" className={styles.mark} />}
            {index === path.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {account}
              </span>
            ) : (
              <CentreLink
                className={styles.link}
                href={href({ agent: memberId === ownId ? null : memberId })}
              >
                {account}
              </CentreLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

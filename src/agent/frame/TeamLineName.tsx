import type { TeamLine } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CentreLink } from './CentreLink.tsx';
import styles from './TeamLineName.module.css';
import { useAddress } from './useAddress.ts';

export interface TeamLineNameProps {
  line: TeamLine;
  memberHref: ((memberId: string) => string) | undefined;
}

/** The account of a line: an agent's leads to the team below, a member's to its records. */
export function TeamLineName({ line, memberHref }: TeamLineNameProps) {
  const { memberId, account, type, isOwn } = line;
  const say = useTexts('agent');
  const address = useAddress();
  const href =
    !isOwn && isAgentType(type) ? address.href({ agent: memberId }) : memberHref?.(memberId);
  return (
    <span className={styles.name}>
      {href === undefined ? (
        <span className={styles.account}>{account}</span>
      ) : (
        <CentreLink href={href}>{account}</CentreLink>
      )}
      <span className={styles.type}>{say(isOwn ? 'agent:lines.own' : `agent:type.${type}`)}</span>
    </span>
  );
}

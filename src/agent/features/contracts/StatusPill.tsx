import type { AgentContract, ContractLine } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';

const CONTRACT_TONES: Readonly<Record<AgentContract['status'], PillProps['tone']>> = {
  offered: 'accent',
  active: 'win',
  rejected: 'loss',
  expired: 'plain',
  withdrawn: 'plain',
  superseded: 'plain',
  terminated: 'plain',
};

const LINE_TONES: Readonly<Record<ContractLine['status'], PillProps['tone']>> = {
  due: 'primary',
  waiting: 'loss',
  guaranteed: 'accent',
  paid: 'win',
  nothing: 'plain',
};

/** The status of a contract. */
export function ContractStatus({ status }: Pick<AgentContract, 'status'>) {
  const say = useTexts('agent');
  return <Pill tone={CONTRACT_TONES[status]}>{say(`agent:contract.status.${status}`)}</Pill>;
}

/** The status of a line. */
export function LineStatus({ status }: Pick<ContractLine, 'status'>) {
  const say = useTexts('agent');
  return <Pill tone={LINE_TONES[status]}>{say(`agent:contract.line.${status}`)}</Pill>;
}

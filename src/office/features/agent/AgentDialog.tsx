import type { AgentTask, AgentTaskProps } from './agent-tasks.ts';
import { BlockAgent } from './BlockAgent.tsx';
import { MoveAgent } from './MoveAgent.tsx';
import { SetTerms } from './SetTerms.tsx';

/** The dialog of a task. */
export function AgentDialog({ task, ...rest }: AgentTaskProps & { task: AgentTask }) {
  switch (task) {
    case 'terms':
      return <SetTerms {...rest} />;
    case 'move':
      return <MoveAgent {...rest} />;
    case 'block':
    case 'unblock':
      return <BlockAgent {...rest} task={task} />;
  }
}

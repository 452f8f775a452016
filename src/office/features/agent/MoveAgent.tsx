import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import type { AgentTaskProps } from './agent-tasks.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { UplineFinder } from './UplineFinder.tsx';

/** Asks for another upline of an agent and the whole team, which a second person approves. */
export function MoveAgent({ brand, agent, onDone, onClose }: AgentTaskProps) {
  const { memberId, account, uplineId, upline } = agent;
  const say = useTexts('agent-desk');
  const { run, pending, problem } = useCommand('requestAgentMove');
  const [chosen, choose] = useState('');
  const [isToTop, setToTop] = useState(false);
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await run({
      params: { brand },
      body: { memberId, uplineId: isToTop ? null : chosen, reason },
    });
    if (outcome.ok) onDone(say('agent-desk:done.move', { account }));
  };
  return (
    <TaskDialog
      title={`${say('agent-desk:task.move')}: ${account}`}
      label={say('agent-desk:move.ask')}
      effect={say('agent-desk:effect.move')}
      isReady={isToTop || chosen !== ''}
      pending={pending}
      problem={problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <p>
        {say('agent-desk:move.now', {
          upline: upline ?? say('agent-desk:noUpline'),
        })}
      </p>
      {uplineId === null ? null : (
        <Switch label={say('agent-desk:move.toTop')} checked={isToTop} onChange={setToTop}>
          {say('agent-desk:move.toTop.text')}
        </Switch>
      )}
      {isToTop ? null : (
        <UplineFinder
          brand={brand}
          excluded={[memberId, uplineId ?? '']}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </TaskDialog>
  );
}

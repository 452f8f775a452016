import { useState } from 'react';
import type { StudioDeskTable } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

export interface PauseButtonProps {
  brand: string;
  table: StudioDeskTable;
  onDone: () => void;
}

/** Pauses a table of every brand, and resumes it. */
export function PauseButton({ brand, table, onDone }: PauseButtonProps) {
  const say = useTexts('studio-desk');
  const { may } = useStaff();
  // The version that was seen when the question came up.
  const [asked, ask] = useState<StudioDeskTable | null>(null);
  const pause = useCommand('pauseLiveTable');
  const resume = useCommand('resumeLiveTable');
  if (!may('studio.run')) return null;
  const isPaused = (asked ?? table).pausedReason !== null;
  const command = isPaused ? resume : pause;
  const act = isPaused ? 'resume' : 'pause';
  const label = say(`studio-desk:${act}`);
  return (
    <>
      <Button
        size="small"
        tone={isPaused ? 'primary' : 'secondary'}
        aria-label={`${label}: ${table.name}`}
        onClick={() => {
          command.reset();
          ask(table);
        }}
      >
        {label}
      </Button>
      {asked === null ? null : (
        <ReasonDialog
          title={`${label}: ${table.name}`}
          label={label}
          effect={say(`studio-desk:effect.${act}`)}
          hint={say('studio-desk:reasonOnRecord')}
          pending={command.pending}
          problem={command.problem === null ? null : <ProblemPanel problem={command.problem} />}
          onConfirm={(reason) => {
            const request = {
              params: { brand, table: asked.table },
              body: { version: asked.version, reason },
            };
            void command.run(request).then(({ ok }) => {
              if (!ok) return;
              ask(null);
              onDone();
            });
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

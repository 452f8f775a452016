import { useState } from 'react';
import type { RequestOf } from '#contract/operation.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

export interface HaltButtonProps {
  brand: string;
  target: Omit<RequestOf<'haltSports'>['body'], 'reason'>;
  isHalted: boolean;
  /** Names what is suspended. */
  name: string;
  onDone: () => void;
}

/** Suspends a market, an event or the whole book, and resumes it; for traders of all brands. */
export function HaltButton({ brand, target, isHalted, name, onDone }: HaltButtonProps) {
  const say = useTexts('sports-desk');
  const { may } = useStaff();
  const [isAsked, ask] = useState(false);
  const halt = useCommand('haltSports');
  const resume = useCommand('resumeSports');
  const command = isHalted ? resume : halt;
  const label = say(isHalted ? 'sports-desk:resume' : 'sports-desk:halt');
  if (!may('sports.trade')) return null;
  return (
    <>
      <Button
        size="small"
        tone={isHalted ? 'primary' : 'secondary'}
        aria-label={`${label}: ${name}`}
        onClick={() => {
          command.reset();
          ask(true);
        }}
      >
        {label}
      </Button>
      {isAsked ? (
        <ReasonDialog
          title={`${label}: ${name}`}
          label={label}
          effect={say(isHalted ? 'sports-desk:effect.resume' : 'sports-desk:effect.halt')}
          hint={say('sports-desk:reasonOnRecord')}
          pending={command.pending}
          problem={command.problem === null ? null : <ProblemPanel problem={command.problem} />}
          onConfirm={(reason) => {
            void command.run({ params: { brand }, body: { ...target, reason } }).then(({ ok }) => {
              if (!ok) return;
              ask(false);
              onDone();
            });
          }}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}

import type { GameState } from '#contract/generated/types.ts';
import { gameStates } from '#contract/generated/enum-values.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';

export interface StateChoiceProps {
  name: string;
  state: GameState;
  /** Undefined: for looking at. */
  onChange: ((state: GameState) => void) | undefined;
}

const TONES = { on: 'win', maintenance: 'accent', off: 'loss' } as const;

/** On, in maintenance or off. */
export function StateChoice({ name, state, onChange }: StateChoiceProps) {
  const say = useTexts('games-desk');
  if (onChange === undefined) {
    return <Pill tone={TONES[state]}>{say(`games-desk:state.${state}`)}</Pill>;
  }
  return (
    <Segments
      label={say('games-desk:stateOf', { name })}
      value={state}
      options={gameStates.map((value) => ({ value, label: say(`games-desk:state.${value}`) }))}
      onChange={onChange}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { createSoundPlayer, type SoundPlayer } from '#games/kit/sound/sound-player.ts';
import { VOICES } from '#games/kit/sound/voices.ts';
import { isCalm } from '#ui/calm/calm.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

export interface TableMoment {
  /** Parts of the outcome that lie: one more is a card. */
  readonly lying: number;
  /** Chips of the player: more of them is a chip. */
  readonly chipsMicro: bigint;
  /** The round that paid the player something; null: none did. */
  readonly paidRound: number | null;
}

/** The sounds of a table in the voice of the brand, once they are switched on. Calm mode keeps them silent. */
export function useTableSound({ lying, chipsMicro, paidRound }: TableMoment) {
  const { recipe } = useSitePlan().theme;
  const [isOn, setOn] = useState(false);
  const player = useRef<SoundPlayer | null>(null);
  const before = useRef<TableMoment>({ lying, chipsMicro, paidRound });
  useEffect(() => {
    const made = createSoundPlayer(VOICES[recipe]);
    player.current = made;
    return () => made.destroy();
  }, [recipe]);
  useEffect(() => {
    player.current?.switchOn(isOn && !isCalm());
  }, [isOn, recipe]);
  useEffect(() => {
    const was = before.current;
    before.current = { lying, chipsMicro, paidRound };
    if (lying > was.lying) player.current?.play('card');
    if (chipsMicro > was.chipsMicro) player.current?.play('chip');
    if (paidRound !== null && paidRound !== was.paidRound) player.current?.play('win');
  }, [lying, chipsMicro, paidRound]);
  return { isOn, toggle: () => setOn((on) => !on) };
}

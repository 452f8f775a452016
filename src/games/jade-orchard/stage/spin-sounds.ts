import { SCATTER } from '../symbols.ts';
import type { Landing } from './reel-view.ts';
import type { SoundPlayer } from '../../kit/sound/sound-player.ts';
import type { StageClock } from '../../kit/motion/stage-clock.ts';

/** Sounds each reel as it comes to rest; gives what calls the rest of them off. */
export function scheduleSpinSounds(
  { window, restsAtMs, held }: Landing,
  sound: SoundPlayer,
  clock: StageClock,
): () => void {
  let moons = 0;
  const stops = window.map((column, reel) => {
    const moon = column.includes(SCATTER) ? moons : null;
    if (moon !== null) moons += 1;
    return clock.after(restsAtMs[reel] ?? 0, () => {
      sound.play('stop', reel);
      if (moon !== null) sound.play('moon', moon);
    });
  });
  const holds = held.map(({ fromMs }) => clock.after(fromMs, () => sound.play('hold')));
  return () => {
    for (const callOff of [...stops, ...holds]) callOff();
  };
}

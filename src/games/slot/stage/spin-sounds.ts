import type { Landing } from './reel-view.ts';
import type { SoundPlayer } from '../../kit/sound/sound-player.ts';
import type { StageClock } from '../../kit/motion/stage-clock.ts';

/** Sounds each reel as it comes to rest; gives what calls the rest of them off. */
export function scheduleSpinSounds(
  { window, restsAtMs, held }: Landing,
  special: string | null,
  sound: SoundPlayer,
  clock: StageClock,
): () => void {
  let specials = 0;
  const stops = window.map((column, reel) => {
    const place = special !== null && column.includes(special) ? specials : null;
    if (place !== null) specials += 1;
    return clock.after(restsAtMs[reel] ?? 0, () => {
      sound.play('stop', reel);
      if (place !== null) sound.play('moon', place);
    });
  });
  const holds = held.map(({ fromMs }) => clock.after(fromMs, () => sound.play('hold')));
  return () => {
    for (const callOff of [...stops, ...holds]) callOff();
  };
}

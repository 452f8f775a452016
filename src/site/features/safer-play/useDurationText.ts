import { useCallback } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Writes minutes as hours and minutes: "2 h 30 min". */
export function useDurationText(): (minutes: number) => string {
  const say = useTexts('safer-play');
  return useCallback(
    (total) => {
      const hours = Math.floor(total / 60);
      const minutes = total % 60;
      if (hours === 0) return say('safer-play:duration.minutes', { minutes });
      if (minutes === 0) return say('safer-play:duration.hours', { hours });
      return say('safer-play:duration.both', { hours, minutes });
    },
    [say],
  );
}

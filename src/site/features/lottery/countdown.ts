/** What a countdown of a lottery shows. */
export interface Countdown {
  readonly phase: 'open' | 'closing' | 'drawing';
  /** Until the close, or until the draw. */
  readonly seconds: number;
}

/** A slip has to be sent before: from here on the countdown warns. */
const CLOSING_SECONDS = 3;

export function countdownOf(
  { closesAt, drawsAt }: { closesAt: string; drawsAt: string },
  now: number,
): Countdown {
  const toClose = Math.ceil((Date.parse(closesAt) - now) / 1000);
  if (toClose > 0)
    return { phase: toClose <= CLOSING_SECONDS ? 'closing' : 'open', seconds: toClose };
  return { phase: 'drawing', seconds: Math.max(0, Math.ceil((Date.parse(drawsAt) - now) / 1000)) };
}

/** `04:05`, or `1:04:05` from an hour on. */
export function clockText(seconds: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

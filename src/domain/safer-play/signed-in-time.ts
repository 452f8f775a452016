/** A sign-in session: from its beginning to its end, or to when it was last in use. */
export interface SignedIn {
  readonly from: Date;
  readonly to: Date;
}

/** Minutes of a time span that a member was signed in, rounded down. Sessions at once count once. */
export function minutesSignedIn(sessions: readonly SignedIn[], from: Date, to: Date): number {
  const spans = sessions
    .map((one) => ({
      start: Math.max(one.from.getTime(), from.getTime()),
      end: Math.min(one.to.getTime(), to.getTime()),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  let total = 0;
  let counted = -Infinity;
  for (const { start, end } of spans) {
    if (end <= counted) continue;
    total += end - Math.max(start, counted);
    counted = end;
  }
  return Math.floor(total / 60_000);
}

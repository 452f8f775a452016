/**
 * Runs something at once, or after the press that is under way. A press begins with the blur of the field
 * that had the focus: a message that appears at that moment moves the button from under the pointer, and
 * the press is lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run();
    return;
  }
  // The click follows in the same turn.
  const over = (): void => {
    for (const type of ENDS) removeEventListener(type, over, true);
    setTimeout(run);
  };
  for (const type of ENDS) addEventListener(type, over, true);
}

const ENDS = ['pointerup', 'pointercancel'] as const;

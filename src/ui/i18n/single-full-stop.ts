/** Removes the second full stop where a value such as "9:30 p. m." ends a sentence. */
export function singleFullStop(text: string): string {
  return text.replace(/(^|[^.])\.\.(?=\s|$)/g, '$1.');
}

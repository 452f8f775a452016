/**
 * What is put forward, most wanted first: what operators picked, then what is played most, then the
 * rest as it stands in the lobby. What the lobby does not offer is in none of it.
 */
export function hotOrder(
  offered: readonly string[],
  { picks, played }: { picks: readonly string[]; played: readonly string[] },
): string[] {
  const known = new Set(offered);
  return [...new Set([...picks, ...played].filter((id) => known.has(id)).concat(offered))];
}

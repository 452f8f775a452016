/** The supplier of the own studio, in the lobby and in the ledger. */
export const STUDIO = 'STUDIO';

/** The address of the page that a table opens. @param roundNumber whose proof is shown */
export const tableHref = (code: string, roundNumber?: number): string =>
  `/live/table?${new URLSearchParams({
    table: code,
    ...(roundNumber !== undefined && { round: String(roundNumber) }),
  })}`;

/** The betting record's name of a player's bets in one round. */
export const liveRoundRef = (tableCode: string, number: number): string => `${tableCode}:${number}`;

/** The table and number of a round of the betting record. null: it is not one of the studio */
export function liveRoundAt(
  vendor: string,
  table: string,
  roundRef: string,
): { readonly table: string; readonly roundNumber: number } | null {
  return vendor === STUDIO
    ? { table, roundNumber: Number(roundRef.slice(table.length + 1)) }
    : null;
}

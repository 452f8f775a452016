/** The supplier of the own studio, in the lobby and in the ledger. */
export const STUDIO = 'STUDIO';

/** The address of the page that a table opens. */
export const tableHref = (code: string): string =>
  `/live/table?${new URLSearchParams({ table: code })}`;

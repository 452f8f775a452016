/** The most games a page contains and a list request returns. */
export const GAME_LIST_SIZE = 100;

/** The most hot games, where there is room for all of them. */
export const HOT_LIST_SIZE = 24;

/** The most games in the row of those opened last. */
export const RECENT_LIST_SIZE = 12;

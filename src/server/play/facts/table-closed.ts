/** Topic of rounds that several members played. */
export const TABLE_CLOSED = 'game.tableClosed';

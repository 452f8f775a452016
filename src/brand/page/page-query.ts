/**
 * Query parameters that screens read. The server drops every other one before it draws a page, so
 * that an invented parameter is neither another page nor another entry of the page cache.
 */
export const PAGE_QUERY = [
  // Lobby and search filters; `vassalage` also names a game's vendor.
  'q',
  'vassalage',
  'favourites',
  'gameCode',
  // A promotion, or a kind of them.
  'id',
  'type',
  // Invitation.
  'affiliateCode',
  'referralCode',
  'code',
  // Records, fairness and deposits.
  'round',
  'kind',
  'deposit',
] as const;

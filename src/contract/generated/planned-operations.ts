// Generated from schemas/ by `npm run codegen`. Do not edit.

/** Operations that are declared but not built. */
export const plannedOperations: readonly string[] = [
  'listPvpRooms',
  'launchLiveChat',
  'listLiveModels',
  'getVnGameMenus',
];

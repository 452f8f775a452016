/** The brand in the address: `/builder/{brand}/…` */
export function brandInAddress(): string | undefined {
  return location.pathname.split('/')[2];
}

/**
 * The brand this page was loaded for. Read with the app's first script: what is loaded later sees an
 * address that has moved on.
 */
export const PAGE_BRAND = brandInAddress();

/** Where a sign-in comes from. */
export interface Terminal {
  ip: string;
  userAgent: string;
}

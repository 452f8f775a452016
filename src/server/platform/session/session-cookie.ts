export const MEMBER_COOKIE = 'member_session';
export const STAFF_COOKIE = 'staff_session';

export interface CookieOptions {
  httpOnly: true;
  sameSite: 'lax';
  path: '/';
  secure: boolean;
  maxAge: number;
}

/** Lax and not Strict: a player who follows a link from an e-mail is still signed in. No Domain: one brand's cookie never reaches another. */
export function cookieOptions(secure: boolean, maxAgeSeconds: number): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: maxAgeSeconds };
}

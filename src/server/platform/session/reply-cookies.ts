import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { DEVICE_COOKIE, DEVICE_DAYS, deviceCookieValue } from './known-device.ts';
import { cookieOptions, MEMBER_COOKIE, STAFF_COOKIE } from './session-cookie.ts';

interface CookieDependencies {
  readonly config: Config;
  readonly clock: Clock;
}

/** @param token null: the cookie is taken away */
export function setSessionCookie(
  reply: FastifyReply,
  kind: 'member' | 'staff',
  token: string | null,
  expiresAt: Date | null,
  deps: CookieDependencies,
): void {
  const name = kind === 'member' ? MEMBER_COOKIE : STAFF_COOKIE;
  const secure = deps.config.publicScheme === 'https';
  if (token === null || expiresAt === null) {
    reply.clearCookie(name, cookieOptions(secure, 0));
    return;
  }
  const seconds = Math.floor((expiresAt.getTime() - deps.clock.now().getTime()) / 1000);
  reply.setCookie(name, token, cookieOptions(secure, seconds));
}

export function setDeviceCookie(
  reply: FastifyReply,
  token: string,
  deps: CookieDependencies,
): void {
  const secure = deps.config.publicScheme === 'https';
  const value = deviceCookieValue(deps.config.secrets.session, token);
  reply.setCookie(DEVICE_COOKIE, value, cookieOptions(secure, DEVICE_DAYS * 86_400));
}

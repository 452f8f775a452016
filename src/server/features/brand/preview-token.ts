import {
  encodePreviewClaims,
  type PreviewClaims,
  readPreviewClaims,
} from '#brand/preview-claims.ts';
import { sameText, sign } from '../../platform/signature.ts';

/** Long enough for a reload in the middle of the work; the builder asks for a new one in time. */
export const PREVIEW_MINUTES = 60;

/**
 * Signs a preview token: `claims.signature`. It opens the draft's page on one brand's host and
 * nothing else, and is no session.
 */
export function signPreviewToken(secret: string, claims: PreviewClaims): string {
  const text = encodePreviewClaims(claims);
  return `${text}.${sign(secret, `preview:${text}`)}`;
}

/** The claims of a token that we signed and that has not run out, or null. */
export function verifyPreviewToken(secret: string, token: string, now: Date): PreviewClaims | null {
  const [text, signature, ...rest] = token.split('.');
  if (text === undefined || signature === undefined || rest.length > 0) return null;
  if (!sameText(signature, sign(secret, `preview:${text}`))) return null;
  const claims = readPreviewClaims(text);
  return claims !== null && claims.expiresAt > now.getTime() ? claims : null;
}

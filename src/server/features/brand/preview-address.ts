import type { CreatePreviewTokenValue } from '#contract/generated/types.ts';
import { newToken } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { PREVIEW_MINUTES, signPreviewToken } from './preview-token.ts';

/**
 * The address under which the brand's own host shows the draft, in the scheme and on the port the
 * builder is served on. @param live the brand, or the one that stands in for it until it is live.
 * @throws Problem BRAND_NOT_FOUND when the brand has no live revision or no host.
 */
export function previewAddress(
  live: LiveBrand | null,
  request: { staffId: bigint; builderOrigin: string; secret: string; now: Date },
): CreatePreviewTokenValue {
  const host = live?.hosts[0];
  if (live === null || host === undefined) throw new Problem('BRAND_NOT_FOUND');
  const { staffId, builderOrigin, secret, now } = request;
  const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * 60_000);
  const token = signPreviewToken(secret, {
    brand: live.id,
    staff: String(staffId),
    origin: builderOrigin,
    nonce: newToken().slice(0, 22),
    expiresAt: expiresAt.getTime(),
  });
  const url = new URL(builderOrigin);
  url.hostname = host;
  url.pathname = '/';
  url.searchParams.set('preview', token);
  return { previewUrl: url.href, token, expiresAt: expiresAt.toISOString() };
}

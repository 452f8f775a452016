import type { CreatePromoCodeBatchBody } from '#contract/generated/types.ts';
import { inputMoment } from '#staff/values/moment-input.ts';

/** A batch as typed. */
export interface CodeBatchTexts {
  readonly campaignId: string;
  readonly label: string;
  readonly kind: 'single' | 'shared';
  /** NaN: none that can be read. */
  readonly count: number;
  readonly uses: number;
  /** Empty: the code is drawn. */
  readonly sharedCode: string;
  /** A calendar day; the codes are valid until its end. */
  readonly expiresOn: string;
  readonly reason: string;
}

export const COUNT_BOUNDS = { minimum: 1, maximum: 10_000 } as const;
export const USES_BOUNDS = { minimum: 1, maximum: 1_000_000 } as const;

const SHARED_CODE = /^[A-Za-z0-9]{6,24}$/;
const MIN_REASON = 3;

export function isSharedCode(code: string): boolean {
  return code === '' || SHARED_CODE.test(code);
}

/** What is sent; null while it is incomplete. */
export function codeBatchBody(typed: CodeBatchTexts): CreatePromoCodeBatchBody | null {
  const { campaignId, kind, count, uses, sharedCode } = typed;
  const label = typed.label.trim();
  const reason = typed.reason.trim();
  const expiresAt = inputMoment(`${typed.expiresOn}T23:59`, 'local');
  if (campaignId === '' || label === '' || expiresAt === '' || reason.length < MIN_REASON) {
    return null;
  }
  if (kind === 'single') {
    if (Number.isNaN(count)) return null;
    return { campaignId, label, kind, count, uses: 1, sharedCode: null, expiresAt, reason };
  }
  if (Number.isNaN(uses) || !isSharedCode(sharedCode)) return null;
  const code = sharedCode === '' ? null : sharedCode;
  return { campaignId, label, kind, count: 1, uses, sharedCode: code, expiresAt, reason };
}

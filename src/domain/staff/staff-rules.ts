import type { StaffRole } from '#contract/generated/types.ts';
import type { Permission } from '#contract/permission.ts';

/** How long an invitation may be accepted. */
export const INVITATION_HOURS = 72;
/** Rights that no person has confirmed for so long are due for a review. */
export const REVIEW_DAYS = 90;

interface Account {
  readonly staffId: string;
  readonly role: StaffRole;
  /** null: every brand. */
  readonly brands: readonly string[] | null;
  readonly isActive: boolean;
}

/** An administrator of every brand can repair any account; without one only the command line can. */
export const isAdministrator = ({ role, brands, isActive }: Omit<Account, 'staffId'>): boolean =>
  isActive && role === 'admin' && brands === null;

/** Whether an account, as it will be, leaves the platform without an administrator of every brand. */
export function leavesNoAdministrator(all: readonly Account[], changed: Account): boolean {
  const others = all.filter(({ staffId }) => staffId !== changed.staffId);
  const was = all.some((one) => one.staffId === changed.staffId && isAdministrator(one));
  return was && ![...others, changed].some(isAdministrator);
}

/**
 * Whether a person may keep an account: one who has some brands keeps accounts of these brands only, and
 * gives no other.
 */
export function mayKeep(
  own: ReadonlySet<string> | null,
  brands: readonly string[] | null,
): boolean {
  if (own === null) return true;
  return brands !== null && brands.every((brand) => own.has(brand));
}

/** Permissions of acts that one person asks for and another approves. */
export const TWO_PERSON_PERMISSIONS = [
  'adjustment.make',
  'agent.edit',
  'brand.rules',
  'deposit.match',
  'promotion.decide',
  'round.refund',
  'staff.manage',
  'voucher.make',
  'withdrawal.review',
] as const satisfies readonly Permission[];

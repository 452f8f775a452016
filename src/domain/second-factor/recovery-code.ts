/** Without letters and digits that look alike (Crockford's base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
export const RECOVERY_CODES = 10;

/** `7K3QD-9V2XM`: 50 bits. @param bytes at least ten random ones */
export function recoveryCode(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] ?? '');
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`;
}

/** As it is compared: what was typed, whatever its case, spaces and hyphens; O, I and L as 0 and 1. */
export function plainRecoveryCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

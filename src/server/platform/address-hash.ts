/**
 * Whether a segment of an address can be the hash of a release. Other text there is an address that
 * no page ever gave out, and is not answered.
 */
export function isAddressHash(segment: string): boolean {
  return /^[0-9a-f]{8,64}$/.test(segment);
}

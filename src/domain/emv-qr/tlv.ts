const MAX_VALUE_BYTES = 99;
const ID = /^[0-9]{2}$/;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/**
 * One data object: 2-digit id, 2-digit length, value. A template is a data object whose value is
 * the data objects in it, one after the other. Source: EMVCo QRCPS MPM 1.1, data object format.
 * @param id two digits.
 * @param value 1 to 99 characters of printable ASCII, one byte each.
 * @throws RangeError for any other id or value.
 */
export function tlv(id: string, value: string): string {
  if (!ID.test(id)) throw new RangeError('the id of a data object must be two digits');
  if (!PRINTABLE_ASCII.test(value)) {
    throw new RangeError(`data object ${id} must have a value of printable ASCII`);
  }
  if (value.length > MAX_VALUE_BYTES) {
    throw new RangeError(`data object ${id} is longer than ${MAX_VALUE_BYTES} bytes`);
  }
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

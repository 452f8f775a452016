const POLYNOMIAL = 0x1021;
const INITIAL = 0xffff;

/**
 * CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, no reflection, no final XOR. Source:
 * EMVCo QRCPS MPM 1.1, data object "63" (by ISO/IEC 13239). Check value of "123456789": 29B1.
 * @param text ASCII, one byte a character.
 * @returns 4 upper-case hexadecimal digits.
 * @throws RangeError for a character beyond ASCII.
 */
export function crc16Ccitt(text: string): string {
  let crc = INITIAL;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text.charCodeAt(at);
    if (byte > 0x7f) throw new RangeError('the text of a CRC must be ASCII');
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

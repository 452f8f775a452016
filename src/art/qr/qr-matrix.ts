import { encode } from 'uqr';

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Level Q mends a quarter of the code: room for a logo in its middle. A code above version 10 is too dense for a phone. */
const OPTIONS = { ecc: 'Q', border: 0, maxVersion: 10 } as const;

/** A text as a QR code of level Q, versions 1 to 10; null when it has more than 151 bytes. */
export function qrMatrix(text: string): QrMatrix | null {
  try {
    return encode(text, OPTIONS).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

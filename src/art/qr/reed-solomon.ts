/** Product in the field GF(2^8) that QR codes are made over, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)..., the leading one left out. */
function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

/** The bytes by which `count / 2` wrong ones of the data can be put right. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return rest;
}

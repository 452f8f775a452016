/**
 * Sums of independent amounts by the fast Fourier transform (Cooley and Tukey 1965): the transform of a
 * sum's distribution is the product of the transforms. Good to about 1e-15 of the whole in each place.
 */

/** A distribution over whole units, by place. */
export type Distribution = Float64Array;

/** The transform of a distribution. */
export interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export interface SpectrumTools {
  of: (values: Distribution) => Spectrum;
  /** The distribution of a spectrum. Sums beyond the size come round again from the beginning. */
  back: (spectrum: Spectrum) => Distribution;
  zero: () => Spectrum;
  /** Of the sum of two independent amounts. */
  product: (a: Spectrum, b: Spectrum) => Spectrum;
  /** Adds `factor` times a spectrum, or times the product of two. */
  add: (into: Spectrum, factor: number, a: Spectrum, b?: Spectrum) => void;
}

/** @param size a power of two. */
export function spectrumTools(size: number): SpectrumTools {
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  for (let turn = 0; turn < size / 2; turn += 1) {
    cos[turn] = Math.cos((-2 * Math.PI * turn) / size);
    sin[turn] = Math.sin((-2 * Math.PI * turn) / size);
  }
  const transform = ({ re, im }: Spectrum): void => {
    mirror(re, im);
    for (let span = 2; span <= size; span *= 2) {
      const half = span / 2;
      const step = size / span;
      for (let start = 0; start < size; start += span) {
        for (let turn = 0; turn < half; turn += 1) {
          const [even, odd] = [start + turn, start + turn + half];
          const c = cos[turn * step] ?? 0;
          const s = sin[turn * step] ?? 0;
          const x = (re[odd] ?? 0) * c - (im[odd] ?? 0) * s;
          const y = (re[odd] ?? 0) * s + (im[odd] ?? 0) * c;
          re[odd] = (re[even] ?? 0) - x;
          im[odd] = (im[even] ?? 0) - y;
          re[even] = (re[even] ?? 0) + x;
          im[even] = (im[even] ?? 0) + y;
        }
      }
    }
  };
  const zero = (): Spectrum => ({ re: new Float64Array(size), im: new Float64Array(size) });
  const add: SpectrumTools['add'] = (into, factor, a, b) => {
    for (let place = 0; place < size; place += 1) {
      let x = a.re[place] ?? 0;
      let y = a.im[place] ?? 0;
      if (b !== undefined) {
        const [u, v] = [b.re[place] ?? 0, b.im[place] ?? 0];
        [x, y] = [x * u - y * v, x * v + y * u];
      }
      into.re[place] = (into.re[place] ?? 0) + factor * x;
      into.im[place] = (into.im[place] ?? 0) + factor * y;
    }
  };
  return {
    zero,
    add,
    of(values) {
      const spectrum = zero();
      spectrum.re.set(values);
      transform(spectrum);
      return spectrum;
    },
    back({ re, im }) {
      // The transform of the conjugate is the inverse, times the size.
      const values = { re: Float64Array.from(re), im: im.map((part) => -part) };
      transform(values);
      return values.re.map((sum) => Math.max(0, sum / size));
    },
    product(a, b) {
      const both = zero();
      add(both, 1, a, b);
      return both;
    },
  };
}

function mirror(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let place = 1, other = 0; place < size; place += 1) {
    let bit = size >> 1;
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit;
    other ^= bit;
    if (place >= other) continue;
    const [x, y] = [re[place] ?? 0, im[place] ?? 0];
    re[place] = re[other] ?? 0;
    im[place] = im[other] ?? 0;
    re[other] = x;
    im[other] = y;
  }
}

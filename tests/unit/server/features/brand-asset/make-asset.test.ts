import { describe, expect, it } from 'vitest';
import { drawingOf } from '#server/features/brand-asset/make-asset.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><title>\u00E9</title></svg>';

describe('drawingOf', () => {
  it('refuses a drawing that is not UTF-8', () => {
    expect(() => drawingOf(Buffer.from(SVG, 'latin1'))).toThrow(
      expect.objectContaining({
        details: {
          fields: {
            '/file': { code: 'DRAWING_REFUSED', params: { detail: 'not UTF-8 at line 1' } },
          },
        },
      }),
    );
  });

  it('lists every reason of a refusal', () => {
    const drawing = SVG.replace('<title>', '<script>1</script><title onload="1">');
    expect(() => drawingOf(Buffer.from(drawing))).toThrow(
      expect.objectContaining({
        details: {
          fields: {
            '/file': {
              code: 'DRAWING_REFUSED',
              params: { detail: 'the element script; the attribute onload' },
            },
          },
        },
      }),
    );
  });

  it('stores a drawing without the data of drawing programs', () => {
    const { bytes } = drawingOf(
      Buffer.from(SVG.replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')),
    );
    expect(bytes.toString('utf8')).toBe(SVG);
  });

  it('accepts a byte order mark', () => {
    expect(drawingOf(Buffer.from(`\uFEFF${SVG}`))).toMatchObject({ width: 4, height: 2 });
  });
});

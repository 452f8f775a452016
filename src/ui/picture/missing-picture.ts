import { sameInBoth } from './scheme-picture.ts';

/** A frame with a hill and a sun, in a grey that can be made out on any ground. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">' +
  '<g fill="none" stroke="#8a8a94" stroke-width="8" stroke-linejoin="round">' +
  '<rect x="90" y="140" width="120" height="96" rx="12"/>' +
  '<path d="M98 218l36-40 26 26 18-18 24 32"/><circle cx="176" cy="168" r="9"/></g></svg>';

export const MISSING_PICTURE = sameInBoth(`data:image/svg+xml,${encodeURIComponent(DRAWING)}`);

import { useEffect } from 'react';
import { noteTaken } from './page-taken.ts';

/** Belongs into the page's content and reports that the app has taken it over; draws nothing. */
export function PageTaken() {
  useEffect(noteTaken, []);
  return null;
}

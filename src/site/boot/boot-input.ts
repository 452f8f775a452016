import type { BootInput } from '#brand/page/page-input.ts';

/** Reads what the server put into the page for the browser to go on from. */
export function readBootInput(document: Document): BootInput {
  const text = document.getElementById('boot')?.textContent;
  if (text === undefined || text === null || text === '') {
    throw new Error('the page came without its data');
  }
  return JSON.parse(text) as BootInput;
}

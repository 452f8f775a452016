import { reloadKeepingTyped } from './typed-texts.ts';

const MARK = 'data-start-failure';

/** Marks, in the server's HTML, what tells that the app did not arrive; hidden until it is so. */
export const startFailureMark = { [MARK]: '' } as const;

/** Shows or hides it; its button loads the page anew. */
export function startFailure(page: ParentNode): (failed: boolean) => void {
  return (failed) => {
    const notice = page.querySelector<HTMLElement>(`[${MARK}]`);
    if (notice === null) return;
    notice.hidden = !failed;
    // The same function once more adds nothing.
    notice.querySelector('button')?.addEventListener('click', reloadKeepingTyped);
  };
}

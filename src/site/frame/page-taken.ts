let isTaken = false;
let settle = (): void => undefined;

/** Settles once the app has taken over the page's content, which may be after the frame around it. */
export const pageTaken = new Promise<void>((resolve) => {
  settle = resolve;
});

export const isPageTaken = (): boolean => isTaken;

export const noteTaken = (): void => {
  isTaken = true;
  settle();
};

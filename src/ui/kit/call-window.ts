import type { MouseEvent } from 'react';

/** Pixels; what the operators' chats are made for. */
const WIDTH = 440;
const HEIGHT = 750;

/** Opens a link in a small window that knows nothing of the page; other clicks stay the browser's. */
export function openCallWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const look = `popup,noopener,noreferrer,width=${WIDTH},height=${HEIGHT}`;
  window.open(event.currentTarget.href, '_blank', look);
}

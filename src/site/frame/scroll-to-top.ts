/** Shows the top of the page that is already open; a link to it changes no address. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

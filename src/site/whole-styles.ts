/**
 * The page is sent with the styles of what it shows; the app may show more. Settles once the linked
 * stylesheets hold, so that nothing is drawn bare.
 * @throws Error when one does not arrive; asking again tries again.
 */
export async function takeWholeStyles(document: Document): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all([...links].map(takeStyles));
}

function takeStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.disabled = true;
        reject(new Error(`${link.href} did not arrive`));
      },
      { once: true },
    );
    link.disabled = false;
  });
}

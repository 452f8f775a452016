/**
 * Loads the linked stylesheets. A page inlines only the styles of its first screen; the app may show
 * more, and nothing may be drawn without its styles.
 * @throws Error when a stylesheet does not load; a later call tries again.
 */
export async function loadFullStylesheet(document: Document): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all([...links].map(loadStylesheet));
}

function loadStylesheet(link: HTMLLinkElement): Promise<void> {
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

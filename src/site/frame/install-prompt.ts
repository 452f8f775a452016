/** The browser's offer to install the site, which comes once and early. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const tell of listeners) tell();
}

/** Keeps the offer for the download page instead of letting the browser ask by itself. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** For `useSyncExternalStore`: whether the site can be installed by a press. */
export const installOffer = {
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  isOpen: (): boolean => offer !== null,
};

/** Lets the browser ask. An offer can be taken up once; a new one may come later. */
export async function askToInstall(): Promise<void> {
  const taken = offer;
  keep(null);
  await taken?.prompt();
}

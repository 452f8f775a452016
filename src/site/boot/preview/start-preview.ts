import { readPreviewClaims } from '#brand/preview-claims.ts';
import { fromPreviewMessage, readToPreview } from '#brand/preview-protocol.ts';
import { pointedAround } from './pointed-element.ts';
import { readPreviewBoot } from './preview-boot.ts';
import { PreviewPage } from './preview-page.ts';

// A draft may choose any font and recipe; which ones, only the builder's messages tell.
import.meta.glob(['../../ui/fonts/*.css', '../../ui/textures/*.css'], { eager: true });

const CALL_AGAIN_MS = 700;

/** Connects the page to the builder that framed it. Opened outside a frame it has nobody to talk to. */
function startPreview(): void {
  const claims = readPreviewClaims(new URLSearchParams(location.search).get('preview') ?? '');
  const root = document.getElementById('app');
  if (claims === null || root === null) throw new Error('the preview was opened without its token');
  const { origin, nonce } = claims;
  const boot = readPreviewBoot(document);
  const page = new PreviewPage(boot, root, (body) =>
    parent.postMessage(fromPreviewMessage(nonce, body), origin),
  );

  addEventListener('message', (event) => {
    const message = event.source === parent ? readToPreview(event, { origin, nonce }) : null;
    if (message === null) return;
    clearInterval(calling);
    page.receive(message);
  });
  addEventListener('pointermove', (event) => page.hover(event.target), { passive: true });
  document.addEventListener('pointerleave', () => page.hover(null));
  // Ahead of the site's own handlers: while a click chooses, it does nothing else.
  addEventListener(
    'click',
    (event) => {
      if (!page.selecting) return;
      event.preventDefault();
      event.stopPropagation();
      const pointer = pointedAround(event.target)?.dataset['pointer'];
      if (pointer !== undefined) {
        parent.postMessage(fromPreviewMessage(nonce, { type: 'select', pointer }), origin);
      }
    },
    { capture: true },
  );
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });

  const call = (): void =>
    parent.postMessage(fromPreviewMessage(nonce, { type: 'ready', facts: boot.facts }), origin);
  // Again until the builder answers: it may be busy, or still on its way itself.
  const calling = setInterval(call, CALL_AGAIN_MS);
  call();
}

startPreview();

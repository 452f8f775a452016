declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Loads the analytics script under the page's nonce, once. Sends nothing by itself. */
export function startMeasuring(gtagId: string): void {
  if (window.dataLayer !== undefined) return;
  window.dataLayer = [];
  tag('js', new Date());
  // No page views or advertising by itself: `measurePage` sends what may be sent.
  tag('config', gtagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `${SCRIPT}?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}

/** Stops or resumes the script that was loaded. */
export function pauseMeasuring(gtagId: string, isPaused: boolean): void {
  Object.assign(window, { [`ga-disable-${gtagId}`]: isPaused });
}

/** Sends a page view: the path alone, because a query may hold a code or a name. */
export function measurePage(path: string): void {
  tag('event', 'page_view', {
    page_path: path,
    page_location: `${location.origin}${path}`,
    page_referrer: '',
  });
}

/** The script reads argument objects, not arrays. */
function tag(..._values: unknown[]): void {
  window.dataLayer?.push(arguments);
}

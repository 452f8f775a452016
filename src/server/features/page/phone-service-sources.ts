import type { PhoneServiceFact } from '#brand/server-facts.ts';
import type { PageSources } from './html-page.ts';

/** What browsers call to send and check a code (Firebase Authentication). */
const SERVICE = 'https://identitytoolkit.googleapis.com';
/** Its check against robots, which draws in a frame. */
const SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** What the pages of a brand may load for its phone service; nothing where it has none. */
export function phoneServiceSources(service: PhoneServiceFact | null): PageSources {
  if (service === null) return {};
  if (service.standIn !== null) return { connectSources: [service.standIn] };
  return {
    scriptSources: SCRIPTS,
    connectSources: [SERVICE, 'https://www.google.com/recaptcha/'],
    frameSources: FRAMES.join(' '),
  };
}

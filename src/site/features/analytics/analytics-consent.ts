import { atom } from 'jotai';

const KEY = 'analyticsConsent';

/** The visitor's answer; null: not asked yet, which means no. */
export type AnalyticsConsent = 'granted' | 'denied' | null;

/** Browsers that send Global Privacy Control have answered for the visitor. */
const refusesByBrowser = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

function readConsent(): AnalyticsConsent {
  try {
    if (refusesByBrowser()) return 'denied';
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    // Storage is forbidden, so the answer cannot be kept: treat it as denied.
    return 'denied';
  }
}

const keptAtom = atom<AnalyticsConsent>(readConsent());

/** The answer of this browser, for one brand: storage belongs to its host. */
export const analyticsConsentAtom = atom(
  (get) => get(keptAtom),
  (_get, set, consent: Exclude<AnalyticsConsent, null>) => {
    set(keptAtom, consent);
    try {
      localStorage.setItem(KEY, consent);
    } catch {
      // The answer then holds until the page is closed.
    }
  },
);

import type { i18n } from 'i18next';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguagePlan, SitePlan } from '#brand/site-plan.ts';
import { applyLanguage } from '#ui/i18n/apply-language.ts';
import { rememberLanguage } from '#ui/i18n/language-memory.ts';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useSession } from '#ui/session/useSession.ts';
import { fetchPlan } from './fetch-plan.ts';
import { wantedLanguageAtom } from './site.atoms.ts';

export interface LanguageSwitch {
  /** Whether the page is now in that language. */
  switchLanguage: (language: LanguagePlan) => Promise<boolean>;
  pending: boolean;
  failed: boolean;
}

/**
 * Changes the language without loading the page: the plan in the new language, then its texts, then
 * the document. Another script needs other fonts, which come with a page: that one is loaded anew.
 * The choice is remembered, and the server told when somebody is signed in.
 */
export function useSwitchLanguage(): LanguageSwitch {
  const client = useClient();
  const store = useStore();
  const { i18n } = useTranslation();
  const { isSignedIn } = useSession();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  const switchLanguage = async ({ code, dir, script }: LanguagePlan): Promise<boolean> => {
    if (code === i18n.language) return true;
    setState('pending');
    // Letters to the player may stay in the old language for once; the page is in the new one.
    const told = isSignedIn
      ? client.call('changeLanguage', { body: { language: code } }).catch(ignore)
      : null;
    if (script !== scriptOf(store.get(placedPlanAtom)?.plan, i18n.language)) {
      await told;
      rememberLanguage(code);
      location.replace(withoutLanguage(location.href));
      return true;
    }
    store.set(wantedLanguageAtom, code);
    try {
      const [place] = await Promise.all([fetchPlan(client, store), loadTexts(i18n, code)]);
      place();
      await i18n.changeLanguage(code);
      applyLanguage(code, dir);
      rememberLanguage(code);
      history.replaceState(history.state, '', withoutLanguage(location.href));
      setState('idle');
    } catch {
      store.set(wantedLanguageAtom, null);
      setState('failed');
      return false;
    }
    return true;
  };
  return { switchLanguage, pending: state === 'pending', failed: state === 'failed' };
}

function scriptOf(plan: SitePlan | undefined, code: string): string | undefined {
  return plan?.languages.enabled.find((language) => language.code === code)?.script;
}

/** An address may ask for a language, as search engines link it; a choice made here comes before. */
function withoutLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('lang');
  return url.href;
}

/** i18next's own promise settles whether or not the texts came. */
function loadTexts(i18n: i18n, language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    void i18n.loadLanguages(language, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(new Error('the texts did not arrive', { cause: error }));
    });
  });
}

function ignore(): void {}

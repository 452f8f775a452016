import { useEffect, useState } from 'react';
import type { PasswordScore } from '#domain/password/password-estimate.ts';
import { type PersonalFacts, personalTexts } from '#domain/password/personal-texts.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';

const SETTLE_MS = 150;

/**
 * The estimate of what is typed; null until there is one. The word lists load with the first
 * character. Without them there is no meter, and the server still decides.
 */
export function usePasswordScore(password: string, facts: PersonalFacts): PasswordScore | null {
  const [score, setScore] = useState<PasswordScore | null>(null);
  const isEmpty = password === '';
  // One text, as an effect compares by identity.
  const known = personalTexts(facts).join('\n');
  useEffect(() => {
    if (isEmpty) return setScore(null);
    let isCurrent = true;
    const estimate = async (): Promise<void> => {
      const { passwordScore } = await loadChunk(loadEstimate);
      if (isCurrent) setScore(passwordScore(password, known.split('\n')));
    };
    const timer = setTimeout(() => void estimate().catch(() => undefined), SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isEmpty, password, known]);
  return isEmpty ? null : score;
}

async function loadEstimate() {
  // Keeps the word lists out of the render bundle, which runs no effects.
  if (import.meta.env.SSR) throw new Error('the password meter runs in browsers only');
  return import('#domain/password/password-estimate.ts');
}

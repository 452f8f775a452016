import { useCallback } from 'react';
import type { Label } from '#brand/site-plan.ts';
import { useTexts } from './useTexts.ts';

/** The namespace in which the plan's own keys live. */
const PLAN_NAMESPACE = 'plan';

/** Turns a plan's label into words: the brand's, or the product's text. */
export function useLabel(): (label: Label) => string {
  const say = useTexts(PLAN_NAMESPACE);
  return useCallback(
    (label) => ('text' in label ? label.text : say(label.key, label.params)),
    [say],
  );
}

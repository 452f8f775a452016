import { useEffect } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Names the screen in the window's title. */
export function useScreenTitle(title: string): void {
  const say = useTexts('office');
  const name = say('office:name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}

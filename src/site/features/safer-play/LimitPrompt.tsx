import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useQuery } from '#ui/query/useQuery.ts';

/** Asks a player who deposits without a limit to think of one first. */
export function LimitPrompt() {
  const say = useTexts('safer-play');
  const { value } = useQuery('getPlayerLimits');
  const hasLimit = value?.limits.some(({ kind, limit }) => kind === 'deposit' && limit !== null);
  if (hasLimit !== false) return null;
  return (
    <Notice tone="info">
      {say('safer-play:prompt.text')}{' '}
      <TextLink href="#limits">{say('safer-play:prompt.set')}</TextLink>
    </Notice>
  );
}

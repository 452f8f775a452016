import type { InboxAudience } from '#contract/generated/types.ts';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Names that a line has room for. */
const NAMES = 3;

/** Whom a message is for, in a line. */
export function useAudienceText(): (audience: InboxAudience) => string {
  const say = useTexts('inbox-desk');
  const languageName = useLanguageName();
  return (audience) => {
    if (audience.kind === 'everybody') return say('inbox-desk:to.everybody');
    if (audience.kind === 'members') {
      const { usernames } = audience;
      const shown = usernames.slice(0, NAMES).join(', ');
      const more = usernames.length - NAMES;
      return more > 0 ? say('inbox-desk:to.namesAndMore', { shown, more }) : shown;
    }
    const { languages, registeredSince, seenSince, notSeenSince, deposited, tags } =
      audience.segment;
    const day = (moment: string): string => moment.slice(0, 10);
    return [
      languages === null ? null : languages.map(languageName).join(', '),
      registeredSince && say('inbox-desk:to.registeredSince', { day: day(registeredSince) }),
      seenSince && say('inbox-desk:to.seenSince', { day: day(seenSince) }),
      notSeenSince && say('inbox-desk:to.notSeenSince', { day: day(notSeenSince) }),
      deposited === null ? null : say(`inbox-desk:to.deposited.${String(deposited)}`),
      tags === null ? null : say('inbox-desk:to.tags', { tags: tags.join(', ') }),
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · ');
  };
}

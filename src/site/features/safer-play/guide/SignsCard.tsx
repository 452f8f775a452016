import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { AccountCard } from '../../../frame/AccountCard.tsx';
import { HelpGate } from '../../help/HelpGate.tsx';
import { RichText } from '../../help/RichText.tsx';

/** Article of the help centre. */
const SIGNS = 'signs';

/** Warning signs in the help centre's words; nothing where operators hide the article. */
export function SignsCard() {
  const wordsIn = useWordsIn();
  return (
    <HelpGate empty={null}>
      {(topics) => {
        const article = topics
          .flatMap(({ articles }) => articles)
          .find(({ articleId }) => articleId === SIGNS);
        return article === undefined ? null : (
          <div {...wordsIn(article.language)}>
            <AccountCard id="warning-signs" title={article.title}>
              <RichText html={article.content} language={article.language} />
            </AccountCard>
          </div>
        );
      }}
    </HelpGate>
  );
}

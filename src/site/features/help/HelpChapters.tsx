import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Card } from '#ui/kit/Card.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { RichText } from './RichText.tsx';
import type { HelpContentsProps } from './HelpContents.tsx';
import styles from './HelpChapters.module.css';

/** The answers themselves, each with an address of its own: `/help#deposit`. */
export function HelpChapters({ chapters, ownDocuments }: HelpContentsProps) {
  const say = useTexts('help');
  const wordsIn = useWordsIn();
  return (
    <div className={styles.chapters}>
      {chapters.map(({ topicId, title, articles }) => (
        <section key={topicId} className={styles.chapter} aria-labelledby={`help-${topicId}`}>
          <h2 id={`help-${topicId}`} className={`display section-title ${styles.heading}`}>
            {title}
          </h2>
          {articles.map(({ articleId, language, title: name, content }) => {
            const own = ownDocuments.get(articleId);
            return (
              <Card as="article" key={articleId} id={articleId} className={styles.article}>
                <h3 className={styles.title} {...wordsIn(language)}>
                  {name}
                </h3>
                {own === undefined ? (
                  <RichText html={content} language={language} />
                ) : (
                  <TextLink href={own}>{say('help:openDocument', { name })}</TextLink>
                )}
              </Card>
            );
          })}
        </section>
      ))}
    </div>
  );
}

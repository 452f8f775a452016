import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Action } from '../look/Action.tsx';
import { Mark } from '../look/Mark.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { BrandCard } from './BrandCard.tsx';
import styles from './BrandsScreen.module.css';

/** Every brand this person may see, each in its own colours. */
export function BrandsScreen() {
  const say = useTexts('builder');
  const problemText = useProblemText();
  const { value, problem, loading, refresh } = useQuery('listBrands');
  return (
    <div className={styles.screen}>
      <title>{say('builder:name')}</title>
      <header className={styles.head}>
        <Mark size={32} />
        <span className={styles.name}>{say('builder:name')}</span>
        <span className={styles.space} />
        <AccountMenu />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{say('builder:brands.title')}</h1>
        <p className={styles.lead}>{say('builder:brands.lead')}</p>
        {problem === null ? null : (
          <Notice
            tone="problem"
            action={<Action onClick={() => void refresh()}>{say('builder:tryAgain')}</Action>}
          >
            {problemText(problem)}
          </Notice>
        )}
        {value?.items.length === 0 ? <Notice>{say('builder:brands.none')}</Notice> : null}
        <ul className={styles.grid} aria-busy={loading}>
          {value?.items.map((brand) => (
            <li key={brand.brand}>
              <BrandCard brand={brand} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

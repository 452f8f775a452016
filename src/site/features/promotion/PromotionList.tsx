import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { OfferChoiceCard } from './OfferChoiceCard.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { asPromotionType, typesOf } from './promotion-types.ts';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionList.module.css';

/** Live promotions and those that begin soon, filtered by type; codes and the choice about offers. */
export function PromotionList() {
  const say = useTexts('promotion', 'ui');
  const problemText = useProblemText();
  const { hasWallet } = useSession();
  const [search, setSearch] = useSearchParams();
  const { value, problem, refresh } = useQuery(
    'listPromotions',
    {},
    { initial: usePageData().promotions ?? undefined },
  );
  const items = value?.items ?? [];
  const type = asPromotionType(search.get('type'));
  const types = typesOf(items);
  const shown = type === null ? items : items.filter((promotion) => promotion.type === type);
  return (
    <>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('promotion:title')}</h1>
        <p className={styles.lead}>{say('promotion:lead')}</p>
      </header>
      {types.length < 2 && type === null ? null : (
        <ChoiceStrip
          label={say('promotion:filter')}
          choices={[
            { value: null, label: say('promotion:type.all') },
            // A link may name a type that has no promotion now.
            ...(type === null || types.includes(type) ? types : [type, ...types]).map((one) => ({
              value: one,
              label: say(`promotion:type.${one}`),
            })),
          ]}
          chosen={type}
          onChoose={(chosen) =>
            setSearch(chosen === null ? {} : { type: chosen }, { replace: true })
          }
        />
      )}
      {value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <Notice
            tone="problem"
            action={
              <Button tone="secondary" size="small" onClick={() => void refresh()}>
                {say('ui:retry')}
              </Button>
            }
          >
            {problemText(problem)}
          </Notice>
        )
      ) : shown.length === 0 ? (
        <EmptyState icon="gift" title={say('promotion:empty.title')}>
          {say(type === null ? 'promotion:empty.text' : 'promotion:empty.type')}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {shown.map((promotion) => (
            <PromotionCard key={promotion.promotionId} promotion={promotion} />
          ))}
        </ul>
      )}
      {hasWallet ? (
        <div className={styles.more}>
          <PromoCodeForm onRedeemed={() => void refresh()} />
          <OfferChoiceCard onChanged={() => void refresh()} />
        </div>
      ) : null}
    </>
  );
}

import { limitPeriods, playKinds } from '#contract/generated/enum-values.ts';
import { SELF_EXCLUSIONS, TIME_OUTS } from '#domain/exclusion/exclusion-end.ts';
import { playKindOf } from '#domain/safer-play/category-block.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { HelplineCard } from '../../help/HelplineCard.tsx';
import { CalmModeCard } from '../CalmModeCard.tsx';
import { LIMIT_ORDER } from '../limit-order.ts';
import { REALITY_CHECK_CHOICES, REALITY_CHECK_MINUTES } from '../reality-check-choices.ts';
import { StatementCard } from '../StatementCard.tsx';
import { useDurationText } from '../useDurationText.ts';
import { GuideCard } from './GuideCard.tsx';
import { OptionList } from './OptionList.tsx';
import styles from './SaferPlayGuide.module.css';
import { SignsCard } from './SignsCard.tsx';

/** How the tools of safer play work, for visitors: in the order of `MemberTools`, set after sign-in. */
export function SaferPlayGuide() {
  // Its parts' texts too: all come in one request.
  const say = useTexts('safer-play', 'exclusion', 'help', 'plan', 'shell');
  const duration = useDurationText();
  const { navigation } = useSitePlan();
  const offered = new Set(navigation.categories.map(playKindOf));
  const toSet = say('safer-play:guide.signIn');
  return (
    <div className={`page ${styles.guide}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('safer-play:title')}</h1>
        <p className={styles.intro}>{say('safer-play:intro')}</p>
      </header>
      <GuideCard id="play-session" of="session" />
      <GuideCard id="reality-check" of="reality" act={toSet}>
        <OptionList
          options={REALITY_CHECK_CHOICES.flatMap((choice) => {
            const minutes = REALITY_CHECK_MINUTES[choice];
            return minutes === null
              ? []
              : [say('safer-play:reality.every', { time: duration(minutes) })];
          })}
        />
      </GuideCard>
      <GuideCard id="plan-session" of="plan" act={toSet} />
      <GuideCard id="limits" of="limits" act={toSet}>
        <dl className={styles.limits}>
          {LIMIT_ORDER.map((kind) => (
            <div key={kind}>
              <dt>{say(`safer-play:kind.${kind}`)}</dt>
              <dd>{say(`safer-play:hint.${kind}`)}</dd>
            </div>
          ))}
        </dl>
        <OptionList options={limitPeriods.map((period) => say(`safer-play:${period}`))} />
      </GuideCard>
      <GuideCard id="blocks" of="blocks" act={toSet}>
        <OptionList
          options={playKinds
            .filter((kind) => offered.has(kind))
            .map((kind) => say(CATEGORIES[kind].text))}
        />
      </GuideCard>
      <GuideCard id="take-a-break" of="break" act={toSet}>
        <OptionList
          options={[...TIME_OUTS, ...SELF_EXCLUSIONS].map((period) =>
            say(`exclusion:period.${period}`),
          )}
        />
      </GuideCard>
      <CalmModeCard />
      <StatementCard />
      <GuideCard id="close-account" of="close" act={say('shell:entrance.signIn.action')} />
      <SignsCard />
      <HelplineCard />
    </div>
  );
}

import type { SlotTitle } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { RulesComponent, RulesProps } from '../../stage-port.ts';
import { linesOf } from '../lines.ts';
import { FeatureRules } from './rules/FeatureRules.tsx';
import { GameFigures } from './rules/GameFigures.tsx';
import { LinePictures } from './rules/LinePictures.tsx';
import { PayTable } from './rules/PayTable.tsx';
import styles from './SlotRules.module.css';

/** Everything a title states about itself, from its data: nothing is written here by hand. */
export function slotRules(title: SlotTitle): RulesComponent {
  return function TitleRules(props: RulesProps) {
    return <SlotRules {...props} title={title} />;
  };
}

function SlotRules({
  title,
  pictureAddress,
  currency,
  stakeMicro,
  stakes,
  policy,
}: RulesProps & { title: SlotTitle }) {
  const say = useTexts('slot');
  const { pays, parts, rows, strips, version } = title;
  const ways = rows ** strips.base.length;
  const heading = `display ${styles.heading}`;
  const table = { title, pictureAddress, currency, stakeMicro };
  return (
    <div className={styles.rules}>
      <section>
        <h3 className={heading}>{say('slot:rules.pays.title')}</h3>
        <p>{say(`slot:rules.pays.${pays}`, { parts, ways })}</p>
        <PayTable {...table} />
      </section>
      <section>
        <h3 className={heading}>{say('slot:rules.special.title')}</h3>
        <FeatureRules {...table} />
      </section>
      {pays === 'lines' ? (
        <section>
          <h3 className={heading}>{say('slot:rules.lines.title', { lines: parts })}</h3>
          <p>{say('slot:rules.lines.text')}</p>
          <LinePictures lines={linesOf(rows, parts)} height={rows} />
        </section>
      ) : null}
      <section>
        <h3 className={heading}>{say('slot:rules.figures.title')}</h3>
        <GameFigures title={title} currency={currency} stakes={stakes} policy={policy} />
      </section>
      <section>
        <h3 className={heading}>{say('slot:rules.course.title')}</h3>
        <p>{say('slot:rules.course.stake')}</p>
        <p>{say('slot:rules.course.interrupted')}</p>
        <p>{say('slot:rules.course.fault')}</p>
        <p className={styles.version}>{say('slot:rules.version', { version })}</p>
      </section>
    </div>
  );
}

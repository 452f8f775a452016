import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_SHEET } from '../sheet.ts';
import styles from './JadeOrchardRules.module.css';
import { FreeSpinRules } from './rules/FreeSpinRules.tsx';
import { GameFigures } from './rules/GameFigures.tsx';
import { LinePictures } from './rules/LinePictures.tsx';
import { PayTable } from './rules/PayTable.tsx';

export interface JadeOrchardRulesProps {
  pictureAddress: (name: string) => string;
  currency: string;
  /** Pays are shown for this stake, in micro-units. */
  stakeMicro: bigint;
  /** Smallest first; empty where they are not known. */
  stakes: readonly bigint[];
}

/** Everything the game states about itself, from its sheet: nothing is written here by hand. */
export function JadeOrchardRules(props: JadeOrchardRulesProps) {
  const { pictureAddress, currency, stakeMicro, stakes } = props;
  const say = useTexts('jade-orchard');
  const { lines, version } = JADE_ORCHARD_SHEET;
  return (
    <div className={styles.rules}>
      <section>
        <h3 className={`display ${styles.heading}`}>{say('jade-orchard:rules.pays.title')}</h3>
        <p>{say('jade-orchard:rules.pays.text', { lines: lines.length })}</p>
        <PayTable pictureAddress={pictureAddress} currency={currency} stakeMicro={stakeMicro} />
      </section>
      <section>
        <h3 className={`display ${styles.heading}`}>{say('jade-orchard:rules.special.title')}</h3>
        <FreeSpinRules
          pictureAddress={pictureAddress}
          currency={currency}
          stakeMicro={stakeMicro}
        />
      </section>
      <section>
        <h3 className={`display ${styles.heading}`}>
          {say('jade-orchard:rules.lines.title', { lines: lines.length })}
        </h3>
        <p>{say('jade-orchard:rules.lines.text')}</p>
        <LinePictures />
      </section>
      <section>
        <h3 className={`display ${styles.heading}`}>{say('jade-orchard:rules.figures.title')}</h3>
        <GameFigures currency={currency} stakes={stakes} />
      </section>
      <section>
        <h3 className={`display ${styles.heading}`}>{say('jade-orchard:rules.course.title')}</h3>
        <p>{say('jade-orchard:rules.course.stake')}</p>
        <p>{say('jade-orchard:rules.course.interrupted')}</p>
        <p>{say('jade-orchard:rules.course.fault')}</p>
        <p className={styles.version}>{say('jade-orchard:rules.version', { version })}</p>
      </section>
    </div>
  );
}

import { Figure, FigureList } from '#ui/kit/FigureList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useLocale } from '#ui/i18n/useLocale.ts';
import type { RulesComponent, RulesProps } from '../../stage-port.ts';
import type { GameSheet } from '../sheet.ts';
import { useWording } from '../stage/useWording.ts';
import { SheetTableView } from './SheetTableView.tsx';
import styles from './SheetRules.module.css';

/** The rules page of a title, drawn from its sheet: no figure of it is written by hand. */
export function sheetRules(sheet: GameSheet): RulesComponent {
  return function SheetRules({ currency, stakeMicro, stakes }: RulesProps) {
    const { code, returnPercent, minRoundMs, version } = sheet;
    const wording = useWording(code, currency);
    const { say, number } = wording;
    const locale = useLocale();
    const percent = (text: string): string =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(text) / 100,
      );
    const { least, most } = returnPercent;
    const [leastStake, mostStake] = [stakes[0], stakes.at(-1)];
    const heading = `display ${styles.heading}`;
    return (
      <div className={styles.rules}>
        <section>
          <h3 className={heading}>{say('stage:rules.how')}</h3>
          {Array.from({ length: sheet.paragraphs }, (_, index) => (
            <p key={index}>{say(`${code}:rules.text.${index + 1}`)}</p>
          ))}
        </section>
        {sheet.tables.map((table) => (
          <section key={`${table.key}/${JSON.stringify(table.values ?? {})}`}>
            <h3 className={heading}>{say(`${code}:rules.table.${table.key}`, table.values)}</h3>
            <SheetTableView
              table={table}
              namespace={code}
              wording={wording}
              currency={currency}
              stakeMicro={stakeMicro}
            />
          </section>
        ))}
        <section>
          <h3 className={heading}>{say('stage:rules.figures')}</h3>
          <FigureList>
            <Figure
              name={say('stage:figures.return')}
              value={least === most ? percent(least) : `${percent(least)} – ${percent(most)}`}
              help={say(`stage:figures.return.${sheet.proof}`)}
            />
            <Figure
              name={say('stage:figures.volatility')}
              value={say(`stage:figures.volatility.${sheet.volatility}`)}
              help={say('stage:figures.volatility.how')}
            />
            <Figure
              name={say('stage:figures.most')}
              value={say('stage:figures.most.stakes', { stakes: number(Number(sheet.mostStakes)) })}
            />
            {leastStake === undefined || mostStake === undefined ? null : (
              <Figure name={say('stage:figures.stakes')}>
                <Money micro={leastStake} currency={currency} /> –{' '}
                <Money micro={mostStake} currency={currency} />
              </Figure>
            )}
            <Figure name={say('stage:figures.pace')}>
              {say('stage:figures.pace.seconds', { seconds: number(minRoundMs / 1000, 0) })}
            </Figure>
          </FigureList>
        </section>
        <section>
          <h3 className={heading}>{say('stage:rules.course')}</h3>
          <p>{say('stage:rules.course.decided')}</p>
          <p>{say('stage:rules.course.interrupted')}</p>
          <p>{say('stage:rules.course.fault')}</p>
          <p className={styles.version}>{say('stage:rules.version', { version })}</p>
        </section>
      </div>
    );
  };
}

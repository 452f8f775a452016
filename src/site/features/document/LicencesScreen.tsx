import type { LegalLicence } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { DocumentPage } from './DocumentPage.tsx';
import styles from './LicencesScreen.module.css';

/** What the brand holds and who gave it: the manifest's licences under the page's own words. */
export function LicencesScreen() {
  const { legal } = useSitePlan();
  const say = useTexts('help');
  return (
    <DocumentPage screen="licences">
      {legal.licences.length === 0 ? (
        <p>{say('help:licences.none')}</p>
      ) : (
        <ul className={styles.licences}>
          {legal.licences.map((licence) => (
            <Licence key={licence.id} licence={licence} />
          ))}
        </ul>
      )}
    </DocumentPage>
  );
}

function Licence({ licence }: { licence: LegalLicence }) {
  const { name, logo, holder, number, text } = licence;
  const say = useTexts('help');
  const label = useLabel();
  const point = usePointer();
  return (
    <Card as="li" className={styles.licence} {...point(licence)}>
      {(['light', 'dark'] as const).map((scheme) => (
        <img
          key={scheme}
          className={`only-${scheme} ${styles.logo}`}
          src={logo[scheme]}
          alt=""
          width={144}
          height={48}
          loading="lazy"
        />
      ))}
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.facts}>
        <dt>{say('help:licences.holder')}</dt>
        <dd>{holder}</dd>
        {number === null ? null : (
          <>
            <dt>{say('help:licences.number')}</dt>
            <dd className="tabular">{number}</dd>
          </>
        )}
      </dl>
      <p>{label(text)}</p>
    </Card>
  );
}

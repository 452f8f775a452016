import type { RegionDecision } from '#domain/region/decide-region.ts';
import type { RegionPolicy, VisitLocation } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useCountryName } from './useCountryName.ts';
import styles from './Verdict.module.css';

export interface VerdictProps {
  location: VisitLocation;
  decision: RegionDecision;
  policy: RegionPolicy;
  /** It is about the person who looks at it. */
  isOwn: boolean;
}

/** In or out, and because of what. */
export function Verdict({ location, decision, policy, isOwn }: VerdictProps) {
  const say = useTexts('office');
  const countryName = useCountryName();
  const { effect, because } = decision;
  const rule = because === null ? undefined : policy.rules[because];
  const subject =
    rule === undefined
      ? ''
      : rule.kind === 'country'
        ? countryName(rule.value) || rule.value
        : rule.value;
  const country = location.country === null ? '' : countryName(location.country);
  return (
    <div className={styles.verdict} data-effect={effect}>
      <p className={styles.effect}>
        <Icon name={effect === 'allow' ? 'check' : 'lock'} size="small" />
        {say(`office:verdict.${effect}`)}
      </p>
      <p className={styles.where}>
        <span className="code">{location.ip}</span>{' '}
        {country === '' ? say('office:tryAddress.noCountry') : country}
      </p>
      <p>
        {rule === undefined
          ? say('office:verdict.byDefault')
          : say('office:verdict.byRule', { place: (because ?? 0) + 1, subject })}
      </p>
      {isOwn && effect === 'block' ? <p>{say('office:verdict.own')}</p> : null}
    </div>
  );
}

import { useState } from 'react';
import { decideRegion } from '#domain/region/decide-region.ts';
import { parseIpAddress } from '#domain/region/ip-address.ts';
import { countryCode, type RegionPolicy } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { usePaused } from '#staff/values/usePaused.ts';
import styles from './TryAddress.module.css';
import { useCountryName } from './useCountryName.ts';
import { Verdict } from './Verdict.tsx';

const PAUSE_MS = 300;

export interface TryAddressProps {
  brand: string;
  policy: RegionPolicy;
  /** The rules tried are not in force yet. */
  isPreview: boolean;
}

/** What the rules would say to a visitor from an address, and which rule says it. */
export function TryAddress({ brand, policy, isPreview }: TryAddressProps) {
  const say = useTexts('office');
  const countryName = useCountryName();
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState('');
  const ip = usePaused(typed.trim(), PAUSE_MS);
  const isAddress = parseIpAddress(ip) !== null;
  // Nothing typed: the address this page itself comes from.
  const { value, problem } = useQuery(
    'locateAddress',
    { params: { brand }, query: ip === '' ? {} : { ip } },
    { enabled: ip === '' || isAddress, keepPrevious: false },
  );
  const supposed = countryCode(country);
  const location =
    value === undefined ? null : { ip: value.ip, country: supposed ?? value.country };
  return (
    <Panel title={say('office:tryAddress.title')}>
      <p className={styles.hint}>
        {isPreview ? say('office:tryAddress.preview') : say('office:tryAddress.text')}
      </p>
      <Field
        label={say('office:tryAddress.ip')}
        value={typed}
        maxLength={45}
        placeholder={ip === '' ? (value?.ip ?? '') : ''}
        autoComplete="off"
        spellCheck={false}
        fault={
          ip !== '' && ip === typed.trim() && !isAddress
            ? say('office:tryAddress.noAddress')
            : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label={say('office:tryAddress.country')}
        value={country}
        maxLength={2}
        placeholder={value?.country ?? say('office:unknown')}
        autoComplete="off"
        spellCheck={false}
        after={<span>{countryName(country || (value?.country ?? ''))}</span>}
        onChange={(event) => setCountry(event.target.value)}
      />
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <div role="status">
        {location === null ? null : (
          <Verdict
            location={location}
            decision={decideRegion(policy, location)}
            policy={policy}
            isOwn={ip === ''}
          />
        )}
      </div>
    </Panel>
  );
}

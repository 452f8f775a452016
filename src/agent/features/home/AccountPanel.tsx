import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';

/** Who the agent is, and the terms the account earns by. */
export function AccountPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <Panel
      title={say('agent:account')}
      action={<Pill tone="primary">{say(`agent:type.${home.type}`)}</Pill>}
    >
      <Facts>
        <Fact name={say('agent:account.name')}>{home.account}</Fact>
        {home.nickname === '' ? null : (
          <Fact name={say('agent:account.nickname')}>{home.nickname}</Fact>
        )}
        <Fact name={say('agent:level')}>{home.level}</Fact>
        <Fact name={say('agent:since')}>{formatMoment(home.since, locale, 'day')}</Fact>
        <Fact name={say('agent:terms.series')}>
          <span className="tabular">{home.terms.series}</span>
        </Fact>
        <Fact name={say('agent:terms.share')}>
          <span className="tabular">{percentText(home.terms.shareBasisPoints, locale)}</span>
        </Fact>
      </Facts>
      <Explanation>{say('agent:terms.text')}</Explanation>
    </Panel>
  );
}

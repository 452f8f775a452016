import schema from '#schemas/entities/member-tag.json' with { type: 'json' };
import { Panel } from '#staff/kit/Panel.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { WordsField } from './WordsField.tsx';

const DAYS = { minimum: 0, maximum: 3650 } as const;
const LEVELS = { minimum: 0, maximum: 12 } as const;
const TAG = new RegExp(schema.pattern);
const MAX_TAGS = 20;

const isTag = (tag: string): boolean => TAG.test(tag) && tag.length <= schema.maxLength;

/** Whom it is for. */
export function AudiencePart({ campaign, faultAt, set }: CampaignPartProps) {
  const say = useTexts('promotion-desk', 'office', 'validation');
  const { audience } = campaign;
  const change = (part: Partial<typeof audience>): void =>
    set({ audience: { ...audience, ...part } });
  const tagFault = (field: 'tags' | 'withoutTags'): string | undefined => {
    const tags = audience[field];
    if (tags.length > MAX_TAGS) return say('validation:maxItems', { limit: MAX_TAGS });
    if (!tags.every(isTag)) return say('office:memberTags.fault');
    return tags
      .map((_tag, index) => faultAt(`/audience/${field}/${index}`))
      .find((fault) => fault !== undefined);
  };
  return (
    <Panel title={say('promotion-desk:part.audience')}>
      <div className={grid.fields}>
        <WholeField
          label={say('promotion-desk:field.registeredWithinDays')}
          hint={say('promotion-desk:hint.registeredWithinDays')}
          value={audience.registeredWithinDays}
          bounds={DAYS}
          fault={faultAt('/audience/registeredWithinDays')}
          onChange={(registeredWithinDays) => change({ registeredWithinDays })}
        />
        <WholeField
          label={say('promotion-desk:field.level')}
          hint={say('promotion-desk:hint.level')}
          value={audience.level}
          bounds={LEVELS}
          fault={faultAt('/audience/level')}
          onChange={(level) => change({ level })}
        />
        {(['tags', 'withoutTags'] as const).map((field) => (
          <WordsField
            key={field}
            label={say(`promotion-desk:audience.${field}`)}
            hint={say(`promotion-desk:hint.${field}`)}
            words={audience[field]}
            fault={tagFault(field)}
            onChange={(tags) => change({ [field]: tags })}
          />
        ))}
      </div>
      <Switch
        label={say('promotion-desk:field.agents')}
        checked={audience.agents}
        onChange={(agents) => change({ agents })}
      >
        {say('promotion-desk:hint.agents')}
      </Switch>
    </Panel>
  );
}

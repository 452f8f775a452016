import { SCREENS } from '../screens.ts';
import type { LegalLicence, LegalNotice, LegalPlan } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import type { Assembly } from './context.ts';
import { labelOf, withParams } from './label.ts';
import { planLogo } from './logos.ts';
import { named } from './reasons.ts';

export function planLegal(assembly: Assembly): LegalPlan {
  const { legal } = assembly.manifest;
  const saferPlay = (['saferPlay', 'responsibleGaming'] as const).find(
    (screen) => screenAvailability(assembly, screen).available,
  );
  return {
    minimumAge: legal.minimumAge,
    licences: planLicences(assembly),
    notices: legal.notices.map((item, index) => planNotice(assembly, item, index)),
    responsibleGaming: {
      href: saferPlay === undefined ? null : SCREENS[saferPlay].path,
      helpline: legal.helpline ?? null,
    },
  };
}

/** A licence of a body the registry does not know is a claim without a name: it is left out. */
function planLicences(assembly: Assembly): readonly LegalLicence[] {
  return assembly.manifest.legal.licences.flatMap(({ id, holder, number, text }, index) => {
    const logo = planLogo(assembly, {
      kind: 'licences',
      id,
      element: `legal/licences/${id}`,
      because: [named(`/legal/licences/${index}`)],
    });
    return logo === null
      ? []
      : [{ ...logo, holder, number: number ?? null, text: labelOf(assembly, text) }];
  });
}

type NoticeItem = Assembly['manifest']['legal']['notices'][number];

function planNotice(assembly: Assembly, item: NoticeItem, index: number): LegalNotice {
  const reached = item.screen !== undefined && screenAvailability(assembly, item.screen).available;
  return {
    id: item.id,
    // Every notice may say the age the brand asks for.
    label: withParams(labelOf(assembly, item.label), {
      age: assembly.manifest.legal.minimumAge,
    }),
    href: reached && item.screen !== undefined ? SCREENS[item.screen].path : null,
    because: [named(`/legal/notices/${index}`)],
  };
}

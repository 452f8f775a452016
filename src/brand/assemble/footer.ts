import type { FooterLinkItem } from '#contract/generated/manifest-types.ts';
import { SCREENS } from '../screens.ts';
import type { FooterLink, FooterPlan, FooterSocial, LegalPlan } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { planFooterNotices } from './footer-notices.ts';
import { labelOf } from './label.ts';
import { planLogos } from './logos.ts';
import { byProduct, hiddenAt, named } from './reasons.ts';
import { opensPage, resourceHref, type ResourceLink } from './resources.ts';

/** The footer's parts in the brand's order. Parts required by law are always present. */
export function planFooter(assembly: Assembly, legal: LegalPlan): FooterPlan {
  const { footer } = assembly.manifest;
  const notices = planFooterNotices(assembly, legal);
  const parts = new Set(footer.parts);
  // Required texts need a part to appear in.
  if (notices.length > 0) parts.add('notices');
  parts.add('copyright');
  return {
    layout: footer.layout,
    parts: [...parts],
    groups: planGroups(assembly),
    banks: planLogos(assembly, 'banks', footer.banks),
    providers: planLogos(assembly, 'providers', footer.providers),
    paymentNetworks: planLogos(assembly, 'paymentNetworks', footer.paymentNetworks ?? []),
    socials: planSocials(assembly),
    notices,
    copyright: {
      holder: footer.copyright.holder,
      sinceYear: footer.copyright.sinceYear,
      minimumAge: legal.minimumAge,
      because: [named('/footer/copyright'), named('/legal/minimumAge')],
    },
  };
}

function planGroups(assembly: Assembly): FooterPlan['groups'] {
  const groups: FooterPlan['groups'][number][] = [];
  for (const [index, group] of assembly.manifest.footer.groups.entries()) {
    const pointer = `/footer/groups/${index}`;
    const element = `footer/groups/${group.id}`;
    if (group.hidden === true) {
      remove(assembly, element, [named(pointer), hiddenAt(pointer)]);
      continue;
    }
    const links: FooterLink[] = [];
    for (const [linkIndex, link] of group.links.entries()) {
      const at = `${pointer}/links/${linkIndex}`;
      const { href, callWindow, because } =
        link.hidden === true
          ? { href: null, callWindow: false, because: [hiddenAt(at)] }
          : hrefOf(assembly, link);
      const reasons = [named(at), ...because];
      if (href === null) remove(assembly, `${element}/${link.id}`, reasons);
      else {
        const label = labelOf(assembly, link.label);
        links.push({
          id: link.id,
          label,
          href,
          newTab: link.kind === 'resource' && opensPage(href),
          callWindow,
          because: reasons,
        });
      }
    }
    if (links.length === 0) {
      remove(assembly, element, [named(pointer), byProduct('emptyGroup', 'removes')]);
    } else {
      const heading = labelOf(assembly, group.heading);
      groups.push({ id: group.id, heading, links, because: [named(pointer)] });
    }
  }
  return groups;
}

function hrefOf(assembly: Assembly, link: FooterLinkItem): ResourceLink {
  if (link.kind === 'resource') return resourceHref(assembly, link.resourceType);
  const { available, because } = screenAvailability(assembly, link.screen);
  return { href: available ? SCREENS[link.screen].path : null, callWindow: false, because };
}

function planSocials(assembly: Assembly): readonly FooterSocial[] {
  const socials: FooterSocial[] = [];
  for (const [index, item] of assembly.manifest.footer.socials.entries()) {
    const pointer = `/footer/socials/${index}`;
    const { socials: known } = assembly.registry;
    const entry = Object.hasOwn(known, item.id) ? known[item.id] : undefined;
    const link = resourceHref(assembly, item.resourceType);
    const refusal =
      item.hidden === true
        ? [hiddenAt(pointer)]
        : entry === undefined
          ? [byProduct('registryHasNone', 'removes')]
          : [];
    const because = [named(pointer), ...refusal, ...link.because];
    if (refusal.length > 0 || entry === undefined || link.href === null) {
      remove(assembly, `footer/socials/${item.id}`, because);
    } else {
      socials.push({ id: item.id, name: entry.name, href: link.href, glyph: entry.glyph, because });
    }
  }
  return socials;
}

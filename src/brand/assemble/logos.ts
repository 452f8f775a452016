import type { Because } from '../because.ts';
import { type LogoKind, registryUrl } from '../registry.ts';
import type { FooterLogo } from '../site-plan.ts';
import { type Assembly, remove } from './context.ts';
import { byProduct, byServer, named } from './reasons.ts';

/**
 * The logos a footer's list names, in the brand's order. Omits partners without a game or a payment
 * channel, and ids that the registry lacks.
 */
export function planLogos(
  assembly: Assembly,
  kind: Exclude<LogoKind, 'licences'>,
  ids: readonly string[],
): readonly FooterLogo[] {
  const partners = assembly.permissionInfo.partners?.[kind];
  return ids.flatMap((id, index) => {
    const because = [named(`/footer/${kind}/${index}`)];
    if (partners !== undefined && !partners.includes(id)) {
      remove(assembly, `footer/${kind}/${id}`, [...because, byServer('partners', id, 'removes')]);
      return [];
    }
    return planLogo(assembly, { kind, id, element: `footer/${kind}/${id}`, because }) ?? [];
  });
}

/** One entry's logo; null, and recorded as removed, when the registry has no such entry. */
export function planLogo(
  assembly: Assembly,
  wanted: { kind: LogoKind; id: string; element: string; because: readonly Because[] },
): FooterLogo | null {
  const { kind, id, element, because } = wanted;
  // A preview's page may be older than the server that sends it the registry, or newer.
  const entries = assembly.registry[kind] ?? {};
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) {
    remove(assembly, element, [...because, byProduct('registryHasNone', 'removes')]);
    return null;
  }
  const { name, logo } = entry;
  return {
    id,
    name,
    logo: { light: registryUrl(kind, logo.light), dark: registryUrl(kind, logo.dark) },
    alt: { text: name },
    because,
  };
}

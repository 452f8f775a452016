import type { LegalNotice, LegalPlan } from '../site-plan.ts';
import { type Assembly, remove } from './context.ts';
import { byProduct, named } from './reasons.ts';

/** The notices a brand shows, and after them those it must show. */
export function planFooterNotices(assembly: Assembly, legal: LegalPlan): readonly LegalNotice[] {
  const known = new Map(legal.notices.map((notice) => [notice.id, notice]));
  const { footer, legal: rules } = assembly.manifest;
  const shown = new Map<string, LegalNotice>();
  for (const [index, id] of footer.notices.entries()) {
    const notice = known.get(id);
    const because = [named(`/footer/notices/${index}`)];
    if (notice === undefined) {
      remove(assembly, `footer/notices/${id}`, [
        ...because,
        byProduct('registryHasNone', 'removes'),
      ]);
    } else shown.set(id, { ...notice, because: [...because, ...notice.because] });
  }
  for (const [index, id] of rules.requiredNotices.entries()) {
    const notice = known.get(id);
    const because = [named(`/legal/requiredNotices/${index}`), byProduct('noticeRequired', 'adds')];
    if (notice !== undefined && !shown.has(id)) {
      shown.set(id, { ...notice, because: [...because, ...notice.because] });
    }
  }
  return [...shown.values()];
}

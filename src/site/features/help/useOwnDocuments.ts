import { documentOf } from '#brand/document-screens.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

/** Articles that have a page of their own, and where: terms, privacy and the like. */
export function useOwnDocuments(): ReadonlyMap<string, string> {
  const { routes } = useSitePlan();
  return new Map(
    routes.flatMap(({ screen, path }) => {
      const article = documentOf(screen);
      return article === null ? [] : [[article, path] as const];
    }),
  );
}

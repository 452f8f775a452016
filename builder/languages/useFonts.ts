import { useEffect, useState } from 'react';
import type { RegistryFont } from '#brand/registry.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { currentRegistry, loadRegistry } from '../registry/registry.ts';

const fontsNow = (): readonly RegistryFont[] =>
  Object.values(currentRegistry().fonts).toSorted((one, other) =>
    one.family.localeCompare(other.family, 'en'),
  );

/** The registry's fonts by family; empty while they load for the first time. */
export function useFonts(): {
  fonts: readonly RegistryFont[];
  problem: ProblemError | null;
} {
  const client = useClient();
  const [fonts, setFonts] = useState(fontsNow);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  useEffect(() => {
    let isShown = true;
    loadRegistry(client).then(
      () => isShown && setFonts(fontsNow()),
      (error: unknown) => isShown && setProblem(asProblemError(error)),
    );
    return () => {
      isShown = false;
    };
  }, [client]);
  return { fonts, problem };
}

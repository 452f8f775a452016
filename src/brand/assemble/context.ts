import type { Because, RemovedElement } from '../because.ts';
import type { CategoryCode } from '../category-paths.ts';
import type { AssembleInput } from './assemble-input.ts';
import { findOpenCategories } from './open-categories.ts';

/** Context shared by the parts of an assembly. They write only to `removed`. */
export interface Assembly extends AssembleInput {
  /** The language of this plan: what the visitor asked for if the brand offers it. */
  readonly language: string;
  readonly built: ReadonlySet<string>;
  readonly openCategories: readonly CategoryCode[];
  readonly removed: RemovedElement[];
}

/** Sets up an assembly: an empty list of removals and the language of the plan. */
export function beginAssembly(input: AssembleInput): Assembly {
  return {
    ...input,
    language: chooseLanguage(input),
    built: new Set(input.permissionInfo.built),
    openCategories: findOpenCategories(input),
    removed: [],
  };
}

function chooseLanguage({ manifest, visitor, registry }: AssembleInput): string {
  const offered = manifest.i18n.enabled.filter((code) => Object.hasOwn(registry.languages, code));
  const wanted = visitor.language.toLowerCase();
  const match =
    offered.find((code) => code.toLowerCase() === wanted) ??
    offered.find((code) => code.toLowerCase() === wanted.split('-')[0]);
  return match ?? manifest.i18n.default;
}

/** Notes an element that is not in the plan, with all that led there. */
export function remove(assembly: Assembly, element: string, because: readonly Because[]): void {
  assembly.removed.push({ element, because });
}

export function isOn(assembly: Assembly, flag: string): boolean {
  return assembly.flags[flag] === true;
}

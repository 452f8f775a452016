import type { RegisterRule } from '#contract/generated/types.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { Registry } from '../registry.ts';
import type { Provenance } from '../resolve.ts';
import type { FlagValues, PermissionFacts, Visitor } from '../server-facts.ts';

export interface AssembleInput {
  /** Resolved and checked. */
  readonly manifest: BrandManifest;
  readonly flags: FlagValues;
  readonly registerRules: readonly RegisterRule[];
  readonly permissionInfo: PermissionFacts;
  readonly visitor: Visitor;
  readonly registry: Registry;
  /** Needed only for the addresses of assets a parent brings. */
  readonly provenance?: Provenance;
}

import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { RegisterRule } from '#domain/registration/register-rule.ts';
import type { Registry } from '../registry.ts';
import type { Provenance } from '../resolve.ts';
import type { FlagValues, PermissionInfo, Visitor } from '../server-facts.ts';

export interface AssembleInput {
  /** Resolved and checked. */
  readonly manifest: BrandManifest;
  readonly flags: FlagValues;
  readonly registerRules: readonly RegisterRule[];
  readonly permissionInfo: PermissionInfo;
  readonly visitor: Visitor;
  readonly registry: Registry;
  /** Needed only for the addresses of assets a parent brings. */
  readonly provenance?: Provenance;
}

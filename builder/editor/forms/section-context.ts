import type { RJSFSchema } from '@rjsf/utils';
import type { SectionName } from '../../registry/sections.ts';

/** What RJSF hands to every part of a form. */
export interface SectionContext {
  readonly section: SectionName;
  /** The section's schema, which holds the definitions. */
  readonly root: RJSFSchema;
}

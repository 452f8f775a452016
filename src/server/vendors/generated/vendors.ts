// Generated from the folders of src/server/vendors by codegen. Do not edit.
import type { VendorAdapter } from '../vendor-adapter.ts';
import { vendor as house } from '../house/vendor.ts';

/** Every game vendor there is an adapter for. */
export const VENDORS: readonly VendorAdapter[] = [house];

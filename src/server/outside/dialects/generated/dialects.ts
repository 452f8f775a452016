// Generated from the folders of src/server/outside/dialects by codegen. Do not edit.
import type { VendorDialect } from '#contract/generated/types.ts';
import type { Dialect } from '../dialect.ts';
import { dialect as bearer } from '../bearer/dialect.ts';
import { dialect as hmac } from '../hmac/dialect.ts';
import { dialect as rsa } from '../rsa/dialect.ts';
import { dialect as sorted } from '../sorted/dialect.ts';
import { dialect as transfer } from '../transfer/dialect.ts';

/** How suppliers call the wallet, by the code of each way. */
export const DIALECTS: Readonly<Record<VendorDialect, Dialect>> = { bearer, hmac, rsa, sorted, transfer };

import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { verificationCodeRoutes } from './verification-code.routes.ts';

export function verificationCodeFeature(parts: Parts): Feature {
  return { name: 'verification-code', routes: verificationCodeRoutes(parts) };
}

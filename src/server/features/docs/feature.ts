import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { apiDocs } from './api-docs.ts';

export function docsFeature({ isOperator, servesPages }: Parts): Feature {
  return { name: 'docs', pages: servesPages ? [apiDocs(isOperator)] : [] };
}

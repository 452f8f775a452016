import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { proofPage } from './proof-page.ts';

/** What players show of payments, for staff to look at. */
export const proofFeature = ({ db, clock, config }: Parts): Feature => ({
  name: 'proof',
  pages: [proofPage({ db, clock, secret: config.secrets.session })],
});

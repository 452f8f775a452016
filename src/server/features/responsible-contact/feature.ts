import { contactFaults, tidyContact } from '#domain/responsible-contact/contact-faults.ts';
import type { ResponsibleContact } from '#contract/generated/types.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';

/** Who of the staff answers for a brand. */
const contactSetting: Setting<
  'getResponsibleContact',
  'setResponsibleContact',
  ResponsibleContact
> = {
  kind: 'responsibleContact',
  read: 'getResponsibleContact',
  write: 'setResponsibleContact',
  view: (contact) => ({ contact }),
  change: ({ contact }) => checkedContact(tidyContact(contact)),
};

/** Of the demo's staff; the number is one kept for examples. */
const DEMO_CONTACT: ResponsibleContact = {
  name: 'Alma Admin',
  phone: '+12025550147',
  email: 'alma@operator.example',
};

/** @throws Problem INVALID_BODY with a pointer to each thing at fault */
function checkedContact(contact: ResponsibleContact): ResponsibleContact {
  const faults = contactFaults(contact);
  if (faults.length === 0) return contact;
  const fields = faults.map(({ pointer, code }) => [`/contact${pointer}`, { code }]);
  throw new Problem('INVALID_BODY', { fields: Object.fromEntries(fields) });
}

export const responsibleContactFeature = (parts: Parts): Feature => ({
  name: 'responsible-contact',
  routes: settingRoutes(contactSetting, parts),
  seedDemo: (brand) =>
    inTransaction(parts.db, (tx) =>
      seedSetting(tx, { brand, kind: 'responsibleContact', version: 1, value: DEMO_CONTACT }),
    ),
});

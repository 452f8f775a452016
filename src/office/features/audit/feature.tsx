import type { OfficeFeature } from '../../shell/office-feature.ts';
import { AuditScreen } from './AuditScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'audit',
      group: 'records',
      path: '/audit',
      icon: 'history',
      permission: 'audit.read',
      place: 190,
      list: 'listAuditEntries',
      element: <AuditScreen />,
    },
  ],
  texts: ['audit-desk'],
  // The builder's, which has no screen here.
  auditActions: [
    'exportDesk',
    'publishDraft',
    'rollBackRevision',
    'loseHosts',
    'releaseHost',
    'proveHost',
    'createBrand',
    'archiveBrand',
    'uploadAsset',
    'setPublishRule',
    'scheduleDraft',
    'cancelSchedule',
    'dropSchedule',
    'saveRegistryEntry',
    'retireRegistryEntry',
    'saveLanguageTexts',
  ],
};

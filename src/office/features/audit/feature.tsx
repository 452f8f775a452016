import type { OfficeFeature } from '../../shell/office-feature.ts';
import { AuditScreen } from './AuditScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'audit',
      path: '/audit',
      icon: 'history',
      permission: 'audit.read',
      place: 190,
      element: <AuditScreen />,
    },
  ],
  // The builder's, which has no screen here.
  auditActions: [
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

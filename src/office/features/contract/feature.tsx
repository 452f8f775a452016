import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ContractPolicyScreen } from './ContractPolicyScreen.tsx';
import { ContractRunsScreen } from './ContractRunsScreen.tsx';
import { ContractsScreen } from './ContractsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'contracts',
      group: 'agents',
      path: '/contracts',
      icon: 'sealCheck',
      permission: 'contract.read',
      place: 45.2,
      element: <ContractsScreen />,
    },
    {
      id: 'contractRuns',
      group: 'agents',
      path: '/contract-runs',
      icon: 'calendarCheck',
      permission: 'contract.read',
      place: 45.4,
      element: <ContractRunsScreen />,
    },
    {
      id: 'contractPolicy',
      group: 'rules',
      path: '/contract-policy',
      icon: 'listChecks',
      permission: 'brand.read',
      place: 104.2,
      element: <ContractPolicyScreen />,
    },
  ],
  auditActions: [
    'offerBrandContract',
    'endContract',
    'approveContractRun',
    'recomputeContractRun',
    'setContractPolicy',
  ],
  texts: ['contract-desk'],
};

import { ContractScreen } from './ContractScreen.tsx';

/** Real-time salary contracts: amounts received, the own contract and those of downlines. */
export function RealtimeSalaryScreen() {
  return <ContractScreen kind="realTimeSalary" />;
}

import { ContractScreen } from './ContractScreen.tsx';

/** Hourly salary contracts: amounts received, the own contract and those of downlines. */
export function HourlySalaryScreen() {
  return <ContractScreen kind="hourlySalary" />;
}

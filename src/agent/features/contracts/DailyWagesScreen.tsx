import { ContractScreen } from './ContractScreen.tsx';

/** Daily salary contracts: amounts received, the own contract and those of downlines. */
export function DailyWagesScreen() {
  return <ContractScreen kind="dailySalary" />;
}

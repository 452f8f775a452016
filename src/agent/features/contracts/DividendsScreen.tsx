import { ContractScreen } from './ContractScreen.tsx';

/** Dividend contracts: amounts received, the own contract and those of downlines. */
export function DividendsScreen() {
  return <ContractScreen kind="dividend" />;
}

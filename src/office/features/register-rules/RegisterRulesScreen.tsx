import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { RegisterRulesDesk } from './RegisterRulesDesk.tsx';

/** Somebody else may change them too. */
const REFRESH_MS = 30_000;

/** What a brand asks of those who register, field by field. */
export function RegisterRulesScreen() {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  return (
    <BrandDesk
      title={say('office:rules.title')}
      lead={mayEdit ? say('office:rules.lead') : say('office:desk.readOnly')}
    >
      {(brand) => <BrandRules {...brand} />}
    </BrandDesk>
  );
}

function BrandRules({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getRegisterRules', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={8}>
      {(now) => <RegisterRulesDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}

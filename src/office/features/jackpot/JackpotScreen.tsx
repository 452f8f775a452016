import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { JackpotDesk } from './JackpotDesk.tsx';
import styles from './JackpotScreen.module.css';
import { JackpotWins } from './JackpotWins.tsx';

/** The pool grows with every stake. */
const REFRESH_MS = 10_000;

/** What a brand's jackpot is played for, what is in it, and who took it. */
export function JackpotScreen() {
  const say = useTexts('jackpot-desk', 'office');
  const { may } = useStaff();
  return (
    <BrandDesk
      title={say('jackpot-desk:title')}
      lead={may('brand.rules') ? say('jackpot-desk:lead') : say('office:desk.readOnly')}
    >
      {(brand) => (
        <div className={styles.parts}>
          <BrandJackpot {...brand} />
          {may('member.read') ? <JackpotWins brand={brand.brand} /> : null}
        </div>
      )}
    </BrandDesk>
  );
}

function BrandJackpot({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getJackpotSettings', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={8}>
      {(now) => <JackpotDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}

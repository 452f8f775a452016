import { Outlet } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Permission } from '#contract/permission.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { BlankScreen } from '#staff/screen/BlankScreen.tsx';

/** Screens for those whose account allows them; others are told what is missing. */
export function RequirePermission({ permission }: { permission: Permission }) {
  return useStaff().may(permission) ? <Outlet /> : <Forbidden permission={permission} />;
}

function Forbidden({ permission }: { permission: Permission }) {
  const say = useTexts('office');
  return (
    <BlankScreen icon="lock" title={say('office:forbidden.title')}>
      <p>
        {say('office:forbidden.text')} <span className="code">{permission}</span>
      </p>
    </BlankScreen>
  );
}

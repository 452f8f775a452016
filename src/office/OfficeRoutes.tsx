import { Route, Routes } from 'react-router-dom';
import { useStaff } from '#staff/session/useStaff.ts';
import { NoScreens } from './shell/NoScreens.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { openScreens, screensOf, useOfficeFeatures } from './shell/office-feature.ts';
import { RequirePermission } from './shell/RequirePermission.tsx';
import { StartScreen } from './shell/StartScreen.tsx';

/** Every address of the office. */
export function OfficeRoutes() {
  const staff = useStaff();
  const features = useOfficeFeatures();
  const hasScreens = openScreens(features, staff).length > 0;
  return (
    <Routes>
      <Route index element={hasScreens ? <StartScreen /> : <NoScreens />} />
      {screensOf(features).map(({ id, path, permission, element, beneath = {} }) => (
        <Route key={id} path={path} element={<RequirePermission permission={permission} />}>
          <Route index element={element} />
          {Object.entries(beneath).map(([under, screen]) => (
            <Route key={under} path={under} element={screen} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

import { type ComponentType, Suspense } from 'react';
import { ScreenSkeleton } from '../frame/ScreenSkeleton.tsx';

/**
 * A screen that the server draws and whose texts only its own page brings: on the way there from
 * another page its place is held until they have come.
 */
export function withSkeleton(Screen: ComponentType): ComponentType {
  return function WithSkeleton() {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    );
  };
}

import type { Surface } from '#contract/operation.ts';
import type { Config } from './config.ts';

/** The surfaces that staff use; `staff` is shared by the office and the builder. */
type StaffSurface = Extract<Surface, 'office' | 'builder' | 'staff'>;

/** Which hosts the staff apps and their operations are served on. */
export interface StaffHosts {
  serves(surface: StaffSurface, host: string): boolean;
  /** Hosts of their own: no brand is served there. */
  readonly names: ReadonlySet<string>;
}

/**
 * An app with an origin of its own is served on that host and nowhere else. Without one a demo
 * serves it on every host, and production on none, so that no player host ever has staff on it.
 */
export function staffHosts({
  mode,
  officeOrigin,
  builderOrigin,
}: Pick<Config, 'mode' | 'officeOrigin' | 'builderOrigin'>): StaffHosts {
  const own = { office: hostOf(officeOrigin), builder: hostOf(builderOrigin) };
  const isServed = (app: keyof typeof own, host: string): boolean =>
    own[app] === null ? mode === 'demo' : own[app] === host.toLowerCase();
  return {
    serves: (surface, host) =>
      surface === 'staff'
        ? isServed('office', host) || isServed('builder', host)
        : isServed(surface, host),
    names: new Set(Object.values(own).filter((host) => host !== null)),
  };
}

function hostOf(origin: string): string | null {
  return origin === '' ? null : new URL(origin).hostname;
}

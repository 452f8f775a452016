/** What a server is set up to do. */
export interface ServerMeans {
  /** false: flags that need codes by SMS have no effect. */
  readonly sendsSms: boolean;
}

/** As staff set it, whatever a server can do. */
export const EVERY_MEANS: ServerMeans = { sendsSms: true };

/**
 * A setting of a brand that staff edit. Its file, `<kind>.setting.ts`, gives it its name, and the
 * list of all settings and their types is generated from these files.
 * `served`: what needs it. A request: any call may ask for it, so it is kept as it is. A page: it is
 * packed with the brand's manifest. Nothing: it is read where it is used.
 */
export interface SettingDeclaration<Value, Served extends 'request' | 'page' | 'nothing'> {
  readonly served: Served;
  /** The value in effect. @param stored as it was written; null: never set */
  readonly inEffect: (stored: unknown, means: ServerMeans) => Value;
}

/** A client's `call` without the types of its operations, for code that passes any operation on. */
export type AnyCall = (name: string, request?: unknown) => Promise<unknown>;

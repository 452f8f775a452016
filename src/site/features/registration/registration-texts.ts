/** Namespaces of the registration form. */
export const REGISTRATION_TEXTS = ['registration', 'pattern', 'verification'] as const;

/** The account that is an agent in a demo. */
export const DEMO_AGENT = { username: 'alba', password: 'demo-alba-2026' } as const;

/** The workshop's mark: a sheet, its crop marks and the one drop of colour on it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="6" y="6" width="16" height="16" rx="2.5" fill="var(--text)" />
      <circle cx="14" cy="14" r="4" fill="var(--green)" />
      <path
        d="M1 6h3M6 1v3M24 6h3M22 1v3M1 22h3M6 24v3M24 22h3M22 24v3"
        stroke="var(--text3)"
        strokeWidth="1.4"
        fill="none"
      />
    </svg>
  );
}

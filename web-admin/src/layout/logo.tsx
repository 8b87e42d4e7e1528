/** The portal's mark: a counter under its arch, with the bell. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#17495c" />
      <path
        d="M8 21.5h16M11 21.5v-6a5 5 0 0 1 10 0v6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="7.6" r="1.6" fill="#f2b84b" />
    </svg>
  );
}

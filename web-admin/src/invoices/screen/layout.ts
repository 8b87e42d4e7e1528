/** Page left and fields right; on a phone the page above the fields. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.05fr) minmax(460px, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

/** The page stays in view while the fields scroll. */
export const STICKY_PAGE = {
  position: { xs: 'static', lg: 'sticky' },
  top: 76,
  height: { xs: '56vh', lg: 'calc(100vh - 96px)' },
  minHeight: 320,
} as const;

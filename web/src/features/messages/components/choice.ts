/** The look of somebody in a list who can be chosen. */
export const choice = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 3,
  px: 3,
  py: 2,
  minHeight: 44,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint' },
} as const;

export const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

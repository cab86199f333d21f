import Box from '@mui/material/Box';
import type { Pigment } from '@tempera/domain/catalogue/product';

/** Small drawings on a 64 px square, one for each category of the seed; another category gets the sheet. */
const drawings: Record<string, string> = {
  auth: 'M18 30h28v24H18zM24 30v-8a8 8 0 0 1 16 0v8M32 40v6',
  dashboard: 'M10 12h44v40H10zM10 24h44M18 46V36M28 46V32M38 46V40M48 46V30',
  'landing-page': 'M10 12h44v40H10zM10 20h44M18 28h20M18 34h14M18 42h10v5H18zM42 28h6v18h-6z',
  portfolio: 'M12 14h18v14H12zM34 14h18v22H34zM12 32h18v20H12zM34 40h18v12H34z',
  blog: 'M14 10h36v44H14zM20 20h24M20 28h24M20 34h24M20 40h14',
  'e-commerce': 'M10 14h8l6 26h22l6-18H20M26 50v.1M44 50v.1',
  'mobile-app': 'M22 8h20v48H22zM28 50h8M22 16h20M22 44h20',
  components: 'M12 12h18v18H12zM34 34h18v18H34zM43 12l9 9-9 9-9-9zM21 34a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
};
const sheet = 'M16 10h22l10 10v34H16zM38 10v10h10';

/** A category's drawing in its pigment. Decoration: the name stands beside it. */
export function CategoryDrawing({ slug, color, size = 64 }: { slug: string; color: Pigment; size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        color: `${color}.main`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={drawings[slug] ?? sheet} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';

const links = [
  ['Browse templates', paths.templates],
  ['Get support', paths.support],
  ['See the plans', paths.pricing],
] as const;

export function QuickLinks() {
  return (
    <Box component="nav" aria-label="Quick links">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, p: 0, listStyle: 'none' }}
      >
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

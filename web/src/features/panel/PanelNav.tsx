import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { NavLink } from 'react-router-dom';
import { arrowKeys } from '../../ui/arrow-keys.ts';
import { ClockButton } from '../../ui/local-clock/ClockButton.tsx';
import { upToNine } from '../../ui/Tag.tsx';
import { groupLinks, type PanelLink, screenIcons } from './panel-links.ts';

export interface PanelNavProps {
  label: string;
  links: readonly PanelLink[];
  /** Whether the parts of the panel have names of their own. */
  grouped: boolean;
}

/** Every screen of a panel. */
export function PanelNav({ label, links, grouped }: PanelNavProps) {
  const parts = grouped ? groupLinks(links) : [{ group: '', links }];
  return (
    <Box
      component="nav"
      aria-label={label}
      onKeyDown={arrowKeys('a')}
      // Parts stand closer where every screen shows at 900 px.
      sx={{ display: 'grid', gap: grouped ? { xs: 2.5, md: 1 } : 1 }}
    >
      {parts.map(({ group, links: members }) => (
        <Box key={group}>
          {grouped && (
            <Typography variant="body2" color="textSecondary" component="h2" sx={{ px: 3, pb: 0.5 }}>
              {group}
            </Typography>
          )}
          <Box component="ul" sx={{ display: 'grid', listStyle: 'none', p: 0, m: 0 }}>
            {members.map(({ href, label: name, path, count = 0 }) => {
              const Icon = screenIcons[path];
              return (
                <li key={href}>
                  <Box component={NavLink} to={href} end={path === 'dashboard'} sx={link}>
                    {Icon && <Icon fontSize="small" />}
                    <Box component="span" sx={{ flex: 1 }}>
                      {name}
                    </Box>
                    {count > 0 && <Count count={count} />}
                  </Box>
                </li>
              );
            })}
          </Box>
        </Box>
      ))}
      {ClockButton && <ClockButton />}
    </Box>
  );
}

/** How much waits behind a link. */
const Count = ({ count }: { count: number }) => (
  <Box
    component="span"
    sx={{
      minWidth: 24,
      px: 1.5,
      borderRadius: 12,
      bgcolor: 'vermilion.text',
      color: 'background.paper',
      textAlign: 'center',
      typography: 'body2',
      fontWeight: 600,
    }}
  >
    {upToNine(count)}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      new
    </Box>
  </Box>
);

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  // A finger needs more than the pointer of a desktop, where every screen shows at 900 px.
  py: { xs: 2.5, md: 0.5 },
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&.active': { bgcolor: 'ultramarine.tint', color: 'ultramarine.text', fontWeight: 600 },
} as const;

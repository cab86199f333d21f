import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { signOut } from '../../firebase/auth/auth-actions.ts';
import { arrowKeys } from '../../ui/arrow-keys.ts';
import { upToNine } from '../../ui/Tag.tsx';
import { groupLinks, type PanelLink, screenIcons } from './panel-links.ts';

export interface PanelNavProps {
  label: string;
  links: readonly PanelLink[];
  /** Where people land who log out. */
  login: string;
  /** Whether the parts of the panel have names of their own. */
  grouped: boolean;
  /** Stands below the links to the store and out. */
  tools?: ReactNode;
}

/** Every screen of a panel, the store and the way out. */
export function PanelNav({ label, links, login, grouped, tools }: PanelNavProps) {
  const navigate = useNavigate();
  const parts = grouped ? groupLinks(links) : [{ group: '', links }];
  const logOut = async () => {
    await signOut();
    navigate(login, { replace: true });
  };
  return (
    <Box component="nav" aria-label={label}>
      <Box onKeyDown={arrowKeys('a')} sx={{ display: 'grid', gap: grouped ? 4 : 1 }}>
        {parts.map(({ group, links: members }) => (
          <Box key={group}>
            {grouped && (
              <Typography variant="body2" color="textSecondary" component="h2" sx={{ px: 3, pb: 1 }}>
                {group}
              </Typography>
            )}
            <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', p: 0, m: 0 }}>
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
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1, mt: 5 }}>
        <Button href={paths.home} sx={{ px: 3 }}>
          Visit Store
        </Button>
        <Button onClick={logOut} sx={{ px: 3 }}>
          Logout
        </Button>
        {tools}
      </Box>
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
  py: 2,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&.active': { bgcolor: 'ultramarine.tint', color: 'ultramarine.text', fontWeight: 600 },
} as const;

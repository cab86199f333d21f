import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { libraryPath, ordersPath } from '@tempera/domain/orders/order-paths';
import { panelHome } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { useRef } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';

interface MemberMenuProps {
  person: Person;
  /** The id of the button that opens it. */
  of: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  onLogOut: () => void;
}

/** Who is here, with their role; their own places, and the way out. */
export default function MemberMenu({ person, of, anchor, onClose, onLogOut }: MemberMenuProps) {
  const { name, email, role } = person;
  const panel = panelHome(role);
  // Asked once the menu is gone and the focus back at its button, where the dialog then returns it.
  const leaving = useRef(false);
  const exited = () => {
    if (leaving.current) onLogOut();
    leaving.current = false;
  };
  const links = [
    ...(panel ? [['Panel', panel] as const] : []),
    ['Profile', paths.profile],
    ['My library', libraryPath],
    ['Orders', ordersPath],
    ['Messages', paths.chat],
  ] as const;
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-labelledby': of },
        paper: { component: 'nav', 'aria-label': 'Account', sx: { width: 'min(18rem, 90vw)' } },
        transition: { onExited: exited },
      }}
    >
      <Box component="li" role="presentation" sx={{ display: 'grid', gap: 1, px: 4, pt: 2, pb: 3 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>Welcome, {name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Tag
          label={role}
          tone={role === 'owner' ? 'ultramarine' : 'ink'}
          sx={{ justifySelf: 'start', textTransform: 'capitalize' }}
        />
      </Box>
      {links.map(([label, href]) => (
        <MenuItem key={href} component={AppLink} href={href} onClick={onClose}>
          {label}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          leaving.current = true;
          onClose();
        }}
        sx={{ borderTop: 1, borderColor: 'divider', mt: 1 }}
      >
        Logout
      </MenuItem>
    </Menu>
  );
}

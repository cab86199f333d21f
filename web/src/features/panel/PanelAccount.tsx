import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { paths } from '@tempera/domain/site/paths';
import { useId, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

interface PanelAccountProps {
  person: Person;
  onLogOut: () => void;
}

/** Who is here, with their role, their profile and the way out. */
export function PanelAccount({ person, onLogOut }: PanelAccountProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { name, email, role } = person;
  return (
    <>
      <IconButton
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name || email} picture="" size={2} />
        <Box component="span" sx={visuallyHidden}>{`Account: ${name || email}, ${role}`}</Box>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-labelledby={id}>
        <Box component="li" role="presentation" sx={{ px: 4, pt: 1, pb: 2, maxWidth: '18rem' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name || email}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ textTransform: 'capitalize' }}>
            {role}
          </Typography>
        </Box>
        <MenuItem component={AppLink} href={paths.profile}>
          Profile
        </MenuItem>
        <MenuItem onClick={onLogOut}>Logout</MenuItem>
      </Menu>
    </>
  );
}

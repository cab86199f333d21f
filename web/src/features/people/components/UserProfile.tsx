import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ListedPerson, usePerson } from '../../../firebase/live/people.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { dateOf } from '../user-columns.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface UserProfileProps {
  uid: string;
  onClose: () => void;
  /** What the person bought and owns, and what was done to their account. */
  records: ReactNode;
}

const facts = ({
  role,
  joinDate,
  lastLogin,
  lastActive,
  totalOrders = 0,
  downloads = 0,
}: ListedPerson): [string, string][] => [
  ['Role', role],
  ['Joined', dateOf(joinDate)],
  ['Last login', dateOf(lastLogin)],
  ['Last active', dateOf(lastActive)],
  ['Orders', String(totalOrders)],
  ['Downloads', String(downloads)],
];

/** Everything about one person, beside the list. */
export default function UserProfile({ uid, onClose, records }: UserProfileProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Profile' } }}
    >
      <Box sx={{ width: 'min(28rem, 100vw)', p: 6, display: 'grid', gap: 6 }}>
        <Box sx={{ display: 'flex', justifyContent: 'end', mb: -8 }}>
          <IconButton aria-label="Close profile" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Box>
        <LiveData live={usePerson(uid)}>
          {(person) => (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <Box sx={{ pr: 10, overflowWrap: 'anywhere' }}>
                <Typography variant="h3" component="h2">
                  {person.name}
                </Typography>
                <Typography color="textSecondary">{person.email}</Typography>
              </Box>
              <Box>
                <StatusBadge {...person} />
              </Box>
              <Box
                component="dl"
                sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 6, rowGap: 1 }}
              >
                {facts(person).map(([name, value]) => (
                  <Box key={name} sx={{ display: 'contents' }}>
                    <Typography component="dt" color="textSecondary">
                      {name}
                    </Typography>
                    <Typography component="dd" sx={{ m: 0 }}>
                      {value}
                    </Typography>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </LiveData>
        {records}
      </Box>
    </Drawer>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useId, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';

const MemberMenu = lazyDialog(() => import('./MemberMenu.tsx'));

/** The account area of somebody who is signed in: one button, whose menu loads when it is first opened. */
export default function MemberLinks({ person }: { person: Person }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const id = useId();
  useLeaveGuard(useSettings().confirmLeave === 'always');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {person.role === 'owner' && <Tag label="Owner" sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />}
      <IconButton
        id={id}
        title="Account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWanted(true);
          setAnchor(currentTarget);
        }}
        sx={{ p: 1.5 }}
      >
        <Avatar name={person.name} picture="" size={2} />
        <span style={visuallyHidden}>Welcome, {person.name}</span>
      </IconButton>
      {wanted && (
        <Suspense>
          <MemberMenu
            person={person}
            of={id}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onLogOut={() => setLeaving(true)}
          />
        </Suspense>
      )}
      <LogoutQuestion open={leaving} onClose={() => setLeaving(false)} />
    </Box>
  );
}

const LogoutDialog = lazyDialog(() => import('./LogoutDialog.tsx'));

/** The logout dialog, loaded when it is first asked for; it stays, so that it can close gently. */
export function LogoutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  return (
    loaded && (
      <Suspense>
        <LogoutDialog open={open} onClose={onClose} />
      </Suspense>
    )
  );
}

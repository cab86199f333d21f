import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { staffChatLongestDays } from '@tempera/domain/people/moderation';
import { chatLimitsOf } from '@tempera/domain/people/moderation-form';
import type { Role } from '@tempera/domain/people/roles';
import { Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { StatusBadge } from './components/StatusBadge.tsx';
import { liftNow } from './lift-now.ts';
import { actionLabel, offeredActions } from './offered-actions.ts';

const ModerationDialog = lazyDialog(() => import('./components/ModerationDialog.tsx'));

interface PersonModerationProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
}

const staffNote = `Staff can issue actions up to ${staffChatLongestDays} days maximum`;

/** The moderation card of the support chat; nothing for people whom the viewer may not moderate. */
export function PersonModeration({ person, viewer }: PersonModerationProps) {
  const [asked, setAsked] = useState<'suspend' | 'ban' | null>(null);
  const offered = offeredActions(viewer, person, useStoreNow().now);
  if (offered.length === 0) return null;
  return (
    <Box component="section" sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 4 }}>
        Moderation
      </Typography>
      <StatusBadge {...person} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {offered.map((action) => (
          <Button
            key={action}
            size="small"
            variant="outlined"
            color={action === 'lift' ? 'secondary' : 'error'}
            onClick={() => (action === 'lift' ? liftNow(person) : setAsked(action))}
          >
            {actionLabel(action, person)}
          </Button>
        ))}
      </Box>
      <Suspense>
        {asked && (
          <ModerationDialog
            action={asked}
            person={person}
            viewer={viewer}
            limits={chatLimitsOf(viewer.role)}
            note={viewer.role === 'staff' ? staffNote : undefined}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

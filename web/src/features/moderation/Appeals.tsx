import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Paged } from '../../ui/Paged.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useOpenAppeals } from './api/appeals.ts';
import { AppealCard } from './components/AppealCard.tsx';

const HistoryDialog = lazy(() => import('./components/HistoryDialog.tsx'));

/** The queue of appeals, each with the person's history and an answer. */
export function Appeals({ viewer }: { viewer: Person }) {
  const page = usePage(10);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Appeals
      </Typography>
      <Paged page={page} live={useOpenAppeals(page.count)}>
        {(appeals) =>
          appeals.length === 0 ? (
            <EmptyState level="h2" title="No appeals are waiting." />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {appeals.map((one) => (
                <AppealCard
                  key={one.id}
                  appeal={one}
                  viewer={viewer}
                  onHistory={(name) => setAsked({ id: one.uid, name })}
                />
              ))}
            </Box>
          )
        }
      </Paged>
      <Suspense>{asked && <HistoryDialog person={asked} onClose={() => setAsked(null)} />}</Suspense>
    </Box>
  );
}

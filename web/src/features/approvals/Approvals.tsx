import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApprovalStatus } from '@tempera/domain/people/approval';
import { formatTime } from '@tempera/domain/site/dates';
import { useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { showError } from '../../ui/show-error.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { decideApproval, type StoredApproval, useApprovals } from './api/approvals.ts';
import { RefundLimit } from './components/RefundLimit.tsx';
import { TeamSecondFactor } from './components/TeamSecondFactor.tsx';

/** What only the owner may let happen: they decide here, and all who manage the store see what became of it. */
export function Approvals({ viewer }: { viewer: Person }) {
  const page = usePage(20);
  const isOwner = viewer.role === 'owner';
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" component="h1">
          Approvals
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          New admins and large refunds happen when the owner confirms them.
        </Typography>
      </Box>
      <RefundLimit viewer={viewer} />
      {isOwner && <TeamSecondFactor viewer={viewer} />}
      <Paged page={page} live={useApprovals(page.count)}>
        {(approvals) =>
          approvals.length === 0 ? (
            <EmptyState level="h2" title="Nothing to confirm." />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {approvals.map((one) => (
                <ApprovalCard key={one.id} approval={one} decides={isOwner} />
              ))}
            </Box>
          )
        }
      </Paged>
    </Box>
  );
}

const standing = {
  open: 'Waiting for the owner',
  approving: 'Confirmed, not finished',
  approved: 'Confirmed',
  declined: 'Declined',
} as const satisfies Record<ApprovalStatus, string>;
const done = { approved: 'It is done.', declined: 'It does not happen.', approving: '', open: '' } as const;

function ApprovalCard({
  approval: { id, what, byName, at, status, decidedAt },
  decides,
}: {
  approval: StoredApproval;
  decides: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const decide = (accept: boolean) => async () => {
    setBusy(true);
    try {
      const { status: now } = await decideApproval(id, accept);
      showToast({ title: 'Action Completed', text: done[now], kind: 'success' });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {what} <Tag label={standing[status]} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Asked by {byName}, {formatTime(at)}
          {decidedAt && `. Answered ${formatTime(decidedAt)}`}
        </Typography>
      </Box>
      {decides && (status === 'open' || status === 'approving') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" disabled={busy} onClick={decide(true)}>
            {status === 'open' ? 'Confirm' : 'Finish'}
          </Button>
          {status === 'open' && (
            <Button variant="outlined" color="secondary" disabled={busy} onClick={decide(false)}>
              Decline
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

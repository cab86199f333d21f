import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ApprovalAct, ApprovalStatus } from '@tempera/domain/people/approval';
import { formatTime } from '@tempera/domain/site/dates';
import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
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

/** What confirming does, and what is said once it is done. A bank may take days over a refund. */
const outcomes: Record<ApprovalAct['kind'], { does: string; done: string }> = {
  admin: { does: 'They can manage the whole store from then on.', done: 'Done.' },
  invitation: { does: 'They can manage the whole store from then on.', done: 'Done.' },
  refund: {
    does: 'The money goes back right away. This can’t be undone.',
    done: 'The refund is on its way.',
  },
  'charge-refund': {
    does: 'The money goes back right away. This can’t be undone.',
    done: 'The refund is on its way.',
  },
};

function ApprovalCard({
  approval: { id, act, what, byName, at, status, decidedAt },
  decides,
}: {
  approval: StoredApproval;
  decides: boolean;
}) {
  const [step, setStep] = useState<'waiting' | 'confirming' | 'declining' | 'decided'>('waiting');
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons, and the dialog over them, are gone by then.
  useEffect(() => {
    if (step === 'decided') heading.current?.focus();
  }, [step]);
  const { does, done } = outcomes[act.kind];
  const decide = async (accept: boolean) => {
    await decideApproval(id, accept);
    const text = accept ? done : 'Declined. Nothing was changed.';
    showToast({ title: 'Action Completed', text, kind: 'success' });
    setStep('decided');
  };
  const decline = () => {
    setStep('declining');
    decide(false).catch((error: unknown) => {
      setStep('waiting');
      showError(error);
    });
  };
  const action = status === 'approving' ? 'Finish' : 'Confirm';
  const about = <span style={visuallyHidden}> {what}</span>;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {what} <Tag label={standing[status]} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Asked by {byName}, {formatTime(at)}
          {decidedAt && `. Answered ${formatTime(decidedAt)}`}
        </Typography>
      </Box>
      {decides && (status === 'open' || status === 'approving') && step !== 'decided' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" disabled={step !== 'waiting'} onClick={() => setStep('confirming')}>
            {action}
            {about}
          </Button>
          {status === 'open' && (
            <Button variant="outlined" color="secondary" disabled={step !== 'waiting'} onClick={decline}>
              Decline{about}
            </Button>
          )}
        </Box>
      )}
      {step === 'confirming' && (
        <ConfirmDialog
          title={`${what}?`}
          action={action}
          busy="Working…"
          grave
          onConfirm={() => decide(true)}
          onClose={() => setStep((now) => (now === 'decided' ? now : 'waiting'))}
        >
          {byName} asked for it. {does}
        </ConfirmDialog>
      )}
    </Box>
  );
}

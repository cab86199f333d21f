import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Advisory, versionsText } from '@tempera/domain/advisories/advisory';
import { formatDate } from '@tempera/domain/site/dates';
import { capital } from '@tempera/domain/site/plain-text';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { Suspense, useState } from 'react';
import { severityTones } from '../../../ui/advisories/severity-tones.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { showError } from '../../../ui/show-error.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { readReleased, useAdvisories, withdrawAdvisory } from '../api/advisories.ts';
import type { ListedProduct } from '../api/products.ts';

const AdvisoryDialog = lazyDialog(() => import('./AdvisoryDialog.tsx'));
const AmendAdvisoryDialog = lazyDialog(() => import('./AmendAdvisoryDialog.tsx'));

/** A dialog that chooses among the versions of the product; of an advisory that stands, or without one for a new. */
interface Opened {
  released: string[];
  amends: Advisory | null;
}

/** What is known to be wrong with versions of a product, and the way to tell its owners. */
export function AdvisoriesSection({ product }: { product: ListedProduct }) {
  const { id: slug, title } = product;
  const advisories = useAdvisories(slug);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [leaving, setLeaving] = useState<Advisory | null>(null);
  const close = () => setOpened(null);
  const open = async (amends: Advisory | null) => {
    try {
      setOpened({ released: await readReleased(slug), amends });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <FormSection title="Security advisories" anchor="advisories">
      <LiveData live={advisories}>
        {(found) =>
          found.length === 0 ? (
            <Typography color="textSecondary">
              None so far. If a released version has a vulnerability, tell its owners here what to do.
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {found
                .toSorted((one, other) => other.publishedAt - one.publishedAt)
                .map((advisory) => (
                  <AdvisoryRow
                    key={advisory.id}
                    advisory={advisory}
                    onAmend={() => open(advisory)}
                    onWithdraw={() => setLeaving(advisory)}
                  />
                ))}
            </Box>
          )
        }
      </LiveData>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => open(null)}>
        New Advisory
      </Button>
      {opened && (
        <Suspense>
          {opened.amends ? (
            <AmendAdvisoryDialog advisory={opened.amends} released={opened.released} onClose={close} />
          ) : (
            <AdvisoryDialog slug={slug} product={title} released={opened.released} onClose={close} />
          )}
        </Suspense>
      )}
      {leaving && (
        <ConfirmDialog
          title="Withdraw this advisory?"
          action="Withdraw Advisory"
          busy="Withdrawing…"
          grave
          onConfirm={async () => {
            await withdrawAdvisory(leaving.id);
            showToast({ title: 'Advisory withdrawn', text: leaving.title, kind: 'success' });
          }}
          onClose={() => setLeaving(null)}
        >
          “{leaving.title}” is no longer shown to owners. Those who were told stay told. This can’t be undone.
        </ConfirmDialog>
      )}
    </FormSection>
  );
}

interface AdvisoryRowProps {
  advisory: Advisory;
  onAmend: () => void;
  onWithdraw: () => void;
}

function AdvisoryRow({ advisory, onAmend, onWithdraw }: AdvisoryRowProps) {
  const { severity, title, text, versions, fixedIn, publishedAt, withdrawnAt } = advisory;
  const isWithdrawn = withdrawnAt !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'start',
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Tag label={capital(severity)} tone={isWithdrawn ? 'ink' : severityTones[severity]} />
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {versionsText(versions)}, {fixedIn ? `fixed in ${fixedIn}` : 'not fixed yet'}.{' '}
          {isWithdrawn
            ? `Withdrawn on ${formatDate(withdrawnAt)}.`
            : `Published on ${formatDate(publishedAt)}.`}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {withoutMarks(text)}
        </Typography>
      </Box>
      {!isWithdrawn && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button aria-label={`Update ${title}`} onClick={onAmend}>
            Update
          </Button>
          <Button color="error" aria-label={`Withdraw ${title}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useState } from 'react';
import { MessageText } from '../../../ui/conversation/MessageText.tsx';
import { showError } from '../../../ui/show-error.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { closeReport, type Report, useReportedPerson, useReviewText } from '../api/reports.ts';

interface ReportCardProps {
  report: Report;
  /** Where the viewer manages people. */
  people: string;
}

const reasons: Record<string, string> = {
  spam: 'Spam',
  abusive: 'Abusive',
  scam: 'Scam',
  'wrong-product': 'About another product',
  other: 'Something else',
};

const whose = (report: Report) => (report.kind === 'review' ? report.reviewUid : report.reportedUid);

/** What was reported, whose it is, by whom and why; and the end of it. */
export function ReportCard({ report, people }: ReportCardProps) {
  const [busy, setBusy] = useState(false);
  const person = useReportedPerson(whose(report));
  const reporter = useReportedPerson(report.reporterUid);
  const review = report.kind === 'review' ? `products/${report.slug}/reviews/${report.reviewUid}` : null;
  const reviewText = useReviewText(review);
  const words = report.kind === 'review' ? reviewText : report.excerpt;
  const name = person?.name ?? 'A deleted account';
  const close = async () => {
    setBusy(true);
    try {
      await closeReport(report.id);
      showToast({ title: 'Report closed', kind: 'success' });
    } catch (error) {
      setBusy(false);
      showError(error, laterMessages.room.refused);
    }
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {person ? <Link href={`${people}?q=${encodeURIComponent(person.email)}`}>{name}</Link> : name}
          </Typography>
          <Tag label={report.kind === 'review' ? 'Review' : 'Message'} />
          <Tag tone="ochre" label={reasons[report.reason] ?? report.reason} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Reported by {reporter?.name ?? 'a deleted account'}, {formatTime(report.at)}
          {report.kind === 'review' && `, about ${report.slug}`}
        </Typography>
      </Box>
      <Box
        component="blockquote"
        sx={{ m: 0, px: 4, py: 3, borderLeft: 2, borderColor: 'edge', bgcolor: 'sunk', maxWidth: '65ch' }}
      >
        {words === null ? (
          <Typography color="textSecondary">This review no longer exists.</Typography>
        ) : (
          <MessageText text={words} />
        )}
      </Box>
      {report.text !== '' && (
        <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {report.text}
        </Typography>
      )}
      {report.status === 'open' && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          aria-label={`Close report: ${name}`}
          onClick={close}
          sx={{ justifySelf: 'start' }}
        >
          Close report
        </Button>
      )}
    </Box>
  );
}

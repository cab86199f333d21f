import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Review } from '@tempera/domain/catalogue/review';
import { formatUtcDate } from '@tempera/domain/site/dates';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { Stars } from './Stars.tsx';

interface ReviewItemProps {
  review: Review;
  mine: boolean;
  /** Whether the focus belongs here now, as it does after the page that begins with it has come. */
  focused: boolean;
  actions: ReactNode;
}

/** One review. A name or text in another direction stays within its own line. */
export function ReviewItem({ review, mine, focused, actions }: ReviewItemProps) {
  const { rating, text, authorName, authorRole, createdAt, updatedAt } = review;
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) item.current?.focus();
  }, [focused]);
  return (
    <Box
      component="article"
      ref={item}
      tabIndex={-1}
      aria-label={mine ? 'Your review' : `Review by ${authorName}`}
      sx={{ display: 'grid', gap: 2, py: 5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1,
          minHeight: 36,
          minWidth: 0,
        }}
      >
        <Stars value={rating} />
        <Typography variant="subtitle2" component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{authorName}</bdi>
          {mine && ' (you)'}
        </Typography>
        <TeamBadge role={authorRole} />
        <Typography variant="body2" component="span" color="textSecondary">
          <time dateTime={new Date(createdAt).toISOString()}>{formatUtcDate(createdAt)}</time>
          {updatedAt > createdAt && ', edited'}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{actions}</Box>
      </Box>
      <ReviewText text={text} />
    </Box>
  );
}

/** From this length on, in characters, or with this many lines, a text starts folded. */
const long = 700;
const manyLines = 10;

/** What somebody wrote, with their line breaks and in their direction. */
function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > long || text.split('\n').length > manyLines;
  const clamp = {
    display: '-webkit-box',
    WebkitLineClamp: 6,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  };
  return (
    <div>
      <Box
        component="p"
        dir="auto"
        sx={{
          maxWidth: '65ch',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(folds && !open ? clamp : {}),
        }}
      >
        {text}
      </Box>
      {folds && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -3, mt: 1 }}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}

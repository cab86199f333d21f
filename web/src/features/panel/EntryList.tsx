import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Entry } from './palette-entry.ts';

interface EntryListProps {
  id: string;
  entries: readonly Entry[];
  active: Entry | undefined;
  onGo: (entry: Entry) => void;
}

/** The lines of the palette under the names of their kinds. The focus stays in the field; the active one is marked. */
export function EntryList({ id, entries, active, onGo }: EntryListProps) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box role="listbox" id={`${id}-list`} aria-label="What was found">
      {kinds.map((kind) => (
        <Box key={kind} role="group" aria-label={kind}>
          <Typography aria-hidden variant="body2" color="textSecondary" sx={{ px: 3, pt: 3, pb: 1 }}>
            {kind}
          </Typography>
          {entries
            .filter((entry) => entry.kind === kind)
            .map((entry) => (
              <Box
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                onClick={() => onGo(entry)}
                sx={option}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {entry.label}
                </Box>
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {entry.note}
                </Typography>
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}

const option = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  px: 3,
  py: 2.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-selected=true]': { bgcolor: 'ultramarine.tint', color: 'ultramarine.text' },
} as const;

import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RecordPageProps {
  /** The list that it is in. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** All there is to one thing of a list, an order or a subscription, with the way back to the list. */
export const RecordPage = ({ back, children }: RecordPageProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
    <Button href={back.href} startIcon={<ArrowBack fontSize="small" />} sx={{ justifySelf: 'start', ml: -3 }}>
      {back.label}
    </Button>
    {children}
  </Box>
);

/** Something that can be done about it. */
interface Deed {
  label: string;
  run: () => void;
}

interface RecordHeaderProps {
  name: string;
  /** How it stands, beside its name. */
  state: ReactNode;
  deeds: readonly Deed[];
  /** More buttons behind those. */
  papers?: ReactNode;
  /** What the buttons open. */
  dialogs: ReactNode;
}

export const RecordHeader = ({ name, state, deeds, papers, dialogs }: RecordHeaderProps) => (
  <Box component="header" sx={{ display: 'grid', gap: 4 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {state}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
      {deeds.map(({ label, run }) => (
        <Button key={label} variant="outlined" size="small" onClick={run}>
          {label}
        </Button>
      ))}
      {papers}
    </Box>
    {dialogs}
  </Box>
);

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const;

/** What happened to it, and beside that, or below on a phone, whose it is and on what terms. */
export const RecordColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 22rem)' },
      alignItems: 'start',
      gap: 5,
    }}
  >
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{side}</Box>
  </Box>
);

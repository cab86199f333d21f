import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureTableProps {
  label: string;
  /** What each row is about, then its figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Names at the left, figures at the right. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Table aria-label={label} size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            {figures.map((figure, index) => (
              <TableCell
                key={columns[index + 1]}
                align="right"
                sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
              >
                {figure}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Figures with their names before them, one a line; what can't be said is left out. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [name: string, figure: string | null])[];
}) {
  return (
    <Box component="dl" sx={{ display: 'grid', '@media print': { breakInside: 'avoid' } }}>
      {figures
        .filter(([, figure]) => figure !== null)
        .map(([name, figure]) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {figure}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { StillLoading } from '../StillLoading.tsx';
import type { Table } from './resource.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Rows in the shape of a table's, until they are there. It is no table itself: nothing in it is to be read out. */
export function RowsSkeleton<T, More>({ table }: { table: Pick<Table<T, More>, 'columns' | 'dense'> }) {
  return (
    <>
      <StillLoading />
      <Box aria-hidden>
        {rows.map((row) => (
          <Box key={row} sx={{ ...line, minHeight: table.dense ? 48 : 60 }}>
            {table.columns.map(({ id, names, from }) => (
              <Box
                key={id}
                sx={{ flex: names ? 3 : 1, ...(from && { display: { xs: 'none', [from]: 'block' } }) }}
              >
                <Skeleton width={names ? '70%' : '60%'} />
                {names && <Skeleton width="45%" />}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  px: { xs: 1, sm: 2 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

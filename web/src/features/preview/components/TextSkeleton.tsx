import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Stands for text that is on its way, `lines` high. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2, maxWidth: '65ch' }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines
        <Skeleton key={line} variant="rounded" height={20} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}

import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** The shape of one thing while it is on the way, which screen readers hear of too. */
export const LoadingShape = ({ height }: Pick<SkeletonProps, 'height'>) => (
  <Skeleton role="status" variant="rounded" height={height} aria-label="Loading" />
);

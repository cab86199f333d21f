import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

interface LoadingShapeProps extends Pick<SkeletonProps, 'height'> {
  label?: string;
}

/** The shape of one thing while it is on the way, which screen readers hear of too. */
export const LoadingShape = ({ height, label = 'Loading' }: LoadingShapeProps) => (
  <Skeleton role="status" variant="rounded" height={height} aria-label={label} />
);

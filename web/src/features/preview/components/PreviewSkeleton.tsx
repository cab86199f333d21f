import Skeleton from '@mui/material/Skeleton';
import { PreviewColumns } from './PreviewColumns.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

/** The shape of a preview page while it is looked for. */
export function PreviewSkeleton() {
  return (
    <PreviewColumns
      heading={
        <>
          <Skeleton variant="rounded" width="10rem" height={20} />
          <Skeleton variant="rounded" width="60%" height={48} />
          <Skeleton variant="rounded" width="80%" height={24} />
        </>
      }
      stage={<Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '8 / 5' }} />}
      purchase={<Skeleton variant="rounded" height={52} />}
      facts={<TextSkeleton lines={5} />}
    >
      <TextSkeleton lines={6} />
    </PreviewColumns>
  );
}

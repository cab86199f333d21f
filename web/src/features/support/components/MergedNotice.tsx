import Link from '@mui/material/Link';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** Where a merged ticket goes on. */
export const MergedNotice = ({ href }: { href: string }) => (
  <InlineNotice kind="info">
    This ticket was merged into another one. <Link href={href}>Open that ticket</Link>
  </InlineNotice>
);

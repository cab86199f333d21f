import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { ActivateDevice } from '../../features/tokens/ActivateDevice.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Connect a device, at /activate: where a person answers a device that shows them a code. */
export function Component() {
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <PageWidth sx={{ maxWidth: '33rem', py: { xs: 10, md: 16 } }}>
      <PageMeta title="Connect a device" noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 8 }}>
        Connect a device
      </Typography>
      <MemberOnly fallback={<Skeleton variant="rounded" height="9rem" />}>
        {() => <ActivateDevice code={code.slice(0, 40)} />}
      </MemberOnly>
    </PageWidth>
  );
}

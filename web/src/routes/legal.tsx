import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';

export function Component() {
  return (
    <PageWidth sx={{ py: 16 }}>
      <PageMeta title="Legal" />
      <Typography variant="h1">Legal</Typography>
    </PageWidth>
  );
}

import Typography from '@mui/material/Typography';
import { PageWidth } from '../../ui/PageWidth.tsx';

export function NotFoundPage() {
  return (
    <PageWidth sx={{ py: 16 }}>
      <title>Page not found</title>
      <Typography variant="h1">404: page not found</Typography>
    </PageWidth>
  );
}

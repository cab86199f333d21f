import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useMember } from '../../firebase/auth/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSettings } from '../../ui/settings.tsx';

const ContactForm = lazyPart(() => import('./ContactForm.tsx'));

/** The form once it is known who is here; a plain address for everybody, also without JavaScript. */
export function Contact() {
  const member = useMember();
  const { supportEmail } = useSettings();
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: '48rem', minHeight: '36rem', alignContent: 'start' }}>
      {supportEmail && (
        <Typography color="textSecondary">
          Or write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
        </Typography>
      )}
      {member !== undefined ? (
        <Suspense fallback={<FormSkeleton />}>
          <ContactForm key={member?.uid ?? 'visitor'} member={member} />
        </Suspense>
      ) : (
        <FormSkeleton />
      )}
    </Box>
  );
}

const FormSkeleton = () => <Skeleton variant="rounded" height="30rem" aria-hidden />;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths, slugOfPurchase } from '@tempera/domain/site/paths';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wasSignedIn } from '../../../firebase/auth/browser-marks.ts';
import { useSession } from '../../../firebase/auth/session.ts';
import { readRowsOf } from '../../../firebase/public/public-docs.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PageWidth } from '../../../ui/layout.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { planOfTarget, redirectTarget } from '../redirect-target.ts';
import { PlanNotice } from './PlanNotice.tsx';

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  /** It takes the place of another one, on which the person has just done something. */
  focused?: boolean;
  children: ReactNode;
}

/** The narrow column of the login and sign-up pages. */
export function AuthPage({ title, lead, focused = false, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <PageWidth sx={{ maxWidth: '33rem', py: { xs: 10, md: 16 } }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 8 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 6 }}>{children}</Box>
    </PageWidth>
  );
}

/** What signing in means; the same on both pages. */
export function LegalNote() {
  return (
    <Typography variant="body2" color="textSecondary">
      By continuing you agree to the <Link href={paths.terms}>Terms of Service</Link> and the{' '}
      <Link href={paths.privacy}>Privacy Policy</Link>.
    </Typography>
  );
}

/** Says which plan or product waits behind the login, and offers to buy it without one where the store has that; or that wishing takes one. */
export function PurchaseNotice({ search }: { search: string }) {
  const { enableGuestCheckout } = useSettings();
  const slug = slugOfPurchase(search);
  const title = useTitle(slug);
  const planId = planOfTarget(search);
  if (planId !== null) return <PlanNotice planId={planId} />;
  if (slug === null) {
    const wishes = redirectTarget(search).endsWith('#wishlist');
    return wishes && <InlineNotice>Log in to keep templates in your wishlist.</InlineNotice>;
  }
  return (
    <>
      <InlineNotice>
        You’ll continue to <strong>{title ?? slug}</strong> after logging in.
      </InlineNotice>
      {enableGuestCheckout && (
        <>
          <Button variant="contained" size="large" href={paths.checkout([slug])}>
            Continue as guest
          </Button>
          <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>or</Divider>
        </>
      )}
    </>
  );
}

/** What a product is called, once that is known. */
function useTitle(slug: string | null): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let current = true;
    if (slug) {
      readRowsOf([slug])
        .then(([row]) => current && setTitle(row?.title))
        .catch(() => {});
    }
    return () => {
      current = false;
    };
  }, [slug]);
  return title;
}

/**
 * For the login and sign-up pages: `leave` when somebody is signed in already, `wait` while that is likely, else `stay`.
 * Guests count as signed out.
 */
export function useSignedOutOnly(): 'leave' | 'wait' | 'stay' {
  const session = useSession();
  const likely = useSyncExternalStore(subscribeNever, wasSignedIn, () => false);
  if (session.status === 'unknown') return likely ? 'wait' : 'stay';
  return session.person && !session.person.anonymous ? 'leave' : 'stay';
}

const subscribeNever = () => () => {};

import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthPage, PurchaseNotice, useSignedOutOnly } from '../../features/account/components/AuthPage.tsx';
import { SignUpForm } from '../../features/account/components/SignUpForm.tsx';
import { redirectTarget } from '../../features/account/redirect-target.ts';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** The address that the link to this page has brought along. */
const emailOf = (search: string) => (new URLSearchParams(search).get('email') ?? '').slice(0, 254);

/** Sign up, at /auth/SignUP. */
export function Component() {
  const { search } = useLocation();
  const target = redirectTarget(search);
  const standing = useSignedOutOnly();
  return (
    <AuthPage
      title="Create your account"
      lead={
        <>
          Have one already? <Link href={paths.login + search}>Log in</Link>
        </>
      }
    >
      <PageMeta title="Sign up" noIndex />
      <PurchaseNotice search={search} />
      {standing === 'leave' && <Navigate to={target} replace />}
      {standing !== 'stay' ? (
        <LoadingShape height="36rem" label="Checking whether you are logged in" />
      ) : (
        <SignUpForm target={target} email={emailOf(search)} />
      )}
    </AuthPage>
  );
}

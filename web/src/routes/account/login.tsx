import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { Navigate, useLocation } from 'react-router-dom';
import {
  AuthPage,
  LegalNote,
  PurchaseNotice,
  useSignedOutOnly,
} from '../../features/account/components/AuthPage.tsx';
import { LoginForm } from '../../features/account/components/LoginForm.tsx';
import { redirectTarget } from '../../features/account/redirect-target.ts';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Login, at /login and /auth/Login. */
export function Component() {
  const { search } = useLocation();
  const target = redirectTarget(search);
  const standing = useSignedOutOnly();
  return (
    <AuthPage
      title="Welcome back"
      lead={
        <>
          New here? <Link href={paths.signUp + search}>Create an account</Link>
        </>
      }
    >
      <PageMeta title="Log in" noIndex />
      <PurchaseNotice search={search} />
      {standing === 'leave' && <Navigate to={target} replace />}
      {standing !== 'stay' ? (
        <LoadingShape height="24rem" label="Checking whether you are logged in" />
      ) : (
        <LoginForm target={target} />
      )}
      <Typography variant="body2">
        Ordered as a guest? <Link href={findOrderPath}>Find my order</Link>
      </Typography>
      <LegalNote />
    </AuthPage>
  );
}

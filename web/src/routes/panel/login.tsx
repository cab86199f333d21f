import Typography from '@mui/material/Typography';
import { loginMessages } from '@tempera/domain/people/auth-messages';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthPage } from '../../features/account/components/AuthPage.tsx';
import { LoginForm } from '../../features/account/components/LoginForm.tsx';
import { useAdmission } from '../../features/panel/use-admission.ts';
import { useSession } from '../../firebase/auth/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Component as Refused } from '../store/forbidden.tsx';
import { nextOf } from './next-of.ts';

const panels = {
  [paths.adminLogin]: {
    title: 'Admin Login',
    roles: ['owner', 'admin'],
    home: panelPaths.adminDashboard,
    below: '/admin/',
    wrong: loginMessages.wrongAdmin,
  },
  [paths.staffLogin]: {
    title: 'Staff Login',
    roles: ['owner', 'admin', 'staff'],
    home: panelPaths.staffUsers,
    below: '/staff/',
    wrong: loginMessages.wrongStaff,
  },
} as const;

/** Sign-in for a panel, at /admin/login and /staffpanel; the role is the account's own. */
export function Component() {
  const { pathname, search } = useLocation();
  const { title, roles, home, below, wrong } =
    panels[pathname === paths.staffLogin ? paths.staffLogin : paths.adminLogin];
  const session = useSession();
  const person = session.status === 'known' ? session.person : null;
  const member = person && !person.anonymous ? person : null;
  const admission = useAdmission(member, roles);
  if (admission === 'may') return <Navigate to={nextOf(search, below) ?? home} replace />;
  if (admission === 'refused') return <Refused />;
  if (admission === 'lost') return <ErrorState onRetry={() => window.location.reload()} />;
  return (
    <AuthPage
      title={title}
      lead={
        <Typography component={AppLink} href={paths.home}>
          Back to the store
        </Typography>
      }
    >
      <PageMeta title={title} noIndex />
      {session.status === 'known' && member === null ? (
        <LoginForm target={pathname + search} wrongText={wrong} />
      ) : (
        <LoadingShape height="24rem" label="Checking whether you are logged in" />
      )}
    </AuthPage>
  );
}

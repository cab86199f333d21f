import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';

/** In place of a support chat, for people who are not signed in. */
export function LoginRequired() {
  const { pathname, search } = useLocation();
  return (
    <Notice
      level="h1"
      icon="lock"
      title="Login Required"
      text="Log in to read and write your support tickets."
      action={
        <Button variant="contained" href={paths.loginThen(pathname + search)}>
          Login
        </Button>
      }
    />
  );
}

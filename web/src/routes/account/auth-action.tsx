import { useLocation } from 'react-router-dom';
import { AuthActionPage } from '../../features/account/AuthActionPage.tsx';
import { NotMePage } from '../../features/account/NotMePage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Where the links of mails about an account lead. */
export function Component() {
  const { search, hash } = useLocation();
  return (
    <>
      <PageMeta title="Your account" noIndex />
      {hash.length > 1 ? <NotMePage link={hash.slice(1)} /> : <AuthActionPage search={search} />}
    </>
  );
}

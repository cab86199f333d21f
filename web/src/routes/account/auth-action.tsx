import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthActionPage } from '../../features/account/AuthActionPage.tsx';
import { NotMePage } from '../../features/account/NotMePage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Where the links of mails about an account lead: Auth's have a query, the store's own a fragment, which no server sees. */
export function Component() {
  const { search, hash } = useLocation();
  const [link] = useState(search === '' ? hash.slice(1) : '');
  return (
    <>
      <PageMeta title="Your account" noIndex />
      {link ? <NotMePage link={link} /> : <AuthActionPage search={search} />}
    </>
  );
}

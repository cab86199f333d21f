import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatLongTime } from '@tempera/domain/site/dates';
import { isContact, paths } from '@tempera/domain/site/paths';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import type { Person, Restriction } from '../../../firebase/auth/session.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { PageHeader, PageWidth } from '../../../ui/layout.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageMeta } from '../../../ui/PageMeta.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { timeLeft, useTimeLeft } from '../time-left.ts';

interface RestrictedProps {
  person: Person | null;
  bare: ReactNode;
  children: ReactNode;
}

/**
 * The notice for as long as the restriction holds by the store's clock, and until that is known. A suspension without an end restricts nobody.
 * Their own support chat stays open to them.
 */
export default function Restricted({ person, bare, children }: RestrictedProps) {
  const { pathname } = useLocation();
  const restriction = person?.restriction ?? null;
  const { left, sure } = useTimeLeft(restriction?.permanent ? null : (restriction?.until ?? null));
  const holds =
    (restriction?.permanent && restriction.status === 'banned') || (left !== null && (left > 0 || !sure));
  if (!person || !restriction || !holds) return children;
  if (isContact(pathname)) {
    return (
      <>
        <RestrictionBanner status={restriction.status} />
        {bare}
      </>
    );
  }
  return <RestrictionNotice person={person} restriction={restriction} left={left} />;
}

/** Above the support chat of a restricted person: why there is nothing else, and the way back to the notice. */
function RestrictionBanner({ status }: Pick<Restriction, 'status'>) {
  return (
    <PageWidth component="aside" aria-label="Restriction" sx={{ pt: 4 }}>
      <InlineNotice
        kind="attention"
        action={
          <Button size="small" href={paths.home}>
            Back to the notice
          </Button>
        }
      >
        Your account is {status}. You can write to support here. The rest of the store is closed to you.
      </InlineNotice>
    </PageWidth>
  );
}

const AppealForm = lazyPart(() => import('./AppealForm.tsx'));

const words = {
  banned: { title: 'Account Banned', status: 'Banned' },
  suspended: { title: 'Account Suspended', status: 'Suspended' },
} as const;

interface RestrictionNoticeProps {
  person: Person;
  restriction: Restriction;
  /** Milliseconds; null for a ban without an end. */
  left: number | null;
}

type Fact = readonly [name: string, value: ReactNode];

function ending(left: number | null, until: number | null): Fact[] {
  if (left === null) return [['Duration', 'Permanent']];
  const date = formatLongTime(until ?? 0);
  return [
    [
      'Time remaining',
      <span key="left" role="timer">
        {timeLeft(left)}
      </span>,
    ],
    ['Ends', date],
  ];
}

/** Why and for how long an account is restricted, and whom to ask. */
function RestrictionNotice({ person, restriction, left }: RestrictionNoticeProps) {
  const { status, reason, until } = restriction;
  const { siteName, logo } = useSettings();
  const main = useRef<HTMLElement>(null);
  // It takes the app away by itself: whoever works by keyboard or ear is brought to what stands there now.
  useEffect(() => main.current?.focus(), []);
  const facts: Fact[] = [
    ['Account Status', <Tag key="status" tone="vermilion" label={words[status].status} />],
    ['Reason', reason || 'No reason given'],
    ...ending(left, until),
  ];
  return (
    <PageWidth
      component="main"
      id="main"
      ref={main}
      tabIndex={-1}
      sx={{ py: { xs: 10, md: 16 }, display: 'grid', gap: { xs: 8, md: 10 }, justifyItems: 'start' }}
    >
      <Logo name={siteName} logo={logo} />
      <PageMeta title={words[status].title} noIndex />
      <PageHeader
        title={words[status].title}
        lead={`${person.name}, you can’t use your account right now.`}
      />
      <Box component="dl" sx={{ display: 'grid', gap: 4, m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'grid', gap: 1 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', maxWidth: '60ch' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" href={paths.supportChat(person.uid)}>
          Contact Support
        </Button>
        <Button size="large" onClick={() => signOut()}>
          Logout
        </Button>
      </Box>
      <Suspense>
        <AppealForm person={person} restrictionId={restriction.id} />
      </Suspense>
      <Typography color="textSecondary">
        Please follow our community guidelines to avoid future restrictions.
      </Typography>
    </PageWidth>
  );
}

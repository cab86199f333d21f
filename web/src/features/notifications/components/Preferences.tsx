import Box from '@mui/material/Box';
import { mergePreferences, type NotificationPreferences } from '@tempera/domain/conversations/notification';
import { may } from '@tempera/domain/people/roles';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { useOwnDoc } from '../../../firebase/live/use-doc.ts';
import { setDocument } from '../../../firebase/write/write.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { showError } from '../../../ui/show-error.ts';

type Name = keyof NotificationPreferences;

const rows: readonly { name: Name; title: string; text: string }[] = [
  { name: 'replies', title: 'Replies', text: 'Replies from support and messages from members.' },
  {
    name: 'orders',
    title: 'Orders',
    text: 'Updates on orders you placed, and new versions of templates you own. You always get receipts by email.',
  },
  { name: 'moderation', title: 'Your account', text: 'Changes to your role or account status.' },
  {
    name: 'email',
    title: 'Email me, too',
    text: 'One email per conversation with new messages, after you have been away for ten minutes.',
  },
];

/** What those who manage the store can choose besides. */
const managerRows: typeof rows = [
  {
    name: 'sales',
    title: 'Sales',
    text: 'Paid orders in the store. Orders since you last looked share one notification. Free orders and plan payments aren’t included.',
  },
  {
    name: 'salesEmail',
    title: 'Email me about sales',
    text: 'One email ten minutes after a sale, unless you’ve seen its notification by then. Orders that come in together share one email.',
  },
];

/** What a person wants to be told, each with its switch. */
export default function Preferences({ person: { uid, role } }: { person: Person }) {
  const stored = useOwnDoc(preferencesPath(uid));
  const [saving, setSaving] = useState<Partial<NotificationPreferences>>({});
  if (stored.loading) {
    return <LoadingShape height="16rem" />;
  }
  if (stored.error) return <ErrorState title="Couldn’t load your preferences" level="h3" />;
  const kept = mergePreferences(stored.data);
  const shown = { ...kept, ...saving };
  const change = async (name: Name, on: boolean) => {
    setSaving({ [name]: on });
    try {
      await writePreferences(uid, { ...kept, [name]: on });
    } catch (error) {
      showError(error, messages.networkError, 'Nothing was changed');
    }
    setSaving({});
  };
  const offered = may(role, 'manageStore') ? [...rows, ...managerRows] : rows;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {offered.map(({ name, title, text }) => (
        <SwitchRow
          key={name}
          title={title}
          text={text}
          on={shown[name]}
          disabled={Object.keys(saving).length > 0}
          onChange={(on) => change(name, on)}
        />
      ))}
    </Box>
  );
}

const preferencesPath = (uid: string) => `users/${uid}/preferences/notifications`;

/** @throws CallError without a connection, FirebaseError `permission-denied` in maintenance */
const writePreferences = (uid: string, preferences: NotificationPreferences): Promise<void> =>
  setDocument(preferencesPath(uid), { ...preferences });

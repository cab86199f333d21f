import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { roomId } from '@tempera/domain/conversations/room';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../../firebase/auth/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useProfile } from '../api/profiles.ts';
import { useRoom } from '../api/use-rooms.ts';
import { RoomThread } from './RoomThread.tsx';

interface ConversationProps {
  viewer: Person;
  /** The other's uid, as the address has it. */
  other: string;
  online: boolean;
}

/** The room that two people share, whether or not anything has been said in it. */
export function Conversation({ viewer, other, online }: ConversationProps) {
  const id = roomId(viewer.uid, other);
  const asked = useProfile(other);
  const { loading, data: room, error } = useRoom(id);
  if (asked.status === 'failed' || error) return <ErrorState onRetry={() => window.location.reload()} />;
  if (asked.status !== 'known' || loading)
    return <Skeleton variant="rounded" height="100%" aria-label="Loading" />;
  if (!asked.profile) {
    const back = (
      <Button variant="outlined" color="secondary" href={paths.chat}>
        Back to the conversations
      </Button>
    );
    return (
      <Box sx={{ p: 4 }}>
        <EmptyState icon="user" title="There is no such member" action={back} />
      </Box>
    );
  }
  return <RoomThread id={id} viewer={viewer} profile={asked.profile} room={room} online={online} />;
}

import Box from '@mui/material/Box';
import type { Parcel } from '../../firebase/write/outbox.ts';
import { MessageBubble } from './MessageBubble.tsx';

interface WaitingProps {
  parcels: readonly Parcel[];
  senderName: string;
}

/** Messages that go out as soon as there is a connection. */
export const Waiting = ({ parcels, senderName }: WaitingProps) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {parcels.map(({ key, text }) => (
      <MessageBubble key={key} senderName={senderName} text={text} own state="Waiting for a connection" />
    ))}
  </Box>
);

import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { openChat } from '../../ui/chat-door.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Columns } from '../../ui/layout.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { phoneLink } from './ContactInformation.tsx';

/** The ways to reach the people behind the store, from the settings; what is not set is not shown. */
export function Channels() {
  const { supportEmail, supportPhone, supportHours, supportCity } = useSettings();
  return (
    <Columns counts={[1, 2, 4]}>
      <Channel
        icon={<Icon name="chat" size={24} />}
        pigment="verdigris"
        title="Live chat"
        text="Chat with a person now. If no one is online, we’ll reply later."
        availability={supportHours}
      >
        <Link component="button" variant="body1" onClick={openChat}>
          Start a chat
        </Link>
      </Channel>
      {supportEmail && (
        <Channel
          icon={<Icon name="mail" size={24} />}
          pigment="ultramarine"
          title="Email"
          text="Write to us at any time. A person answers."
          availability="24/7"
        >
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Channel>
      )}
      {supportPhone && (
        <Channel
          icon={<Icon name="phone" size={24} />}
          pigment="vermilion"
          title="Phone"
          text={supportCity ? `Talk to a person in ${supportCity}.` : 'Talk to a person.'}
          availability={supportHours}
        >
          <Link href={phoneLink(supportPhone)}>{supportPhone}</Link>
        </Channel>
      )}
      <Channel
        icon={<MenuBook />}
        pigment="ochre"
        title="Documentation"
        text="Articles on templates, licenses, invoices and refunds."
        availability="24/7"
      >
        <Link href={paths.documentation}>Read the articles</Link>
      </Channel>
    </Columns>
  );
}

interface ChannelProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** When it is there; empty when the settings don't say. */
  availability: string;
  pigment: 'ultramarine' | 'vermilion' | 'ochre' | 'verdigris';
  children: ReactNode;
}

function Channel({ icon, title, text, availability, pigment, children }: ChannelProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        p: 6,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ color: `${pigment}.text`, display: 'flex' }}>{icon}</Box>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      {availability && <Typography variant="body2">{availability}</Typography>}
      <div>{children}</div>
    </Box>
  );
}

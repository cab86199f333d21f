import Box from '@mui/material/Box';
import { layoutMail } from '@tempera/domain/mail/layout-mail';
import type { MailMessage } from '@tempera/domain/mail/mail';
import { useSettings } from '../../../ui/settings.tsx';

/** The frame runs no script, and loads nothing but pictures. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${location.origin} https:`;
const guarded = (page: string) =>
  page.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);

/** A mail as its reader sees it, kept from the page around it. */
export function MailPreview({ message }: { message: MailMessage }) {
  const { siteName: name, supportEmail, logo, accent } = useSettings();
  const page = layoutMail(message, { name, url: location.origin, supportEmail, logo, accent });
  return (
    <Box
      component="iframe"
      title="Email preview"
      sandbox=""
      tabIndex={0}
      srcDoc={guarded(page)}
      sx={{
        width: '100%',
        height: '22rem',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#fff',
      }}
    />
  );
}

import Box from '@mui/material/Box';
import type { MailMessage } from '@tempera/domain/mail/mail';

/** Black on white, as mail programs show it; the frame runs no script and loads nothing from elsewhere. */
const page = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>body{font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;margin:16px;overflow-wrap:anywhere}a{color:#1d3fae}</style>${html}`;

/** A mail as its reader sees it, kept from the page around it. */
export function MailPreview({ message }: { message: MailMessage }) {
  return (
    <Box
      component="iframe"
      title="Email preview"
      sandbox=""
      tabIndex={0}
      srcDoc={page(message.html || `<pre style="white-space:pre-wrap">${escapeText(message.text)}</pre>`)}
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

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

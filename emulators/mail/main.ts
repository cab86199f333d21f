/** The mail catcher as a process of its own, for the launcher: it ends with whoever started it and sends nothing on. */
import { mkdirSync } from 'node:fs';
import maildev from 'maildev';

const { TEMPERA_MAIL_HOST, TEMPERA_SMTP_PORT, TEMPERA_INBOX_PORT, TEMPERA_MAIL_DIR } = process.env;

const ip = TEMPERA_MAIL_HOST || '127.0.0.1';
const mailDirectory = TEMPERA_MAIL_DIR || '.tempera/mail';
mkdirSync(mailDirectory, { recursive: true });
const catcher = maildev({
  smtp: Number(TEMPERA_SMTP_PORT || 1025),
  web: Number(TEMPERA_INBOX_PORT || 1080),
  ip,
  webIp: ip,
  mailDirectory,
  silent: true,
});
await catcher.listen();
// On SIGINT and SIGTERM it ends by itself.
process.on('disconnect', () => process.exit(0));

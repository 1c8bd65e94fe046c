import { text } from 'node:stream/consumers';
import { parkReturnedMail } from '../platform/mail/returned-mail.ts';
import { runCommand } from './run-command.ts';

/** From standard input, `bounce` reads a mail server's notification about a returned email. It then parks the email. */
await runCommand(async ({ withDatabase }) => {
  const message = await text(process.stdin);
  const parked = await withDatabase((database) => parkReturnedMail(database, message));
  return parked > 0 ? 'The returned mail is parked.' : 'This message returns no mail of the site.';
});

import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../files/sync-folder.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** Returns a transport for development that writes each email to a folder as `<mail id>.eml`, atomically. */
export function mailboxTransport(folder: string): MailTransport {
  return {
    async deliver(mail, attachments) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(toMessage(mail, attachments));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = path.join(folder, `.${mail.id}`);
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path.join(folder, `${mail.id}.eml`));
      await syncFolder(folder);
    },
  };
}

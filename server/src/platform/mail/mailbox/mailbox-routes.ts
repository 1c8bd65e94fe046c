import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { RequestError } from '../../http/request-error.ts';
import { mailOutbox } from '../mail-outbox.table.ts';
import { isLocalClient } from './local-client.ts';
import { mailListPage, mailNotFoundPage, mailPage } from './mailbox-pages.ts';

const maxListed = 200;
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Options {
  readonly database: Database;
  readonly mailbox: string;
}

interface OneMail {
  Params: { id: string };
}

/**
 * Serves the local mailbox to developers: the list of the newest emails, and each email's page, HTML version and raw
 * file. Emails give access to accounts, so only requests from this machine are accepted.
 */
export async function mailboxRoutes(app: FastifyInstance, { database, mailbox }: Options): Promise<void> {
  const find = async ({ params }: FastifyRequest<OneMail>) => {
    if (!isId.test(params.id)) return null;
    const [mail] = await database.select().from(mailOutbox).where(eq(mailOutbox.id, params.id));
    return mail ?? null;
  };
  app.addHook('onRequest', async (request) => {
    if (!isLocalClient(request))
      throw new RequestError(403, 'The mailbox can only be opened on the machine that runs the site.');
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/', async (_, reply) => {
    const mails = await database
      .select()
      .from(mailOutbox)
      .orderBy(desc(mailOutbox.createdAt))
      .limit(maxListed);
    return html(reply, mailListPage(mails));
  });

  app.get<OneMail>('/:id', async (request, reply) => {
    const mail = await find(request);
    if (!mail) return html(reply.code(404), mailNotFoundPage());
    return html(reply, mailPage(mail, existsSync(path.join(mailbox, `${mail.id}.eml`))));
  });

  app.get<OneMail>('/:id/html', async (request, reply) => {
    const mail = await find(request);
    if (!mail) return html(reply.code(404), mailNotFoundPage());
    return html(
      reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'"),
      mail.html,
    );
  });

  app.get<OneMail>('/:id/message.eml', async (request, reply) => {
    const mail = await find(request);
    const file = mail && path.join(mailbox, `${mail.id}.eml`);
    if (!file || !existsSync(file)) return html(reply.code(404), mailNotFoundPage());
    return reply
      .type('message/rfc822')
      .header('content-disposition', 'attachment; filename="message.eml"')
      .send(createReadStream(file));
  });
}

function html(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(document);
}

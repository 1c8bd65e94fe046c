import type { FastifyBaseLogger } from 'fastify';
import type { Client } from '../../../platform/http/client.ts';
import { EventLog } from '../../../platform/logging/event-log.ts';

type LoginMethod = 'password' | 'passkey' | 'confirmation';

/**
 * Logs the client and the method of each login attempt, and the account id if the login is accepted. During a
 * flood, {@link EventLog} counts further events instead.
 */
export class LoginEvents {
  readonly #accepted: EventLog;
  readonly #refused: EventLog;

  constructor(log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#accepted = new EventLog(log, 'info', 'Logged in');
    this.#refused = new EventLog(log, 'warn', 'A login was refused');
  }

  accepted(account: string, { key: client }: Client, way: LoginMethod): void {
    this.#accepted.note(client, { account, client, way });
  }

  refused({ key: client }: Client, way: LoginMethod): void {
    this.#refused.note(client, { client, way });
  }

  flush(): void {
    this.#accepted.flush();
    this.#refused.flush();
  }
}

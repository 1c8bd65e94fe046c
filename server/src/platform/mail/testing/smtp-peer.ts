import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

type RefusedStep = 'sender' | 'recipient' | 'content';

/** A real mail server that accepts messages. Tests can make it refuse messages, disconnect, or not respond. */
export class SmtpPeer {
  readonly received: ReceivedMail[] = [];
  /** Users that may log in, each with its name as password; null for a server without logins. */
  users: readonly string[] | null = null;
  readonly #server: SMTPServer;
  #refusals = { count: 0, code: 0, at: 'content' };
  #drops = 0;
  #delays = 0;
  readonly #held: (() => void)[] = [];

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username = '', password }, _, callback) => {
        const isKnown = this.users?.includes(username) && password === username;
        if (isKnown) callback(null, { user: username });
        else callback(Object.assign(new Error('unknown user'), { responseCode: 535 }));
      },
      onMailFrom: (_, { user }, callback) =>
        callback(this.users && !user ? new Error('log in first') : this.#refusalAt('sender')),
      onRcptTo: (_, __, callback) => callback(this.#refusalAt('recipient')),
      onData: (stream, session, callback) => {
        void text(stream).then((content) => {
          const refusal = this.#refusalAt('content');
          if (refusal) {
            callback(refusal);
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            content,
          });
          if (this.#drops > 0) {
            this.#drops -= 1;
            for (const connection of this.#connections()) connection.close();
            return;
          }
          if (this.#delays > 0) {
            this.#delays -= 1;
            this.#held.push(callback);
            return;
          }
          callback();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  /** Starts a server. @param port port of an earlier server; any free port by default */
  static async listen(port = 0): Promise<SmtpPeer> {
    const peer = new SmtpPeer();
    peer.#server.listen(port, '127.0.0.1');
    await once(peer.#server.server, 'listening');
    return peer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Responds to the next `count` messages with an error code. @param at - delivery step that fails */
  refuseNext(count: number, code: number, at: RefusedStep = 'content'): void {
    this.#refusals = { count, code, at };
  }

  #refusalAt(step: RefusedStep): Error | null {
    const { count, code, at } = this.#refusals;
    if (at !== step || count === 0) return null;
    this.#refusals.count -= 1;
    return Object.assign(new Error('refused'), { responseCode: code });
  }

  /** Closes the connection after the data of the next `count` messages, without a response. */
  dropNext(count: number): void {
    this.#drops = count;
  }

  /** Delays the responses to the next `count` messages until {@link answerDelayed} is called. */
  delayNext(count: number): void {
    this.#delays = count;
  }

  answerDelayed(): void {
    for (const answer of this.#held.splice(0)) answer();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #connections(): Iterable<{ close(): void }> {
    return (this.#server as unknown as { connections: Set<{ close(): void }> }).connections;
  }
}

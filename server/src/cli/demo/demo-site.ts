import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

interface PostOptions {
  readonly form: URLSearchParams | FormData;
  readonly cookie?: string;
}

/** A running site that the demo fills through calls, uploads and customer forms. */
export class DemoSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly #callers: ReadonlyMap<string, Caller>;

  /** @param callers callers by role */
  constructor(app: FastifyInstance, database: Database, callers: ReadonlyMap<string, Caller>) {
    this.app = app;
    this.database = database;
    this.#callers = callers;
  }

  callerOf(role: string): Caller {
    const caller = this.#callers.get(role);
    if (!caller) throw new Error(`The demo has no account with the role ${role}`);
    return caller;
  }

  /** Calls a method of /rpc/2.0 as the demo account with the given role. Rejects with RpcFault if the call fails. */
  async call<Result>(role: string, service: string, method: string, params: object): Promise<Result> {
    return (await this.app.rpc.callMember(service, method, { ...params }, this.callerOf(role))) as Result;
  }

  /**
   * Stores a file as a completed upload, without an HTTP request.
   * @returns the upload id
   */
  async upload(name: string, content: Buffer): Promise<string> {
    const { resumable } = this.app.files;
    const id = randomBytes(16).toString('hex');
    await resumable.create(new Upload({ id, size: content.length, offset: 0, metadata: { filename: name } }));
    await resumable.write(Readable.from([content]), id, 0);
    return id;
  }

  /**
   * Submits a form as a page does.
   * @throws Error if the site refuses the form
   */
  async post(path: string, { form, cookie }: PostOptions): Promise<Response> {
    const answer = await fetch(this.app.listeningOrigin + path, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
    });
    if (answer.status < 400) return answer;
    throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
  }
}

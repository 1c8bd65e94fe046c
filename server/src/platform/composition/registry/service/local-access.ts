import { timingSafeEqual } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { newToken } from '../../../tokens/random-token.ts';
import { writeWhole } from '../store/write-whole.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';

/** How commands on the site's own machine call its registry service. */
export interface LocalAccess {
  /** Such as 'http://127.0.0.1:3000'. */
  readonly url: string;
  /** Value of the Host header. */
  readonly host: string;
  readonly token: string;
}

const schema = v.object({ url: v.string(), host: v.string(), token: v.string() });

const fileOf = (dataDir: string) => join(dataDir, 'registry', 'local-access.json');

/** The actor recorded for commands on the site's own machine. */
export const operator: RegistryActor = { accountId: null, accountName: 'the command line', scope: null };

/**
 * A token for people who can read the data folder and could change the registry anyway. It is valid as long as the file
 * `local-access.json` contains it.
 */
export class LocalAccessToken {
  readonly #token = newToken();
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Returns the operator if the token is valid and the request comes from this machine; otherwise null. */
  readonly actorOf = async (
    token: string,
    { socket }: Pick<FastifyRequest, 'socket'>,
  ): Promise<RegistryActor | null> => {
    if (!/^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')) return null;
    // Another process of the site may have replaced the file.
    const access = await readLocalAccess(this.#dataDir);
    if (!access) return null;
    const [given, valid] = [Buffer.from(token), Buffer.from(access.token)];
    return given.length === valid.length && timingSafeEqual(given, valid) ? operator : null;
  };

  /** Writes `local-access.json`, readable only by the system user that runs the site. */
  async announce(address: Omit<LocalAccess, 'token'>): Promise<void> {
    const access: LocalAccess = { ...address, token: this.#token };
    await writeWhole(fileOf(this.#dataDir), Buffer.from(JSON.stringify(access)), 0o600);
  }

  /** Removes the file, unless another process has replaced it. */
  async withdraw(): Promise<void> {
    const access = await readLocalAccess(this.#dataDir);
    if (access?.token === this.#token) await rm(fileOf(this.#dataDir), { force: true });
  }
}

/** Returns how to connect to the site that uses this data folder; null if the folder has no valid file. */
export async function readLocalAccess(dataDir: string): Promise<LocalAccess | null> {
  try {
    return v.parse(schema, JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

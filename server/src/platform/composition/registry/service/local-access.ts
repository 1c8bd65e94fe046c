import { timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { newToken } from '../../../tokens/random-token.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';

/** Data with which commands on the site's own machine call its registry service. */
export interface LocalAccess {
  /** URL at which the server listens: 'http://127.0.0.1:3000'. */
  readonly url: string;
  /** The site's host name, for the Host header. */
  readonly host: string;
  readonly token: string;
}

const schema = v.object({ url: v.string(), host: v.string(), token: v.string() });

const fileOf = (dataDir: string) => join(dataDir, 'registry', 'local-access.json');

/** The actor recorded for commands on the site's own machine. */
export const operator: RegistryActor = { accountId: null, accountName: 'the command line', scope: null };

/**
 * A token that is valid while this process is running. It is meant for people who can read the data folder on this
 * machine and could therefore change the registry anyway.
 */
export class LocalAccessToken {
  readonly #token = newToken();

  /** Returns the operator if the request comes from this machine with this token; null otherwise. */
  readonly actorOf = (token: string, { socket }: Pick<FastifyRequest, 'socket'>): RegistryActor | null => {
    const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
    const given = Buffer.from(token);
    const own = Buffer.from(this.#token);
    return isLocal && given.length === own.length && timingSafeEqual(given, own) ? operator : null;
  };

  /** Writes the connection data to a file that only the user who runs the site can read. */
  async announce(dataDir: string, address: Omit<LocalAccess, 'token'>): Promise<void> {
    const access: LocalAccess = { ...address, token: this.#token };
    const file = fileOf(dataDir);
    await mkdir(dirname(file), { recursive: true });
    // Overwriting an existing file would keep its mode.
    await rm(file, { force: true });
    await writeFile(file, JSON.stringify(access), { mode: 0o600 });
  }

  async withdraw(dataDir: string): Promise<void> {
    await rm(fileOf(dataDir), { force: true });
  }
}

/**
 * Returns how to connect to the site that uses this data folder; null if no site is running or the site wrote no file.
 */
export async function readLocalAccess(dataDir: string): Promise<LocalAccess | null> {
  try {
    return v.parse(schema, JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions, Level, Logger } from 'pino';

/** Logger for one request. Creates the underlying logger only when needed, because a request may log nothing. */
export class RequestLogger implements FastifyBaseLogger {
  readonly #server: Logger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #bound: Logger | undefined;

  constructor(server: Logger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#server = server;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level() {
    return this.#options.level ?? this.#server.level;
  }

  trace(...line: unknown[]) {
    this.#write('trace', line);
  }
  debug(...line: unknown[]) {
    this.#write('debug', line);
  }
  info(...line: unknown[]) {
    this.#write('info', line);
  }
  warn(...line: unknown[]) {
    this.#write('warn', line);
  }
  error(...line: unknown[]) {
    this.#write('error', line);
  }
  fatal(...line: unknown[]) {
    this.#write('fatal', line);
  }
  silent() {}

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#bind().child(bindings, options);
  }

  #write(level: Level, line: unknown[]) {
    if (!this.#options.level && !this.#server.isLevelEnabled(level)) return;
    const bound = this.#bind();
    Reflect.apply(bound[level], bound, line);
  }

  #bind(): Logger {
    this.#bound ??= this.#server.child(this.#bindings, this.#options);
    return this.#bound;
  }
}

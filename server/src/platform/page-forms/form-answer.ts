import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';
import { forbidden } from '../rpc/protocol/rpc-fault.ts';
import type { Visitors } from './visitors.ts';

interface FormAnswer {
  /** What a form says that comes after its login has ended. */
  readonly loginEnded: string;
  /** Does what the form asks for; returns the path of the page after it. */
  readonly run: (caller: Caller) => Promise<FastifyReply | string>;
  /** Shows the form again with why not. */
  readonly refuse: (error: unknown) => Promise<FastifyReply>;
}

/** Answers a form that only somebody who is logged in can send: leads to the next page, or has it refused. */
export async function answerForm(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  { loginEnded, run, refuse }: FormAnswer,
): Promise<FastifyReply> {
  try {
    const { caller } = await visitors.of(request);
    if (!caller) throw forbidden(loginEnded);
    const next = await run(caller);
    return typeof next === 'string' ? reply.header('cache-control', 'no-store').redirect(next, 303) : next;
  } catch (error) {
    return refuse(error);
  }
}

/** The names and values of a form; none if its body was empty. */
export function formOf({ body }: { readonly body: unknown }): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

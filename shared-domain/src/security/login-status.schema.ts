import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { role } from './role-json.schema.ts';

const entries = { status: v.boolean(), role: v.nullable(role), token: v.nullable(v.string()) };
const statusShape = object(entries);

/** The visitor's login status (H8). */
export interface LoginStatus extends v.InferOutput<typeof statusShape> {}
export const loginStatus: Schema<LoginStatus> = statusShape;

const resultShape = object({ ...entries, secondFactor: v.exactOptional(v.literal('totp')) });

/**
 * Result of `login`. If `secondFactor` is present, call `login` again with `code`, which is either a code from the
 * authenticator app or a backup code.
 */
export interface LoginResult extends v.InferOutput<typeof resultShape> {}
export const loginResult: Schema<LoginResult> = resultShape;

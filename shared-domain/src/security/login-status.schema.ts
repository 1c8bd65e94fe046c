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
 * Result of `login`. `secondFactor` means that name and password are correct, but that the account also requires a
 * code from its authenticator app. The call is then repeated with `code`.
 */
export interface LoginResult extends v.InferOutput<typeof resultShape> {}
export const loginResult: Schema<LoginResult> = resultShape;

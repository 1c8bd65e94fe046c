import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { role } from './role-json.schema.ts';

const entries = { status: v.boolean(), role: v.nullable(role), token: v.nullable(v.string()) };
const statusShape = object(entries);

/** Who the visitor is (H8). */
export interface LoginStatus extends v.InferOutput<typeof statusShape> {}
export const loginStatus: Schema<LoginStatus> = statusShape;

const resultShape = object({ ...entries, secondFactor: v.exactOptional(v.literal('totp')) });

/**
 * Result of `login`. `secondFactor` means that name and password are correct and the account also requires the code of
 * its authenticator app: the call is repeated with `code`.
 */
export interface LoginResult extends v.InferOutput<typeof resultShape> {}
export const loginResult: Schema<LoginResult> = resultShape;

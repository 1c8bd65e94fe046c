import * as v from 'valibot';
import {
  newTokenSchema,
  previewParams,
  releaseParams,
  rollbackParams,
  withdrawParams,
} from '../../editing/index.ts';
import type { ListedRegistryToken, ListedVersion } from '../../index.ts';
import {
  acceptedChange,
  listedRegistryToken,
  listedRemote,
  partFailure,
  previewLink,
  registryChange,
  remoteHistory,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleMoment } from './example-values.ts';
import { text, uuid } from './values.ts';

const exampleVersion: ListedVersion = {
  version: '1.0.0+3f2a9c0d1e2b',
  publishedAt: exampleMoment,
  publishedBy: 'the token “Example team”',
  commit: '9d1c0f4e8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d',
  bytes: 512_000,
  firstScreenBytes: 48_000,
  isKept: true,
};
const tokenParams = {
  label: 'Example team',
  names: ['mf-example'],
  paths: ['/example'],
  actions: ['publish', 'release'],
  days: 90,
};
const exampleToken: ListedRegistryToken = {
  id: '5d0c8a3b-2f4e-4d6a-9b7c-1e3f5a7b9c11',
  label: tokenParams.label,
  names: tokenParams.names,
  paths: tokenParams.paths,
  actions: ['publish', 'release'],
  createdAt: exampleMoment,
  createdBy: 'ana',
  expiresAt: '2027-02-18T17:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const gone = { name: 'mf-nothing', reason: 'It is not needed' };
const noVersion = {
  name: 'No such version',
  error: 'notFound',
  message: 'mf-nothing 1.0.0 has not been published. Publish it first, or name a version of its history.',
} as const;
const unknown = 'mf-nothing has never been published. Check the name, or publish it first.';

export const remotesSchemas = {
  list: describeMethod({
    summary: 'The parts of the site with their live versions, by name.',
    result: v.array(listedRemote),
    examples: [
      {
        name: 'One part',
        params: {},
        result: [
          {
            name: 'mf-example',
            kind: 'remote',
            live: exampleVersion,
            serving: null,
            problem: null,
            paths: ['/example'],
            contract: '^2.3.0',
            react: '^19.3.0',
            lacks: ['contract 3', 'React 20'],
          },
        ],
      },
    ],
  }),
  history: describeMethod({
    summary: 'The newest releases and versions of a part.',
    params: v.strictObject({ name: text(60) }),
    result: remoteHistory,
    errors: ['notFound'],
    examples: [
      {
        name: 'A version that was never live',
        params: { name: 'mf-example' },
        result: { name: 'mf-example', releases: [], versions: [exampleVersion], canaries: [] },
      },
      { name: 'No such part', params: { name: 'mf-nothing' }, error: 'notFound', message: unknown },
    ],
  }),
  failures: describeMethod({
    summary: 'Failures of a part in visitors’ browsers, the latest first.',
    params: v.strictObject({ name: text(60) }),
    result: v.array(partFailure),
    examples: [
      {
        name: 'One failure',
        params: { name: 'mf-example' },
        result: [
          {
            version: exampleVersion.version,
            kind: 'TypeError',
            places: ['src/price.ts:20', 'src/example-page.tsx:41'],
            count: 12,
            firstAt: exampleMoment,
            lastAt: exampleMoment,
          },
        ],
      },
    ],
  }),
  preview: describeMethod({
    summary: 'Makes a link that shows a published version in the site to anyone who opens it.',
    params: previewParams,
    result: previewLink,
    errors: ['notFound', 'conflict'],
    examples: [{ ...noVersion, params: { name: gone.name, version: '1.0.0' } }],
  }),
  release: describeMethod({
    summary:
      'Accepts that a published version of a part becomes live, for the next page of every visitor, once it was tried on pages of the site.',
    params: releaseParams,
    result: acceptedChange,
    errors: ['notFound', 'conflict'],
    examples: [{ ...noVersion, params: { ...gone, version: '1.0.0' } }],
  }),
  rollback: describeMethod({
    summary:
      'Rolls a part back to the previous version, or accepts that it goes back to a given one, which is tried first.',
    params: rollbackParams,
    result: v.union([registryChange, acceptedChange]),
    errors: ['notFound', 'conflict'],
    examples: [{ ...noVersion, params: { ...gone, from: '1.1.0', to: '1.0.0' } }],
  }),
  outcome: describeMethod({
    summary: 'Waits some seconds for an accepted change. Returns its outcome, or null while it is pending.',
    params: v.strictObject({ id: uuid }),
    result: v.nullable(registryChange),
    errors: ['notFound', 'conflict'],
    examples: [
      {
        name: 'Not there',
        params: { id: '00000000-0000-4000-8000-000000000000' },
        error: 'notFound',
        message:
          'There is no such change, or it ended more than a week ago. The history of the part shows what is live.',
      },
    ],
  }),
  withdraw: describeMethod({
    summary: 'Removes a remote from the site: its pages return 404 until a version is released.',
    params: withdrawParams,
    result: registryChange,
    errors: ['notFound', 'conflict'],
    examples: [{ name: 'No such part', params: gone, error: 'notFound', message: unknown }],
  }),
};

export const registryTokensSchemas = {
  list: describeMethod({
    summary: 'The tokens that teams publish with, without their secrets, newest first.',
    result: v.array(listedRegistryToken),
    examples: [{ name: 'One token', params: {}, result: [exampleToken] }],
  }),
  create: describeMethod({
    summary: 'Creates a token. Its secret is returned only here and stored nowhere.',
    params: newTokenSchema,
    result: v.strictObject({ secret: v.string(), token: listedRegistryToken }),
    examples: [
      {
        name: 'For ninety days',
        params: tokenParams,
        result: { secret: 't24r_Tm90IGEgcmVhbCB0b2tlbiwganVzdCBhbiBleGFtcGxl', token: exampleToken },
      },
    ],
  }),
  revoke: describeMethod({
    summary: 'Revokes a token permanently.',
    params: v.strictObject({ id: uuid }),
    result: listedRegistryToken,
    errors: ['notFound'],
    examples: [
      {
        name: 'Not there',
        params: { id: '00000000-0000-4000-8000-000000000000' },
        error: 'notFound',
        message: 'There is no such token, or it has already been revoked.',
      },
    ],
  }),
};

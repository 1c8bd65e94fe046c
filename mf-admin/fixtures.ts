import { answerCall, defineFixtures, type FixtureStates } from '@title24/remote-kit/fixture-site';
import { config, desk, submissions } from '@title24/remote-kit/rpc';
import { loginAs } from '@title24/remote-kit/testing';
import { exampleCalls } from '@title24/remote-kit/testing/examples';
import { exampleProject } from '@title24/shared-domain/projects';
import remote from './remote.config.ts';
import { deskNow, deskOrder } from './src/testing/order-fixture.ts';
import { configuration, estimatorPrices } from './src/testing/site-fixture.ts';
import { submission } from './src/testing/submission-fixture.ts';

/** Fixtures for a visitor who is not logged in. */
export default defineFixtures({ calls: [] });

export const states: FixtureStates = {
  /** All pages as shown to an administrator, with example data. */
  admin: defineFixtures({
    login: loginAs('Admin'),
    now: deskNow,
    calls: [
      answerCall(config.loadForEdit, () => configuration),
      // A public method and a staff method have this name, so the response contains the fields of both.
      answerCall(config.loadEstimatorPrices, () => ({ ...estimatorPrices, ...estimatorPrices.prices })),
      answerCall(desk.load, () => deskOrder),
      answerCall(desk.snapshot, () => ({
        round: 1,
        takenAt: deskOrder.submittedAt,
        sha256: 'ab'.repeat(32),
        data: exampleProject,
        findings: [],
      })),
      answerCall(submissions.load, () => submission),
      ...exampleCalls(),
    ],
    addresses: [
      ...remote.routes.map(({ path }) => path),
      `/admin/orders?id=${deskOrder.number}`,
      `/admin/submissions?reference=${submission.reference}`,
      '/admin/remotes?name=mf-example',
    ],
  }),
  /** Two staff pages as shown to a member, who is not allowed to use them. */
  member: defineFixtures({ login: loginAs('Member'), calls: [], addresses: ['/admin', '/admin/remotes'] }),
};

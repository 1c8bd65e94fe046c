import { answerCall, defineFixtures, type FixtureStates } from '@title24/remote-kit/fixture-site';
import { orders, projects, publicProducts } from '@title24/remote-kit/rpc';
import { loginAs } from '@title24/remote-kit/testing';
import { exampleCalls } from '@title24/remote-kit/testing/examples';
import { seedCatalogue } from '@title24/shared-domain/estimator/testing';
import { exampleProject, projectSteps } from '@title24/shared-domain/projects';
import { paths, projectPath, stepPath, takeoffPath } from './src/project-paths.ts';
import {
  draftWithCopy,
  mailingAddress,
  products,
  quoteOf,
  reportDraft,
  visa,
} from './src/testing/order-draft.ts';
import { deliveredOrder } from './src/testing/order-view.ts';
import { storedProject } from './src/testing/stored-project.ts';

const catalog = answerCall(publicProducts.findAll, () => [...seedCatalogue]);

/** Responses for a visitor who is not logged in and has no projects. */
export default defineFixtures({ calls: [catalog, ...exampleCalls()] });

const project = projectPath('P100245');
const ordering = ['', '/address', '/card', '/check'].map((page) => `${project}/order${page}`);

export const states: FixtureStates = {
  /** A complete project and its order, as the owner sees them. */
  owner: defineFixtures({
    login: loginAs('Member'),
    calls: [
      answerCall(publicProducts.findAll, () => products),
      answerCall(projects.active, () => ({ number: 'P100245' })),
      answerCall(projects.load, () => storedProject(exampleProject)),
      answerCall(orders.draft, () => reportDraft),
      answerCall(orders.quote, ({ items }) => quoteOf(items)),
      answerCall(orders.load, () => deliveredOrder),
      ...exampleCalls(),
    ],
    addresses: [
      paths.list,
      paths.newProject,
      paths.active,
      paths.help,
      paths.importProject,
      project,
      ...projectSteps.map((step) => stepPath('P100245', step)),
      takeoffPath('P100245'),
      `${project}/check`,
      ...ordering,
      `${project}/order/1`,
      `${project}/order/1/pay`,
    ],
  }),
  /** An order draft with a printed copy, to be paid by card. */
  card: defineFixtures({
    login: loginAs('Member'),
    calls: [
      answerCall(publicProducts.findAll, () => products),
      answerCall(projects.load, () => storedProject(exampleProject)),
      answerCall(orders.draft, () => ({
        ...draftWithCopy,
        address: mailingAddress,
        payment: { card: visa, others: [] },
      })),
      answerCall(orders.quote, ({ items }) => quoteOf(items)),
      ...exampleCalls(),
    ],
    addresses: ordering,
  }),
  /** A new project with only its kind. */
  empty: defineFixtures({
    login: loginAs('Member'),
    calls: [
      catalog,
      answerCall(projects.load, () => storedProject({ version: 1, kind: 'new' })),
      ...exampleCalls(),
    ],
    addresses: [project, ...projectSteps.map((step) => stepPath('P100245', step))],
  }),
};

/** @public For remotes' own tests. */
export { type FixtureSite, startFixtureSite } from './fixture-site.ts';
/** @public For remotes' own tests. */
export { type OpenRemote, openRemote } from './open-remote.ts';
/** @public For remotes' own tests. */
export {
  answerCall,
  type CallFixture,
  defineFixtures,
  type FixtureStates,
  type SiteFixtures,
} from './site-fixtures.ts';

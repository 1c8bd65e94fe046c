/* These exports are for the entries that a build generates from remote.config.ts. */
/** @public */
export { createParcels } from './create-parcel.tsx';
/** @public */
export { createRemote } from './create-remote.tsx';

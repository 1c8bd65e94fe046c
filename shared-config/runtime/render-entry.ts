/** @public What the entry imports that builds make from a remote.config.ts for the server. */
export { createRender } from './create-render.tsx';

/** @public Imported by the entries that builds generate from a remote.config.ts for the server. */
export { createRender } from './create-render.tsx';

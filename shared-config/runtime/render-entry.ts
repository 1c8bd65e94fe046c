/** @public Imported by the server entries that builds generate from remote.config.ts. */
export { createRender } from './create-render.tsx';

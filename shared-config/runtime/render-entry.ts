/** @public Imported by server entries, which are generated from remote.config.ts during builds. */
export { createRender } from './create-render.tsx';

export { createRender, renderPart, serverMountProps } from './create-render.tsx';

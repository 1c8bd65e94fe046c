export { createRender, serverMountProps } from './create-render.tsx';

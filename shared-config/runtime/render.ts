export { createRender } from './create-render.tsx';

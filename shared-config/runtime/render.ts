export { createRender, renderPart } from './create-render.tsx';

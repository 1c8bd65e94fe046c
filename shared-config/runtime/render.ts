export { serverMountProps } from './create-render.tsx';

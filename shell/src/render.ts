export { renderShell as render } from './render-shell.tsx';

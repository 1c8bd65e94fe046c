// The build answers a picture with its address; Jest would read it as a script.
jest.mock('../assets/hero-home.svg', () => 'hero-home.svg');
jest.mock('../assets/do-it-yourself.svg', () => 'do-it-yourself.svg');
jest.mock('../assets/full-service.svg', () => 'full-service.svg');

export { App } from '../app.tsx';

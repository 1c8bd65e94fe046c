export { loginAs } from '@title24/remote-kit/testing';

import { configure } from '@testing-library/react';

// These long timeouts only stop tests that hang, even on a heavily loaded machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

import { configure } from '@testing-library/react';

// These timeouts are long enough for a heavily loaded machine, so they stop only tests that hang.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

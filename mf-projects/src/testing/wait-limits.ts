import { configure } from '@testing-library/react';

// Only stops tests that hang, even on a heavily loaded machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

import { configure } from '@testing-library/react';

// This timeout only stops tests that hang, so it allows for a heavily loaded machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

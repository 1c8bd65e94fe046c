import { configure } from '@testing-library/react';

// Long enough for a heavily loaded machine; only stops tests that hang.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

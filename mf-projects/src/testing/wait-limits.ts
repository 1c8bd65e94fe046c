import { configure } from '@testing-library/react';

// What is waited for comes by itself; the limit is there for what hangs, on a loaded machine as well.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

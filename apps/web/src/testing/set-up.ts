import { configure } from '@testing-library/react';

// Pages of tests are served safely, which happy-dom does not say.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, isSecureContext: true });

// The library's own waits for a timer after each press, which tests that stop the clock would wait for in vain.
configure({ asyncWrapper: (press) => press() });

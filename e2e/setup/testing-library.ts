import { configure } from '@testing-library/react';

// Only what hangs takes so long; a busy machine may be slow.
configure({ asyncUtilTimeout: 10_000 });

import { z } from 'zod';

// Zod would try to compile its checks. The server's content policy forbids that, and the browser reports every try;
// schemas look at this when they are made, so it must be said before the first of them is imported.
z.config({ jitless: true });

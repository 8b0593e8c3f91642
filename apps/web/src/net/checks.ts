import { z } from 'zod';

// Zod would compile its checks, which the server's content security policy forbids and the browser reports. Schemas
// read this setting when they are created, so it must be set before the first of them is imported.
z.config({ jitless: true });

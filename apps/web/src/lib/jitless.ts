import { z } from "zod";

// Compiled validators need eval, which the Content-Security-Policy forbids. The setting is read when a schema
// is created, so this must be imported before any schema.
z.config({ jitless: true });

import { z } from "zod";

// Compiled checks need eval, which the Content-Security-Policy forbids. Schemas decide when they are made, so this
// must be imported before any of them.
z.config({ jitless: true });

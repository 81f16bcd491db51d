import { registerHooks } from "node:module";

const FOLDER = "/node_modules/drizzle-orm/";

/**
 * Speeds up imports inside drizzle-orm. Node parses its package.json of 180 kB again for each of them, to
 * learn that a .js file is a module; this costs half the start time and 90 MB of memory. Affects only later
 * imports; the program works without it.
 */
export function speedUpImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = "", conditions } = context;
      const isInside = specifier.startsWith(".") && specifier.endsWith(".js") && parentURL.includes(FOLDER);
      if (!isInside || !conditions.includes("import")) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    },
  });
}

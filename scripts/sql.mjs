import { join } from "node:path";
import { findNode } from "./lib/findNode.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { runMain } from "./lib/script.mjs";

// `npm run sql -- "select …"`: queries the bundled database of the running server.
await runMain(async () => {
  const node = await findNode();
  const program = join(root, "apps", "api", "src", "admin", "readDatabase.ts");
  return run(node, [program, ...process.argv.slice(2)]);
});

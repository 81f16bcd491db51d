import { join } from "node:path";
import { findNode } from "./lib/findNode.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { root } from "./lib/root.mjs";
import { run, toolEnvironment } from "./lib/run.mjs";
import { runMain } from "./lib/script.mjs";

// `npm run admin -- <command>`: runs the operator's commands on the current terminal.
await runMain(async () => {
  await installDependencies();
  const node = await findNode();
  const program = join(root, "apps", "api", "src", "admin", "main.ts");
  const options = { stdio: "inherit", env: toolEnvironment(), shell: false };
  return run(node, [program, ...process.argv.slice(2)], options);
});

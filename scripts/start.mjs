import { buildWeb } from "./lib/buildWeb.mjs";
import { findNode } from "./lib/findNode.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { runServer } from "./lib/runServer.mjs";
import { runMain } from "./lib/script.mjs";

// `npm start`: everything from a fresh clone to a running server. Uses the machine's own Node, 20 or later.
await runMain(async () => {
  await installDependencies();
  const node = await findNode();
  await buildWeb();
  return runServer(node, process.argv.slice(2));
});

import { buildWeb } from "./lib/buildWeb.mjs";
import { findNode } from "./lib/findNode.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { runServer } from "./lib/runServer.mjs";
import { main } from "./lib/say.mjs";

// `npm start`: everything from a fresh clone to a running server. Runs on the machine's own Node, 20 or later.
await main(async () => {
  await installDependencies();
  const node = await findNode();
  await buildWeb();
  return runServer(node, process.argv.slice(2));
});

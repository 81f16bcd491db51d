import { buildWeb } from "./lib/buildWeb.mjs";
import { findNode } from "./lib/findNode.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { run, toolEnvironment } from "./lib/run.mjs";
import { runServer } from "./lib/runServer.mjs";
import { print, runMain } from "./lib/script.mjs";

const API_PORT = process.env.PORT ?? "3000";
const WEB_PORT = process.env.WEB_PORT ?? "3001";

// `npm run dev`: the server, restarted on source changes, and the web application with hot reload.
await runMain(async () => {
  await installDependencies();
  const node = await findNode();
  // The server renders its public pages from a built application.
  await buildWeb();
  const web = new AbortController();
  const pages = run("npm", ["run", "dev", "-w", "apps/web", "--", "--port", WEB_PORT], {
    env: toolEnvironment({ API_PORT }),
    signal: web.signal,
  });
  print(
    `The web application with hot reload: http://127.0.0.1:${WEB_PORT} (the server's own address shows the built one).`,
  );
  const code = await runServer(node, process.argv.slice(2), { isWatching: true });
  web.abort();
  await pages;
  return code;
});

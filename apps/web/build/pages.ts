import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import { PUBLIC_SCREENS } from "../src/app/publicScreens.ts";

/**
 * Writes `pages.json`: scripts and message namespaces of each public path, which the server sends with the
 * page, so that the browser need not discover them one by one.
 */
export function listPages(): RsbuildPlugin {
  return {
    name: "list-pages",
    apply: "build",
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
        const namesOf = (chunk: string) => namedChunkGroups[chunk]?.assets?.map(({ name }) => `/${name}`);
        // Always part of the page.
        const initial = new Set(namesOf("index"));
        const pages = Object.entries(PUBLIC_SCREENS).map(([address, { chunk, words }]) => {
          const names = namesOf(chunk);
          if (!names) throw new Error(`No chunk is called ${chunk}, as ${address} says`);
          const scripts = names.filter((name) => name.endsWith(".js") && !initial.has(name));
          return { path: address, scripts, words: ["common", "validation", ...words] };
        });
        const { distPath } = api.context;
        await mkdir(distPath, { recursive: true });
        await writeFile(path.join(distPath, "pages.json"), JSON.stringify(pages));
      });
    },
  };
}

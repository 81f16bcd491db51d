import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";

const NAME = /^(?<namespace>[\w-]+)\.(?<language>en|nl)\.json$/;

interface MessageFile {
  file: string;
  asset: string;
  text: string;
}

/** Returns the messages of features and contract, each with its path below `/locales`. */
export async function readMessages(web: string): Promise<MessageFile[]> {
  const contract = path.join(web, "../../packages/contract/src");
  const files: string[] = [];
  for (const folder of [path.join(web, "src"), contract]) {
    for (const name of await readdir(folder, { recursive: true })) files.push(path.join(folder, name));
  }
  const taken = new Map<string, string>();
  return files.toSorted().flatMap((file) => {
    const name = NAME.exec(path.basename(file))?.groups;
    if (!name) return [];
    const asset = `locales/${name.language}/${name.namespace}.json`;
    const other = taken.get(asset);
    if (other) throw new Error(`Two files for ${asset}: ${other} and ${file}`);
    taken.set(asset, file);
    return [{ file, asset, text: JSON.stringify(JSON.parse(readFileSync(file, "utf8"))) }];
  });
}

/** Returns a short hash of all messages, part of their URLs, so that a new release loads new messages. */
export function versionOf(messages: MessageFile[]): string {
  const hash = createHash("sha256");
  for (const { asset, text } of messages) hash.update(asset).update(text);
  return hash.digest("hex").slice(0, 10);
}

/** Collects the messages into `/locales/{lng}/{ns}.json`, in the build and in development. */
export function gatherMessages(web: string): RsbuildPlugin {
  return {
    name: "gather-messages",
    setup(api) {
      api.processAssets({ stage: "additional" }, async ({ compilation, sources }) => {
        for (const { file, asset, text } of await readMessages(web)) {
          compilation.fileDependencies.add(file);
          compilation.emitAsset(asset, new sources.RawSource(text));
        }
      });
    },
  };
}

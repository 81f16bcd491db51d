import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RsbuildPlugin } from "@rsbuild/core";

const TEXT = /\.(js|css|html|json|svg|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress(): RsbuildPlugin {
  return {
    name: "precompress",
    apply: "build",
    setup(api) {
      api.onAfterBuild(async () => {
        const dist = api.context.distPath;
        for (const name of await readdir(dist, { recursive: true })) {
          if (!TEXT.test(name)) continue;
          const file = path.join(dist, name);
          const content = await readFile(file);
          const brotli = await toBrotli(content, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          });
          await writeFile(`${file}.br`, brotli);
          await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
        }
      });
    },
  };
}

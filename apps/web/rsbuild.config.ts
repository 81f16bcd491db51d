import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { gatherMessages, readMessages, versionOf } from "./build/messages.ts";
import { listPages } from "./build/pages.ts";
import { precompress } from "./build/precompress.ts";

const WEB = import.meta.dirname;

/** The same name as in `src/app/publicScreens.ts`. */
const SIGN_IN_CHUNK = "sign-in";

const fileOf = (library: string, file: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve(library))), file);

/** Modules of libraries that would always be loaded, but are never executed. */
const UNUSED = [
  // Only the server converts schemas to JSON Schema.
  fileOf("zod", "v4/core/json-schema-processors.js"),
  fileOf("zod", "v4/core/to-json-schema.js"),
  // The theme disables ripples.
  fileOf("@mui/material/ButtonBase", "TouchRipple.mjs"),
];

export default defineConfig(async ({ command }) => ({
  plugins: [pluginReact(), gatherMessages(WEB), listPages(), precompress()],
  source: {
    entry: { index: "./src/main.tsx" },
    define: {
      MESSAGES_VERSION: JSON.stringify(command === "build" ? versionOf(await readMessages(WEB)) : "dev"),
    },
  },
  html: {
    template: "./src/index.html",
    scriptLoading: "defer",
  },
  output: {
    distPath: { root: "dist" },
    sourceMap: { js: command === "build" ? false : "cheap-module-source-map", css: false },
    // A few lines, whose separate file would delay the first frame.
    inlineStyles: true,
    // An inlined font would become part of the style sheet, and block it.
    dataUriLimit: 0,
    legalComments: "none",
  },
  performance: {
    preload: { type: "all-assets", include: [/poppins-latin-(400|600).*\.woff2$/] },
    printFileSize: { compressed: { type: "brotli" } },
  },
  splitChunks: {
    preset: "none",
    cacheGroups: {
      // Includes libraries of the sign-in page, because every page uses them, and one file compresses better
      // than ten. They are removed from all chunks; otherwise another page's chunk would include them again.
      vendor: {
        test: (module, { chunkGraph }) =>
          /[\\/]node_modules[\\/]/.test(module.identifier()) &&
          [...chunkGraph.getModuleChunksIterable(module)].some(
            (chunk) => chunk.canBeInitial() || chunk.name === SIGN_IN_CHUNK,
          ),
        name: "vendor",
        chunks: "all",
        enforce: true,
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 3001,
    proxy: { "/api": `http://127.0.0.1:${process.env.API_PORT ?? "3000"}` },
  },
  tools: {
    rspack: {
      resolve: { alias: Object.fromEntries(UNUSED.map((file) => [file, false as const])) },
      optimization: { mangleExports: "size" },
      output: {
        chunkLoadTimeout: 120_000,
        // The Content-Security-Policy allows scripts of this policy only.
        trustedTypes: { policyName: "vaardig" },
      },
    },
  },
}));

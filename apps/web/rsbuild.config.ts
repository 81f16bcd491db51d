import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { gatherMessages, readMessages, versionOf } from "./build/messages.ts";
import { precompress } from "./build/precompress.ts";

const WEB = import.meta.dirname;

const zodFile = (name: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve("zod"))), `v4/core/${name}.js`);

export default defineConfig(async ({ command }) => ({
  plugins: [pluginReact(), gatherMessages(WEB), precompress()],
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
    // A font as data: would be part of the style sheet and block it.
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
      react: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: "react",
        chunks: "initial",
        priority: 20,
      },
      vendor: { test: /[\\/]node_modules[\\/]/, name: "vendor", chunks: "initial", priority: 10 },
    },
  },
  server: {
    port: 3001,
    proxy: { "/api": "http://127.0.0.1:3000" },
  },
  tools: {
    rspack: {
      // Schemas become JSON Schema on the server alone; here that code would never run.
      resolve: { alias: { [zodFile("json-schema-processors")]: false, [zodFile("to-json-schema")]: false } },
      output: {
        chunkLoadTimeout: 120_000,
        // The Content-Security-Policy allows scripts of this one policy.
        trustedTypes: { policyName: "vaardig" },
      },
    },
  },
}));

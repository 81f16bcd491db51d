/** Boundaries between workspaces, layers and features; see docs/ARCHITECTURE.md. */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "packages-know-no-app", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    {
      name: "contract-is-the-wire-only",
      severity: "error",
      from: { path: "^packages/contract/" },
      to: { path: "^packages/(?!contract)" },
    },
    {
      name: "web-and-api-meet-in-contract",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^(apps/api/|packages/(?!contract/))" },
    },
    {
      name: "api-knows-no-web",
      severity: "error",
      from: { path: "^apps/api/" },
      to: { path: "^apps/web/src" },
    },
    {
      name: "api-platform-at-the-bottom",
      comment: "The platform knows nothing of the product.",
      severity: "error",
      from: { path: "^apps/api/src/platform/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/", pathNot: "^apps/api/src/(platform/|config\\.ts$)" },
    },
    {
      name: "api-domain-above-platform",
      comment: "Rules of the product know no call that uses them.",
      severity: "error",
      from: { path: "^apps/api/src/domain/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/", pathNot: "^apps/api/src/(domain/|platform/|config\\.ts$)" },
    },
    {
      name: "api-features-on-top-and-apart",
      comment: "A feature sees no other feature, and nothing of what puts the server together.",
      severity: "error",
      from: { path: "^apps/api/src/features/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/", pathNot: "^apps/api/src/(features/$1/|domain/|platform/|config\\.ts$)" },
    },
    {
      name: "web-features-apart",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/(app/|features/(?!$1/))" },
    },
    {
      name: "web-shared-below-features",
      severity: "error",
      from: { path: "^apps/web/src/shared/" },
      to: { path: "^apps/web/src/(app|features)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-lib-and-ui-at-the-bottom",
      severity: "error",
      from: { path: "^apps/web/src/(lib|ui)/" },
      to: { path: "^apps/web/src/(app|features|shared)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-ui-knows-no-contract-and-no-call",
      severity: "error",
      from: { path: "^apps/web/src/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(packages/contract/|apps/web/src/lib/api/[^/]+\\.api\\.ts$)" },
    },
    {
      name: "tests-stay-tests",
      severity: "error",
      from: { pathNot: "(\\.test\\.tsx?$|/test/|/testing/|^e2e/|^bench/|^scripts/)" },
      to: { path: "(\\.test\\.tsx?$|^apps/api/src/test/|/testing/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/dist/|/node_modules/|\\.build/)" },
    tsPreCompilationDeps: true,
    parser: "swc",
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

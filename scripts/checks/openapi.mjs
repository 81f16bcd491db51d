import { Validator } from "@seriousme/openapi-schema-validator";
import { buildOpenApi } from "../../apps/api/src/platform/openapi/buildOpenApi.ts";
import { readContract } from "../../apps/api/src/platform/openapi/readContract.ts";
import { print, runMain } from "../lib/script.mjs";

// Checks that the API description is valid OpenAPI, has no dangling references, and documents the success
// response of each operation.
const LARGEST = 1024 * 1024;

function* refs(value) {
  if (typeof value !== "object" || value === null) return;
  if (typeof value.$ref === "string") yield value.$ref;
  for (const one of Object.values(value)) yield* refs(one);
}

function* schemas(value) {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const one of Object.values(value)) yield* schemas(one);
}

function found(document, ref) {
  if (!ref.startsWith("#/")) return undefined;
  return ref
    .slice(2)
    .split("/")
    .reduce((at, name) => at?.[name], document);
}

/** Returns the problems of an OpenAPI document. */
export async function problemsOf(document) {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  const problems = valid ? [] : [`it is no OpenAPI: ${JSON.stringify(errors, null, 1)}`];
  for (const ref of new Set(refs(document)))
    if (found(document, ref) === undefined) problems.push(`${ref} is referred to and is not there`);
  for (const { enum: values, type, nullable } of schemas(document))
    if (Array.isArray(values) && (nullable || type?.includes?.("null")) && !values.includes(null))
      problems.push(`an enum may be null and does not say so: ${values}`);
  const ids = new Set();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses, requestBody, parameters = [] }] of Object.entries(
      methods,
    )) {
      const name = `${method} ${path}`;
      if (ids.has(operationId)) problems.push(`${name} has the name of another: ${operationId}`);
      ids.add(operationId);
      if (!Object.keys(responses).some((status) => /^[23]/.test(status)))
        problems.push(`${name} never succeeds`);
      for (const { content } of [requestBody, ...Object.values(responses)].filter((one) => one?.content))
        if (Object.keys(content).length === 0) problems.push(`${name} says no media type`);
      const said = parameters.filter((one) => one.in === "path").map((one) => `{${one.name}}`);
      const asked = path.match(/\{\w+\}/g) ?? [];
      if (String(said.sort()) !== String([...asked].sort()))
        problems.push(`${name} has other parts than its path`);
    }
  }
  const size = JSON.stringify(document).length;
  if (size > LARGEST) problems.push(`it is ${size} bytes, more than ${LARGEST}`);
  return problems;
}

if (process.argv[1] === import.meta.filename)
  await runMain(async () => {
    const problems = await problemsOf(buildOpenApi(await readContract()));
    for (const problem of problems) print(problem);
    return problems.length > 0 ? 1 : 0;
  });

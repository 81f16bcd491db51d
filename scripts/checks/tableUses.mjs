import { parseSync } from "@swc/core";

const HOLE = "\u0000";
// SQL keywords before a table name; `distinct from` is a comparison.
const BEFORE =
  /(?<!\bdistinct\s+)\b(delete from|insert into|from|join|into|update|using|truncate|table)\s+(?:only\s+|lateral\s+)?|::\s*/gi;
const WRITES = /^(delete from|insert into|into|update|truncate|::)/i;
// A fragment that starts with its table: `applications a join users u`.
const BEGINS = /^\s*(?=\w+(?:\s+(?:as\s+)?\w+)?\s+(?:join|left join|cross join)\b)/i;
const NAMED =
  /^"?(\w+)"?(?:\s+(?:as\s+)?(?!(?:where|join|left|right|inner|cross|full|on|set|order|group|limit|union|using|values|for|offset|having|select|returning|tablesample)\b)([a-z_]\w*))?(\s*,\s*)?/i;
const IS_SQL = /\b(select|insert into|update|delete from|join)\b/;
// Values of keys that may be table names: `{ users: "u.id" }`, `{ applications: { key: "id" } }`.
const LEADS = new Set(["ObjectExpression", "ArrayExpression", "StringLiteral", "TemplateLiteral"]);
// Type expressions that wrap a value.
const TYPED = new Set(["TsAsExpression", "TsConstAssertion", "TsNonNullExpression", "TsSatisfiesExpression"]);
const READS = new Set(["from", "leftJoin", "innerJoin", "rightJoin", "fullJoin"]);

/**
 * Returns the table uses of a source file. `imports`: values imported from `*.table.ts` files, each with the
 * properties read and whether the whole table may be read or written. `named`: tables named in SQL, each
 * with the columns read, `*` for a write, and without an alias the `bare` words that may be its columns.
 * `holes`: interpolated table names with the columns read. `words` are strings and `keys` are object keys
 * with their string values, among which an interpolated name is searched. `modules`: the origin of imported
 * names.
 */
export function readTableUses(source) {
  const uses = { imports: new Map(), texts: [], words: new Set(), keys: [], modules: new Map() };
  const { body } = parseSync(source, { syntax: "typescript", target: "esnext" });
  const isImport = ({ type, typeOnly }) => type === "ImportDeclaration" && !typeOnly;
  for (const node of body.filter(isImport)) readImport(node, uses);
  for (const node of body) if (node.type !== "ImportDeclaration") visit(node, uses);
  const { texts, ...rest } = uses;
  const of = (text) => (one) => ({ ...one, columns: columnsOf(one, text, texts), bare: bareOf(one, text) });
  return {
    ...rest,
    named: texts.flatMap((text) => text.named.map(of(text))),
    holes: texts.flatMap((text) => text.holes.map(of(text))),
  };
}

/**
 * Returns the columns read from a table by its alias, in its statement and in SQL fragments without that
 * alias's definition.
 */
function columnsOf({ name, alias = name, isWrite }, text, texts) {
  if (isWrite || new RegExp(`\\bselect\\s+\\*\\s+from\\s+${name}\\b`).test(text.words)) return ["*"];
  const defines = (other) => other.named.some((one) => (one.alias ?? one.name) === alias);
  const read = texts
    .filter((other) => other === text || !defines(other))
    .flatMap((other) => other.columns.filter(([of]) => of === alias).map(([, column]) => column));
  return [...new Set(read)];
}

/** Returns the words of a statement that may be columns of a table without an alias. */
function bareOf({ alias }, { words }) {
  return alias ? [] : [...new Set(words.match(/(?<![\w.'$])[a-z_]\w*(?![\w.'(])/g))];
}

function readImport({ source, specifiers }, { imports, modules }) {
  for (const { imported, local, isTypeOnly } of specifiers) {
    if (isTypeOnly) continue;
    modules.set(local.value, source.value);
    if (!source.value.endsWith(".table.ts")) continue;
    const name = imported?.value ?? local.value;
    imports.set(local.value, { name, from: source.value, properties: new Set(), isWhole: false });
  }
}

function visit(node, uses) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, uses);
    return;
  }
  if (node === null || typeof node !== "object") return;
  if (node.type?.startsWith("Ts")) {
    if (TYPED.has(node.type)) visit(node.expression, uses);
    return;
  }
  if (readDrizzle(node, uses)) return;
  if (node.type === "StringLiteral") readText(node.value, [], uses);
  if (node.type === "KeyValueProperty" && LEADS.has(node.value.type)) {
    uses.keys.push([node.key.value, node.value.type === "StringLiteral" ? node.value.value : undefined]);
  }
  if (node.type === "TemplateLiteral") {
    readText(node.quasis.map(({ raw }) => raw).join(HOLE), node.expressions, uses);
  }
  for (const value of Object.values(node)) visit(value, uses);
}

/**
 * Records Drizzle uses: `users.firstName` reads a column, `.from(users)` the selected columns, `.select()`
 * all; anything else may read or write all.
 */
function readDrizzle(node, uses) {
  const { imports } = uses;
  if (node.type === "Identifier" && imports.has(node.value)) imports.get(node.value).isWhole = true;
  if (
    node.type === "MemberExpression" &&
    node.property.type === "Identifier" &&
    imports.has(node.object.value)
  ) {
    imports.get(node.object.value).properties.add(node.property.value);
    return true;
  }
  if (node.type !== "CallExpression") return false;
  const method = node.callee.property?.value;
  const [first, ...others] = node.arguments;
  if (!READS.has(method) || !imports.has(first?.expression.value)) return false;
  if (selectsAll(node.callee.object)) imports.get(first.expression.value).isWhole = true;
  visit([node.callee, others], uses);
  return true;
}

/** Returns whether a call chain begins with `select()` without columns. */
function selectsAll(node) {
  if (node?.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { property, object } = node.callee;
  return (property.value === "select" && node.arguments.length === 0) || selectsAll(object);
}

function readText(text, expressions, uses) {
  const read = { named: [], holes: [], columns: [], words: text };
  uses.words.add(text);
  uses.texts.push(read);
  for (const [, alias, column] of text.matchAll(/\b([a-z_]\w*)\.(\w+|\*)/g))
    read.columns.push([alias, column]);
  const places = [...text.matchAll(BEFORE)].map(({ index, 0: before }) => [index + before.length, before]);
  if (BEGINS.test(text)) places.push([0, ""]);
  for (const [start, before] of places) readList(text, start, before, expressions, read);
}

/** Reads the tables from `start` on: one, or a list such as `from a x, b y`. */
function readList(text, start, before, expressions, read) {
  const rest = text.slice(start);
  const isWrite = WRITES.test(before);
  if (rest.startsWith(HOLE)) {
    const [, , alias] = NAMED.exec(`table${rest.slice(1)}`) ?? [];
    const filler = expressions[text.slice(0, start).split(HOLE).length - 1];
    const filled = rootOf(filler);
    // The result of a call is analysed where the function is defined.
    if (IS_SQL.test(text) && filler?.type !== "CallExpression")
      read.holes.push({ filled, name: HOLE, alias, isWrite: isWrite || !alias });
    return;
  }
  const [matched, name, alias, comma] = NAMED.exec(rest) ?? [];
  if (!name) return;
  read.named.push({ name, alias, isWrite });
  if (comma && /^(from|using)/i.test(before)) {
    readList(text, start + matched.length, before, expressions, read);
  }
}

/** Returns the leftmost name of an expression, such as `TABLES` of `TABLES[noun].name`. */
function rootOf(node) {
  if (node?.type === "Identifier") return node.value;
  return node?.object ? rootOf(node.object) : undefined;
}

const DEFAULT_NAMESPACE = "common";
const STRING = /(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const TEMPLATE = /`((?:\\.|[^`\\])*)`/g;

/**
 * Returns the message uses of a source file: `calls` are keys given to `t` or `i18nKey`, `patterns` are keys
 * with interpolated parts, `literals` are all strings, `namespaces` are where keys without a colon are
 * looked up.
 */
export function readUses(source) {
  const text = withoutComments(source);
  const named = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|["'][\w-]+["'])/g)];
  const namespaces = named.flatMap(([, list]) => [...list.matchAll(/[\w-]+/g)].map(([name]) => name));
  const prefix = /keyPrefix:\s*["']([\w.-]+)["']/.exec(text)?.[1];
  const calls = [];
  const patterns = [];
  for (const argument of firstArguments(text)) {
    for (const [, , key] of argument.matchAll(/(?:^|[?:])\s*(["'])([^"']+)\1\s*(?=$|[:?])/g)) calls.push(key);
    for (const [, template] of argument.matchAll(TEMPLATE)) patterns.push(template);
  }
  for (const [, key] of text.matchAll(/i18nKey=\{?["']([^"']+)["']/g)) calls.push(key);
  // A key built elsewhere includes its namespace.
  for (const [, template] of text.matchAll(TEMPLATE))
    if (/^[\w-]+:[\w.]*\$\{/.test(template)) patterns.push(template);
  const full = (key) => (prefix && !key.includes(":") ? `${prefix}.${key}` : key);
  return {
    namespaces: [...new Set([...namespaces, DEFAULT_NAMESPACE])],
    calls: calls.map(full),
    patterns: [...new Set(patterns.map(full))],
    literals: [...text.matchAll(STRING)].map(([, , value]) => value),
  };
}

/** Splits a key into the namespaces to search and the key itself. */
export function resolveKey(key, namespaces) {
  const [, namespace, rest] = /^([\w-]+):(.+)$/s.exec(key) ?? [];
  return namespace ? { namespaces: [namespace], key: rest } : { namespaces, key };
}

/** Returns an expression that matches the keys a template can build. */
export function patternOf(template) {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${fixed.join(".+")}$`);
}

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** Returns the first argument of each call of `t`, `i18n.t` and similar. */
function firstArguments(text) {
  return [...text.matchAll(/\bt\(/g)].map(({ index }) => {
    const start = index + 2;
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      const char = text[at];
      if ("([{".includes(char)) depth += 1;
      else if (depth === 0 && (char === "," || char === ")")) return text.slice(start, at).trim();
      else if (")]}".includes(char)) depth -= 1;
    }
    return "";
  });
}

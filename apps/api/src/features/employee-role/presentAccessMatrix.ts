import type { AccessGrant, getAccessMatrix } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import { accessMatrix } from "./accessMatrix.ts";
import { accessNotes } from "./accessNotes.ts";

const SCOPES: Record<string, AccessGrant["scope"]> = {
  O: "own",
  T: "line",
  S: "shared",
  C: "company",
  X: "platform",
};

const VERBS: Record<string, AccessGrant["verbs"][number]> = {
  v: "view",
  e: "edit",
  d: "delete",
  a: "approve",
  p: "propose",
};

const notes: Record<string, Record<Language, string>> = accessNotes;

/** Parses a grant such as `Te(held_in_line)`. Throws a TypeError for an unknown one. */
function readGrant(text: string, language: Language): AccessGrant {
  const [, letter = "", letters = "", key] = /^([A-Z])([a-z]+)(?:\((\w+)\))?$/.exec(text) ?? [];
  const scope = SCOPES[letter];
  const verbs = [...letters].map((verb) => VERBS[verb]);
  const note = key === undefined ? null : notes[key]?.[language];
  if (!scope || note === undefined) throw new TypeError(`not a grant: ${text}`);
  return { scope, verbs: verbs.filter((verb) => verb !== undefined), note };
}

/** Converts the access matrix to the wire format, in the reader's language. */
export function presentAccessMatrix(language: Language): Payload<typeof getAccessMatrix>["data"] {
  return accessMatrix.map(({ key, label, access }) => ({
    key,
    label: label[language],
    grants: Object.fromEntries(
      Object.entries(access).map(([role, cell]) => [
        role,
        cell.split(" ").flatMap((grant) => (grant ? readGrant(grant, language) : [])),
      ]),
    ) as Record<Role, AccessGrant[]>,
  }));
}

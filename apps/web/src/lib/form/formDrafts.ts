import { z } from "zod";

const KEY = "form-drafts";
/** Field names that must not be stored. */
const SECRET = /password|token|secret/i;

const drafts = z.object({
  owner: z.string(),
  forms: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Drafts = z.output<typeof drafts>;
type Values = Record<string, unknown>;
type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function read(storage: Stored): Drafts | null {
  try {
    return drafts.safeParse(JSON.parse(storage.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

function write(storage: Stored, state: Drafts): void {
  try {
    if (Object.keys(state.forms).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be full or forbidden; the input is then lost, as without drafts.
  }
}

/** Returns the values that differ from the initial ones, without secrets and files. */
export function typedValues(values: Values, start: Values): Values {
  const isTyped = ([name, value]: [string, unknown]) =>
    !SECRET.test(name) &&
    value !== undefined &&
    !(value instanceof Blob) &&
    JSON.stringify(value) !== JSON.stringify(start[name]);
  return Object.fromEntries(Object.entries(values).filter(isTyped));
}

/** Stores a form's input next to the person's other drafts; replaces drafts of anyone else. */
export function saveDraft(storage: Stored, owner: string, form: string, typed: Values): void {
  if (Object.keys(typed).length === 0) return;
  const known = read(storage);
  const forms = known?.owner === owner ? known.forms : {};
  write(storage, { owner, forms: { ...forms, [form]: typed } });
}

/** Returns and removes the person's draft of a form. */
export function consumeDraft(storage: Stored, owner: string, form: string): Values | null {
  deleteDrafts(storage, owner);
  const known = read(storage);
  const typed = known?.forms[form];
  if (!known || !typed) return null;
  const { [form]: _taken, ...forms } = known.forms;
  write(storage, { owner, forms });
  return typed;
}

/** Deletes all drafts except those of one person. */
export function deleteDrafts(storage: Stored, except?: string): void {
  const known = read(storage);
  if (known && known.owner !== except) write(storage, { owner: known.owner, forms: {} });
}

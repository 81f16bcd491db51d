import { beforeEach, describe, expect, it } from "vitest";
import { consumeDraft, deleteDrafts, saveDraft, typedValues } from "./formDrafts.ts";

const ANNA = "anna";
const BRAM = "bram";
const FORM = "/admin/settings/company-profile";

/** A storage of its own for each test. */
function buildStorage() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}
let storage: ReturnType<typeof buildStorage>;
beforeEach(() => {
  storage = buildStorage();
});

describe("what was typed", () => {
  it("is what differs from the start, nested values too", () => {
    const start = { city: "Delft", tags: ["a"], phone: null };
    const values = { city: "Assen", tags: ["a"], phone: null };
    expect(typedValues(values, start)).toEqual({ city: "Assen" });
    expect(typedValues({ ...values, tags: ["a", "b"] }, start)).toEqual({ city: "Assen", tags: ["a", "b"] });
    expect(typedValues({ city: "" }, start)).toEqual({ city: "" });
  });

  it("never holds passwords, tokens, secrets or files", () => {
    const values = {
      password: "Welcome-2026!",
      re_password: "Welcome-2026!",
      new_password1: "Welcome-2026!",
      token: "t",
      secret: "s",
      clientSecret: "s",
      picture: new Blob(["p"]),
      missing: undefined,
      postal_code: "9400 AB",
    };
    expect(typedValues(values, {})).toEqual({ postal_code: "9400 AB" });
  });
});

describe("a draft", () => {
  it("is given to its person once, and then gone from storage", () => {
    saveDraft(storage, ANNA, FORM, { city: "Assen" });
    expect(consumeDraft(storage, ANNA, FORM)).toEqual({ city: "Assen" });
    expect(consumeDraft(storage, ANNA, FORM)).toBeNull();
    expect(storage.held.size).toBe(0);
  });

  it("belongs to one form; others are kept beside it", () => {
    saveDraft(storage, ANNA, FORM, { city: "Assen" });
    saveDraft(storage, ANNA, "/other", { name: "Data" });
    expect(consumeDraft(storage, ANNA, "/none")).toBeNull();
    expect(consumeDraft(storage, ANNA, FORM)).toEqual({ city: "Assen" });
    expect(consumeDraft(storage, ANNA, "/other")).toEqual({ name: "Data" });
  });

  it("is nothing for another person, and forgotten when one comes", () => {
    saveDraft(storage, ANNA, FORM, { city: "Assen" });
    expect(consumeDraft(storage, BRAM, FORM)).toBeNull();
    expect(consumeDraft(storage, ANNA, FORM)).toBeNull();
    saveDraft(storage, ANNA, "/other", { name: "Data" });
    saveDraft(storage, BRAM, FORM, { city: "Breda" });
    expect(consumeDraft(storage, ANNA, "/other")).toBeNull();
  });

  it("is forgotten at sign-out and by another's sign-in, not by one's own", () => {
    saveDraft(storage, ANNA, FORM, { city: "Assen" });
    deleteDrafts(storage, ANNA);
    expect(storage.held.size).toBe(1);
    deleteDrafts(storage, BRAM);
    expect(storage.held.size).toBe(0);
    saveDraft(storage, ANNA, FORM, { city: "Assen" });
    deleteDrafts(storage);
    expect(storage.held.size).toBe(0);
  });

  it("is not kept when nothing was typed, nor read when storage holds something else", () => {
    saveDraft(storage, ANNA, FORM, {});
    expect(storage.held.size).toBe(0);
    for (const text of ["{", "null", "7", '{"owner":"anna"}', '{"owner":"anna","forms":[7]}']) {
      storage.held.set("form-drafts", text);
      expect(consumeDraft(storage, ANNA, FORM)).toBeNull();
    }
  });

  it("is lost, not an error, where storage refuses", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
    saveDraft(full, ANNA, FORM, { city: "Assen" });
    expect(consumeDraft(full, ANNA, FORM)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { deserialize, restore, serialize } from "./persist.ts";

describe("serialize", () => {
  it("writes the whitelist alone, each slice as JSON inside JSON", () => {
    const text = serialize({ auth: { token: "t" }, snackbar: { snackbarOpen: true } });
    expect(JSON.parse(text)).toEqual({
      auth: '{"token":"t"}',
      _persist: '{"version":-1,"rehydrated":true}',
    });
  });

  it("is read back as it was written", () => {
    const slices = {
      auth: { token: "t", menuSchema: [{ key: "jobs" }] },
      courses: { courseLevel: "Beginner" },
    };
    expect(deserialize(serialize(slices))).toEqual(slices);
  });
});

describe("deserialize", () => {
  it.each([null, "", "{{{", "[]", "42", "null", '{"auth":"{{{"}', '{"auth":{"token":"t"}}'])(
    "starts clean on %s",
    (text) => {
      expect(deserialize(text)).toEqual({});
    },
  );

  it("leaves out slices beyond the whitelist", () => {
    expect(deserialize('{"snackbar":"{}","auth":"{\\"token\\":null}"}')).toEqual({ auth: { token: null } });
  });
});

describe("restore", () => {
  it("reads what is stored", async () => {
    expect(await restore(() => serialize({ auth: { token: "t" } }))).toEqual({ auth: { token: "t" } });
  });

  it("counts a storage that throws as empty", async () => {
    const forbidden = () => {
      throw new Error("denied");
    };
    expect(await restore(forbidden)).toEqual({});
  });

  it("does not wait for ever", async () => {
    expect(await restore(() => new Promise(() => undefined), 1)).toEqual({});
  });
});

import { describe, expect, it, vi } from "vitest";
import { reloadOnceFor } from "./chunkErrors.ts";

function buildPage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, reload: vi.fn() };
}

const chunk = (file: string) =>
  Object.assign(new Error("Loading chunk failed"), { name: "ChunkLoadError", request: file });

describe("reloadOnceFor", () => {
  it("reloads once for a file, then lets the error be shown", () => {
    const page = buildPage();
    expect(reloadOnceFor(chunk("/a.1.js"), page)).toBe(true);
    expect(reloadOnceFor(chunk("/a.1.js"), page)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it("tries again for the file of a later release", () => {
    const page = buildPage();
    reloadOnceFor(chunk("/a.1.js"), page);
    expect(reloadOnceFor(chunk("/a.2.js"), page)).toBe(true);
  });

  it("knows a style sheet that could not be loaded", () => {
    const sheet = Object.assign(new Error("Loading CSS chunk failed"), { code: "CSS_CHUNK_LOAD_FAILED" });
    expect(reloadOnceFor(sheet, buildPage())).toBe(true);
  });

  it("leaves every other error alone", () => {
    const page = buildPage();
    expect(reloadOnceFor(new TypeError("x is undefined"), page)).toBe(false);
    expect(reloadOnceFor("ChunkLoadError", page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("does not reload when it could not remember that it did", () => {
    const page = buildPage();
    page.storage.setItem = () => {
      throw new Error("denied");
    };
    expect(reloadOnceFor(chunk("/a.1.js"), page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

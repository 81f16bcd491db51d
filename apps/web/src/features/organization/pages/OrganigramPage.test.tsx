// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { readsAgain } from "../../../test/readsAgain.ts";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../organigram.en.json";
import { organigramReducer } from "../organigram.slice.ts";
import { OrganigramPage } from "./OrganigramPage.tsx";

const CALL = "GET /organigram";
const open = () => drawPage(OrganigramPage, {}, { organigram: words }, { organigram: organigramReducer });

describe("an organigram", () => {
  readsAgain({
    open,
    call: CALL,
    answer: () => ({ data: { roles: [], edges: [] }, detectedPosition: null }),
    failed: words["load-failed"],
    shown: words["empty-title"],
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("that fails without the server's words opens the snackbar with its own", async () => {
    stubServer({ [CALL]: () => Response.json({}, { status: 500 }) });
    screen = await open();
    expect(screen.message()).toBe(words["load-failed"]);
  });

  test("that fails opens the snackbar with the server's words", async () => {
    stubServer({ [CALL]: refused() });
    screen = await open();
    expect(screen.message()).toBe("Out of order");
  });
});

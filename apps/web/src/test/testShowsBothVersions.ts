import { afterEach, describe, expect, test, vi } from "vitest";
import { fieldOf, isAsked, type OnScreen, press, type } from "./onScreen.tsx";
import type { Save } from "./openServer.ts";

interface EditedByTwo {
  /** Renders the form of version 1; its server returns version 2. */
  open: () => Promise<{ screen: OnScreen; sent: Save[] }>;
  /** Title of the conflict dialog. */
  title: string;
  /** A field changed on both sides: label, name on the wire, and value in version 2. */
  field: { label: string; name: string; theirs: string };
  /** Label of a field changed only in version 2. */
  taken?: string;
  /** Text of the form's button. */
  save: string;
}

/** Tests of every form of a record that another person changed meanwhile. */
export function testShowsBothVersions({ open, title, field, taken, save }: EditedByTwo): void {
  describe("changed by someone else meanwhile", () => {
    let screen: OnScreen | undefined;
    afterEach(async () => {
      await screen?.remove();
      vi.unstubAllGlobals();
    });

    const saveMine = async () => {
      const opened = await open();
      screen = opened.screen;
      await type(field.label, "mine");
      await press(save);
      await opened.sent[0]?.refuse(409, "stale_version");
      return opened.sent;
    };

    test("shows both versions, and mine is saved over theirs", async () => {
      const sent = await saveMine();
      expect(isAsked(title)).toBe(true);
      expect(isAsked(field.theirs)).toBe(true);
      expect(isAsked("mine")).toBe(true);
      if (taken) expect(isAsked(`kept either way: ${taken}`)).toBe(true);
      expect(sent).toHaveLength(1);
      await press("Keep mine");
      expect(sent[1]?.body).toMatchObject({ version: 2, [field.name]: "mine" });
    });

    test("theirs is taken without another save", async () => {
      const sent = await saveMine();
      await press("Use theirs");
      expect(isAsked(title)).toBe(false);
      expect(fieldOf(field.label).value).toBe(field.theirs);
      expect(sent).toHaveLength(1);
    });
  });
}

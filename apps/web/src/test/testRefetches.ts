import { afterEach, describe, expect, test, vi } from "vitest";
import { pressNamed, said } from "./drawPage.tsx";
import type { OnScreen } from "./onScreen.tsx";
import { offline, refused, stubServer } from "./stubServer.ts";

interface Reads {
  /** Renders the component. */
  open: () => Promise<OnScreen>;
  /** The call that fails first, as "GET /path", and its later response. */
  call: string;
  answer: () => unknown;
  /** Responses of other calls. */
  others?: Record<string, () => unknown>;
  /** Text shown on failure, and text shown at the end. */
  failed: string;
  shown: string;
}

/** Tests of everything that loads data: a failure is shown, and can be retried. */
export function testRefetches({ open, call, answer, others, failed, shown }: Reads): void {
  describe("that cannot be read", () => {
    let screen: OnScreen | undefined;
    afterEach(async () => {
      await screen?.remove();
      vi.unstubAllGlobals();
    });
    const alert = () => document.querySelector("[role=alert]")?.textContent ?? "";

    test("says so with the server's words, and is read again", async () => {
      const answers: Parameters<typeof stubServer>[0] = { ...others, [call]: refused() };
      stubServer(answers);
      screen = await open();
      expect(alert()).toContain(failed);
      expect(alert()).toContain("Out of order");
      expect(alert()).toContain("Request r-17");
      expect(said()).not.toContain(shown);
      answers[call] = answer;
      await pressNamed("Try again");
      expect(said()).toContain(shown);
      expect(alert()).not.toContain(failed);
    });

    test("says that there is no connection", async () => {
      stubServer({ ...others, [call]: offline });
      screen = await open();
      expect(alert()).toContain("No connection to the server. Check your network and try again.");
    });
  });
}

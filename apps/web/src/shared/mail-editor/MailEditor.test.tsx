import { LIMITS } from "@vaardig/contract/limits";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { menuTexts, pressEntry } from "../../test/lists.ts";
import { draw, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { refused, stubServer, timesAsked } from "../../test/stubServer.ts";
import { MailEditor } from "./MailEditor.tsx";
import { MailHtml } from "./MailHtml.tsx";
import words from "./mail-editor.en.json";
import { StageMailPreview } from "./StageMailPreview.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

describe("the editor of a mail", () => {
  const onChange = vi.fn();
  const open = async (value: string, more: object = {}) => {
    onChange.mockClear();
    screen = await draw(<MailEditor value={value} onChange={onChange} label="Message" {...more} />, {
      "mail-editor": words,
    });
    await vi.waitFor(async () => {
      await settle(50);
      expect(document.querySelector(".ProseMirror")).not.toBeNull();
    }, 10_000);
  };
  const text = () => document.querySelector(".ProseMirror")?.textContent;

  test("shows variables by name, and inserts those that are offered", async () => {
    await open("<p>Dear {{first_name}}</p>", { variables: ["job", "company"] });
    expect(text()).toBe("Dear First name");
    expect(findNamed(words.bold)?.getAttribute("aria-pressed")).toBe("false");
    await pressNamed(words.insert);
    expect(menuTexts()).toEqual(["Job", "Company"]);
    await pressEntry("Company");
    expect(onChange.mock.lastCall?.[0]).toContain("{{company}}");
    expect(onChange.mock.lastCall?.[0]).toContain("{{first_name}}");
  });

  test("takes a link only to a web, mail or phone address, completed where it has no scheme", async () => {
    await open("<p>Hi</p>");
    await pressNamed(words.link);
    await type(words.address, "javascript:alert(1)");
    await press(words.apply);
    expect(said()).toContain(words["address-wrong"]);
    expect(onChange).not.toHaveBeenCalled();
    await type(words.address, "example.com");
    await press(words.apply);
    expect(onChange.mock.lastCall?.[0]).toContain('<a href="https://example.com">https://example.com</a>');
  });

  test("counts without its tags, and says how much is too long; an error of the server comes first", async () => {
    const long = `<p>${"a".repeat(LIMITS.longText + 2)}</p>`;
    await open("<p>Hello</p>");
    expect(said()).toContain("5 / 20,000");
    await screen?.remove();
    await open(long);
    expect(document.querySelector("[role=alert]")?.textContent).toContain("2");
    await screen?.remove();
    await open(long, { error: "Not so" });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Not so");
  });
});

test("a mail is drawn from what it may hold, and its links open beside", async () => {
  screen = await draw(
    <MailHtml
      html={'<p>Hi <strong>Ann</strong><br><a href="https://x.example">here</a></p><script>no</script>'}
    />,
  );
  expect(document.querySelector("script")).toBeNull();
  const link = document.querySelector("a");
  expect([link?.href, link?.target, link?.rel]).toEqual([
    "https://x.example/",
    "_blank",
    "noopener noreferrer",
  ]);
});

describe("the preview of a mail", () => {
  const CALL = "POST /mail_template/preview";
  const mail = { to: "ann@x.example", subject: "Welcome", html: "<p>Dear Ann</p>", language: "nl" };
  const path = async (given: object = {}) => {
    screen = await draw(<StageMailPreview about={{ job_id: "j" }} userId="u" tempName="Offer" {...given} />, {
      "mail-editor": words,
    });
    await settle(450);
  };

  test("is asked for one person, and shows address, subject and text in the language", async () => {
    const asked = stubServer({ [CALL]: () => mail, "POST /mail/preview": () => mail });
    await path();
    const call = asked[0];
    expect(call?.body).toEqual({ job_id: "j", user_id: "u", temp_name: "Offer" });
    expect(said()).toContain("To ann@x.exampleWelcomeDear Ann");
    expect(document.querySelector("[lang=nl]")).not.toBeNull();
    expect(timesAsked(asked, call?.call ?? "")).toBe(1);
  });

  test("says that the person has no address, and what the server says against it", async () => {
    stubServer({
      [CALL]: () => ({ ...mail, to: null }),
      "POST /mail/preview": () => ({ ...mail, to: null }),
    });
    await path({ language: "en" });
    expect(said()).toContain(words["no-address"]);
    await screen?.remove();
    const no = refused(400, {}, { code: "validation", fields: { job_id: "Choose a job" } });
    stubServer({ [CALL]: no, "POST /mail/preview": no });
    await path({ tempName: "Other" });
    expect(said()).toBe("Choose a job");
  });
});

import type { SessionUser } from "@vaardig/contract/session/session";
import { afterEach, expect, test, vi } from "vitest";
import { authReducer, signedOut } from "../../lib/auth.slice.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { CompanyName } from "./CompanyName.tsx";

const LOGO = "/api/company/logo?id=1";
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

/** Draws it for someone of Noordlicht with this access level. */
async function drawFor(role: SessionUser["system_role"]) {
  const asked = stubServer({ "GET /company": () => ({ data: [{ logo_url: LOGO }] }) });
  const user = { system_role: role, company_name: "Noordlicht" } as SessionUser;
  const auth = { ...signedOutAuth(), user };
  screen = await draw(<CompanyName />, {}, { auth: () => auth });
  await settle();
  return asked;
}
const signedOutAuth = () => authReducer(undefined, signedOut());

test("a company is shown by its logo and name", async () => {
  await drawFor("employee");
  expect(document.querySelector("img")?.getAttribute("src")).toBe(LOGO);
  expect(said()).toBe("Noordlicht");
});

test("external people, who may not read the company, see its initials, and staff the product", async () => {
  expect(await drawFor("freelancer")).toEqual([]);
  expect(document.querySelector("[data-initials]")?.getAttribute("data-initials")).toBe("N");
  await screen.remove();
  expect(await drawFor("staff")).toEqual([]);
  expect(said()).toBe("Vaardig");
});

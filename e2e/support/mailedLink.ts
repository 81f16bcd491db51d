import { expect } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { sessionOf } from "./signIn.ts";

interface Outbox {
  data: { to: string; text: string }[];
}

/** Waits for the newest link to a screen in the company's outbox for an address, different from `earlier`. */
export async function mailedLink(
  server: string,
  { admin, to, screen, earlier }: { admin: string; to: string; screen: string; earlier?: string },
): Promise<string> {
  const { token } = await sessionOf(server, admin);
  const search = new URLSearchParams({ search_query: to });
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { data } = await callApi<Outbox>(server, `/mail/outbox?${search}`, { token });
      const links = data.flatMap((mail) => (mail.to === to ? (mail.text.match(/http\S+/g) ?? []) : []));
      link = links.find((one) => new URL(one).pathname === screen && one !== earlier);
      return link;
    }, `a mail to ${to} with a link to ${screen}`)
    .toBeDefined();
  return link ?? "";
}

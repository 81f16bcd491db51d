import type { Pipeline } from "@vaardig/contract/applications/applications";
import type pg from "pg";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import type { MixFacts, MovedCard } from "./mix.ts";
import { type LoadCompany, type LoadRole, PASSWORD } from "./seedLoad.ts";

/** Signs everyone in; returns the tokens by role. */
export async function signInAll(url: string, { emails }: LoadCompany): Promise<Record<LoadRole, string[]>> {
  const tokens: Record<LoadRole, string[]> = {
    employee: [],
    manager: [],
    hr_manager: [],
    moderator: [],
    admin: [],
  };
  for (const role of Object.keys(tokens) as LoadRole[])
    for (const email of emails[role])
      tokens[role].push((await postSignIn(url, email, PASSWORD, await solvedCheck(url))).token);
  return tokens;
}

/** Returns the ids for requests: people, skills, and cards of the large board for recruiters to move. */
export async function factsOf(
  pool: pg.Pool,
  company: LoadCompany,
  { url, token }: { url: string; token: string },
): Promise<MixFacts> {
  const ids = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
  const answer = await fetch(
    `${url}/api/candidate_list/pipeline?job_vacancy_id=${company.vacancyIds[0]}&size=100`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { stages } = ((await answer.json()) as { payload: Pipeline }).payload;
  const cards: MovedCard[] = stages.flatMap((stage) =>
    stage.stage === "Application" || stage.stage === "Interview"
      ? stage.cards.map(({ id, version }) => ({ id, version, stage: stage.stage }))
      : [],
  );
  return {
    ...company,
    cards,
    personIds: await ids(
      "select id from users where company_id = $1 and status = 'active' order by md5(email) limit 500",
      [company.id],
    ),
    skillIds: await ids("select id from skills where source = 'bench' order by id", []),
  };
}

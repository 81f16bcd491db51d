import { callApi } from "./callApi.ts";
import { sessionOf } from "./signIn.ts";

/** Creates a public job in the demo's first company as its administrator, hence approved; returns its id. */
export async function createPublishedJob(server: string, name: string): Promise<string> {
  const { token } = await sessionOf(server, "admin@noordlicht.example");
  const profiles = await callApi<{ data: { id: string }[] }>(server, "/job_profile?size=1", { token });
  const body = {
    name,
    job_profile_id: profiles.data[0]?.id,
    description: "You keep the lights on.\n\nWith a team of nine.",
    location: "Groningen",
    hours: 32,
    salary_from: 3600,
    salary_to: 4800,
    external: true,
  };
  const { id } = await callApi<{ id: string }>(server, "/job_vacancy", { method: "POST", token, body });
  return id;
}

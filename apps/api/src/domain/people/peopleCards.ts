import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

/** A person's public card, apart from skills. */
export interface PersonCard {
  id: string;
  name: string;
  headline: string | null;
  /** The name of the job profile. */
  title: string | null;
  department: string | null;
  location: string | null;
  /** Hours per week; null when not stated. */
  hours: number | null;
  photoId: string | null;
  internal: boolean;
}

interface Row {
  id: string;
  name: string;
  headline: string | null;
  labels: Record<string, string> | null;
  department: string | null;
  location: string | null;
  availability: number | null;
  photo_id: string | null;
  system_role: string;
}

/** Returns the public cards of people by id. */
export async function peopleCards(
  tx: Tx,
  companyId: string,
  ids: string[],
  language: Language,
): Promise<Map<string, PersonCard>> {
  const { rows } = await tx.$client.query<Row>({
    name: "people_cards",
    text: `select u.id, ${fullName("u")} as name, u.headline, p.labels, d.name as department,
        u.location, u.availability, u.system_role,
        u.photo_id
      from users u
      left join job_profiles p on p.id = u.job_profile_id
      left join departments d on d.company_id = u.company_id and d.id = u.department_id
      where u.company_id = $1 and u.id = any($2::uuid[])`,
    values: [companyId, ids],
  });
  return new Map(
    rows.map(({ labels, availability, photo_id: photoId, system_role: role, ...row }) => [
      row.id,
      {
        ...row,
        title: labels?.[language] ?? labels?.en ?? null,
        hours: availability,
        photoId,
        internal: role !== "freelancer",
      },
    ]),
  );
}

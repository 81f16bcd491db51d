import type { Scorecard } from "@vaardig/contract/interviews/scorecards";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

export interface ScorecardRow extends Omit<Scorecard, "author" | "updated_at"> {
  author_id: string;
  name: string;
  photo_id: string | null;
  updated_at: Date;
}

/** Returns the scorecards of an application, oldest first. */
export async function scorecardsOf(
  tx: Tx,
  companyId: string,
  applicationId: string,
): Promise<ScorecardRow[]> {
  const { rows } = await tx.$client.query<ScorecardRow>({
    name: "scorecards_of_application",
    text: `select c.id, c.author_id, ${fullName("u")} as name, c.recommendation, c.summary, c.ratings,
        c.version, c.updated_at, u.photo_id
      from scorecards c join users u on u.company_id = c.company_id and u.id = c.author_id
      where c.company_id = $1 and c.application_id = $2 order by c.created_at, c.id`,
    values: [companyId, applicationId],
  });
  return rows;
}

interface Given extends Pick<Scorecard, "recommendation" | "summary" | "ratings"> {
  companyId: string;
  applicationId: string;
  authorId: string;
  /** Version of the own scorecard to replace; undefined for the first. */
  version: number | undefined;
}

/** Saves the author's scorecard. False when the stored one has another version, or exists already. */
export async function writeScorecard(tx: Tx, given: Given): Promise<boolean> {
  const { companyId, applicationId, authorId, recommendation, summary, ratings, version } = given;
  const values = [companyId, applicationId, authorId, recommendation, summary, JSON.stringify(ratings)];
  const { rowCount } =
    version === undefined
      ? await tx.$client.query(
          `insert into scorecards (company_id, application_id, author_id, recommendation, summary, ratings, id)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, application_id, author_id) do nothing`,
          [...values, v7()],
        )
      : await tx.$client.query(
          `update scorecards set recommendation = $4, summary = $5, ratings = $6, version = version + 1, updated_at = now()
           where company_id = $1 and application_id = $2 and author_id = $3 and version = $7`,
          [...values, version],
        );
  return rowCount === 1;
}

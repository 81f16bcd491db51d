import { isDeepStrictEqual } from "node:util";
import { EMPLOYEE_UPLOADERS } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Language } from "@vaardig/contract/limits";
import { v7 } from "uuid";
import { recordEvents } from "../../../../domain/events/recordEvents.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowApplier, RowErrors, RowValidator, UploadKind, UploadWork } from "../uploadKind.ts";
import { confirmLevels, lockPeople } from "./levels.queries.ts";
import { EMAIL_COLUMN, matchSkillColumns } from "./skillColumns.ts";
import { matrixContext, validateLevels } from "./validateLevels.ts";

/** Evidence of a confirmation by file, followed by the file's name. */
const EVIDENCE: Record<Language, string> = { en: "Skill matrix", nl: "Vaardighedenmatrix" };
const EXAMPLE: Record<Language, [string, string]> = {
  en: ["Project management", "Negotiation"],
  nl: ["Projectmanagement", "Onderhandelen"],
};

async function checkMatrix(tx: Tx, work: UploadWork): Promise<RowValidator> {
  const around = await matrixContext(tx, work);
  const numbersOf = new Map<string, number[]>();
  return {
    async validate(tx, rows) {
      const judged = await validateLevels(tx, around, rows);
      for (const { number, values, errors } of judged) {
        const email = (values.email ?? "").trim().toLowerCase();
        // An invalid address is reported as such, not as a duplicate.
        if (email && !errors?.email) numbersOf.set(email, [...(numbersOf.get(email) ?? []), number]);
      }
      return judged;
    },
    async finish() {
      const twice = [...numbersOf.values()].filter((numbers) => numbers.length > 1).flat();
      return new Map(twice.map((number) => [number, { email: "email_twice" }]));
    },
  };
}

/**
 * Confirms the levels of confirmed rows; each is validated again, so that changes made since the preview are
 * not lost.
 */
async function createMatrixApplier(tx: Tx, work: UploadWork): Promise<RowApplier> {
  const { uploader, upload } = work;
  const { companyId, userId: actorId, language } = uploader;
  const around = await matrixContext(tx, work);
  const evidence = `${EVIDENCE[language]}: ${upload.fileName}`;
  return {
    async apply(tx, rows) {
      await lockPeople(
        tx,
        companyId,
        rows.map(({ values }) => values.email ?? ""),
      );
      const errors: RowErrors = new Map();
      const judged = await validateLevels(tx, around, rows);
      const sound = judged.filter((now, at) => {
        if (now.errors) errors.set(now.number, now.errors);
        else if (!isDeepStrictEqual(now.changes, rows[at]?.changes ?? null) && now.outcome === "changed")
          errors.set(now.number, { email: "changed_meanwhile" });
        return !errors.has(now.number) && now.outcome === "changed" && now.userId !== null;
      });
      const people = sound.map(({ userId, levels }) => ({ userId: userId ?? "", levels }));
      await confirmLevels(
        tx,
        { companyId, actorId, evidence },
        people.flatMap(({ userId, levels }) =>
          levels.map(({ skillId, level }) => ({ id: v7(), user_id: userId, skill_id: skillId, level })),
        ),
      );
      await recordEvents(
        tx,
        people.map(({ userId, levels }) => ({
          companyId,
          actorId,
          kind: "skills.confirmed",
          userId,
          data: { skill_ids: levels.map(({ skillId }) => skillId), upload_id: upload.id },
        })),
      );
      return errors;
    },
    finish: async () => new Map(),
  };
}

/** A file with people as rows and skills as columns; the uploader confirms its levels. */
export const skillMatrixKind: UploadKind = {
  roles: EMPLOYEE_UPLOADERS,
  columns: EMAIL_COLUMN,
  templateColumns: (language) => ["email", ...EXAMPLE[language]],
  examples: (language) => {
    const [first, second] = EXAMPLE[language];
    return [
      {
        email: "anna@example.com",
        [first]: "3",
        [second]: language === "nl" ? "Zeer gevorderd" : "Advanced",
      },
    ];
  },
  matchColumns: matchSkillColumns,
  check: checkMatrix,
  createApplier: createMatrixApplier,
};

import type { Tx } from "../../../platform/db/database.ts";
import { BulkInsert, type WriteQueue } from "./bulkInsert.ts";
import { conceptIds } from "./conceptIds.ts";
import type { TaxonomyRow, TaxonomySource } from "./taxonomySource.ts";

type Is = TaxonomyRow["is"];

interface Stage {
  table: string;
  columns: Record<string, string>;
  key: string;
}

const STAGES: Record<Is, Stage> = {
  group: { table: "stage_groups", columns: { id: "uuid", uri: "text", levels: "jsonb" }, key: "id" },
  parent: {
    table: "stage_parents",
    columns: { group_id: "uuid", parent_id: "uuid" },
    key: "group_id, parent_id",
  },
  skill: {
    table: "stage_skills",
    columns: { id: "uuid", uri: "text", kind: "text", group_id: "uuid", language: "text", levels: "jsonb" },
    key: "id",
  },
  job: {
    table: "stage_jobs",
    columns: { id: "uuid", uri: "text", isco: "text", sector: "text", family: "text", step: "smallint" },
    key: "id",
  },
  label: {
    table: "stage_labels",
    columns: { id: "uuid", lang: "text", label: "text", preferred: "boolean" },
    key: "id, lang, label",
  },
  description: {
    table: "stage_descriptions",
    columns: { id: "uuid", lang: "text", text: "text" },
    key: "id, lang",
  },
  relation: {
    table: "stage_relations",
    columns: { skill_id: "uuid", related_id: "uuid", kind: "text" },
    key: "skill_id, related_id, kind",
  },
  requirement: {
    table: "stage_requirements",
    columns: { job_id: "uuid", skill_id: "uuid", level: "smallint", kind: "text", importance: "smallint" },
    key: "job_id, skill_id",
  },
};

function valuesOf(row: TaxonomyRow, id: (uri: string) => string): unknown[] {
  switch (row.is) {
    case "group":
      return [id(row.uri), row.uri, row.levels ? JSON.stringify(row.levels) : null];
    case "parent":
      return [id(row.group), id(row.parent)];
    case "skill":
      return [
        id(row.uri),
        row.uri,
        row.kind,
        row.group === null ? null : id(row.group),
        row.language ?? null,
        row.levels ? JSON.stringify(row.levels) : null,
      ];
    case "job":
      return [id(row.uri), row.uri, row.isco, row.sector, row.family, row.step];
    case "label":
      return [id(row.of), row.lang, row.label, row.preferred];
    case "description":
      return [id(row.of), row.lang, row.text];
    case "relation":
      return [id(row.skill), id(row.related), row.kind];
    case "requirement":
      return [id(row.job), id(row.skill), row.level, row.kind, row.importance];
  }
}

/**
 * Streams a source into temporary tables (`stage_…`) that end with the transaction; the taxonomy itself is
 * not changed.
 */
export async function stageRows(tx: Tx, source: TaxonomySource): Promise<void> {
  const line: WriteQueue = { last: Promise.resolve() };
  const inserts = new Map<Is, BulkInsert>();
  for (const [is, { table, columns, key }] of Object.entries(STAGES) as [Is, Stage][]) {
    const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    await tx.$client.query(`create temp table ${table} (${list}, primary key (${key})) on commit drop`);
    inserts.set(is, new BulkInsert(tx, line, table, columns));
  }
  const id = conceptIds();
  try {
    for await (const row of source.rows()) await inserts.get(row.is)?.add(valuesOf(row, id));
    for (const insert of inserts.values()) await insert.flush();
  } finally {
    // A failing source leaves a pending write, which the rollback must not overtake.
    await line.last.catch(() => undefined);
  }
  // PostgreSQL does not analyze temporary tables by itself, and without statistics every join below is a
  // nested loop.
  for (const { table } of Object.values(STAGES)) await tx.$client.query(`analyze ${table}`);
}

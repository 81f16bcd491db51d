import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { csvRows } from "@vaardig/taxonomy/esco/csvRows";

const FILE = "vdab_competent38_to_esco_skills_fr_nl.csv.gz";
/** Columns of ESCO's preferred label and address of a skill. */
const NAME = 2;
const ADDRESS = 3;

/** ESCO's Dutch names of the skills that the Flemish crosswalk names, preferred ones only. */
export async function readDutchSkills(folder: string): Promise<Label[]> {
  const labels = new Map<string, Label>();
  const bytes = createReadStream(join(folder, "esco-nl", FILE)).pipe(createGunzip());
  for await (const row of csvRows(bytes, FILE)) {
    const [label = "", conceptId = ""] = [row[NAME], row[ADDRESS]];
    if (label !== "" && conceptId.startsWith("http"))
      labels.set(conceptId, { conceptId, label, lang: "nl", preferred: true });
  }
  return [...labels.values()];
}

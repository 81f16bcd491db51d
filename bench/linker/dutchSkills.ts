import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { csvRows } from "@vaardig/taxonomy/esco/csvRows";

const FILE = "vdab_competent38_to_esco_skills_fr_nl.csv.gz";
/** Column indexes of the preferred label and the URI of a skill in ESCO's file. */
const NAME = 2;
const ADDRESS = 3;

/** Returns ESCO's preferred Dutch labels of the skills in the Flemish crosswalk. */
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

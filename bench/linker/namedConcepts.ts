import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { openEscoBundle } from "@vaardig/taxonomy/esco/escoBundle";

/** Labels of one kind of concept in one language. */
export interface NamedConcepts {
  name: string;
  labels: Label[];
}

interface DutchOccupation {
  conceptUri: string;
  preferredLabel: string;
  altLabels: string;
}

function labelsOf(conceptId: string, lang: string, preferred: string, others: readonly string[]): Label[] {
  const alternative = others.filter((one) => one !== "" && one !== preferred);
  return [
    { conceptId, label: preferred, lang, preferred: true },
    ...alternative.map((label) => ({ conceptId, label, lang, preferred: false })),
  ];
}

/**
 * Reads English skills and occupations from the CSV bundle, and Dutch occupations from the JSON file, in one
 * folder.
 */
export async function readNamedConcepts(folder: string): Promise<NamedConcepts[]> {
  const bundle = await openEscoBundle(join(folder, "esco-1.1.1-en"));
  const skills: Label[] = [];
  for await (const { uri, preferredLabel, altLabels, hiddenLabels } of bundle.skills("en"))
    skills.push(...labelsOf(uri, "en", preferredLabel, [...altLabels, ...hiddenLabels]));
  const occupations: Label[] = [];
  for await (const { uri, preferredLabel, altLabels, hiddenLabels } of bundle.occupations("en"))
    occupations.push(...labelsOf(uri, "en", preferredLabel, [...altLabels, ...hiddenLabels]));
  const packed = await readFile(join(folder, "esco-nl", "esco12_nl_occupations.json.gz"));
  const dutch = JSON.parse(gunzipSync(packed).toString("utf8")) as DutchOccupation[];
  return [
    { name: "skills_en", labels: skills },
    { name: "occupations_en", labels: occupations },
    {
      name: "occupations_nl",
      labels: dutch.flatMap(({ conceptUri, preferredLabel, altLabels }) =>
        labelsOf(conceptUri, "nl", preferredLabel, altLabels.split("\n")),
      ),
    },
  ];
}

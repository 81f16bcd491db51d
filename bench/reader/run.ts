import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { print } from "../lib/reportResult.ts";
import { type CorpusSplit, type GoldAd, type GoldResume, readCorpus } from "./corpus.ts";
import { withEsco } from "./escoTaxonomy.ts";
import { printAds } from "./printAds.ts";
import { printAll } from "./printAll.ts";
import { printResumes } from "./printResumes.ts";
import { measureAd } from "./readAds.ts";
import { measureResume, type ResumeResult } from "./readResumes.ts";
import { showAd, showResume } from "./show.ts";
import { readerOf, starterTaxonomy } from "./starterReader.ts";

// Measures the reading of résumés and ads: the product's own path on documents with hand-written gold labels.
// Options: --half developing|checking|measuring, --show <id>|all prints the errors of a document, --corpus
// <folder> selects another corpus, --esco <folder with ESCO's data> adds ESCO to the starter taxonomy.
const { values } = parseArgs({
  options: {
    half: { type: "string", default: "developing" },
    show: { type: "string" },
    esco: { type: "string" },
    corpus: {
      type: "string",
      default: fileURLToPath(new URL("../../packages/resume/corpus/", import.meta.url)),
    },
  },
});
const half = values.half as CorpusSplit;
const shown = (id: string) => values.show === "all" || values.show === id;

const starter = starterTaxonomy();
const reader = readerOf(values.esco ? await withEsco(starter, values.esco) : starter);
const resumes: ResumeResult[] = [];
const documents = await readCorpus<GoldResume>(values.corpus, half, "resumes");
// The first document is not counted, because starting the reader process takes longer than reading.
for (const document of documents.slice(0, 1)) await measureResume(document, reader);
for (const document of documents) resumes.push(await measureResume(document, reader));
const adDocuments = await readCorpus<GoldAd>(values.corpus, half, "ads");
// The first ads are not counted, because skill names are prepared once on first use.
for (const document of adDocuments.slice(0, 5)) measureAd(document, reader);
const ads = adDocuments.map((document) => measureAd(document, reader));

for (const result of resumes) if (shown(result.id)) showResume(result);
for (const result of ads) if (shown(result.id)) showAd(result);
print(`\nHalf ${half}: ${resumes.length} résumés, ${ads.length} ads`);
if (resumes.length > 0) printResumes(resumes);
if (ads.length > 0) printAds(ads);
printAll(resumes, ads);

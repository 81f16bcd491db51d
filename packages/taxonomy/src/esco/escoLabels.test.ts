import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { escoLabels } from "./escoLabels.ts";
import { collect } from "./testing/collect.ts";
import { csv, folderWith } from "./testing/smallBundle.ts";

const concepts = JSON.stringify([
  {
    conceptUri: "u1",
    preferredLabel: "bakker",
    altLabels: "broodbakker\nBakker",
    status: "released",
    code: 7512.1,
  },
  { conceptUri: "u2", preferredLabel: "oud", altLabels: "", status: "obsolete" },
  { conceptUri: "u3", preferredLabel: "", altLabels: "", status: "released" },
  null,
]);

const crosswalk = csv(
  "Mapping project name,ESCO to national",
  "Classification 1 Language,nl",
  ",",
  "Classification 1 URI,Classification 1 PrefLabel,Classification 1 URL,Classification 2 PrefLabel FR,Classification 2 PrefLabel NL,Mapping Relation",
  "b,brood bakken,http://e/bake,Cuire,Brood maken,skos:exactMatch",
  "b,brood bakken,http://e/bake,Cuire,Oven bedienen,skos:broadMatch",
  "g,gist,http://e/yeast,Levure,Gist,skos:exactMatch",
  "x,zonder adres,,,,skos:exactMatch",
);

async function labels(name: string, contents: string | Uint8Array, lang = "nl") {
  return collect(escoLabels(join(await folderWith({ [name]: contents }), name), lang));
}

test.each([
  ["esco12_nl_occupations.json", concepts],
  ["esco12_nl_occupations.json.gz", gzipSync(concepts)],
])("reads the labels of the usable concepts of %s", async (name, contents) => {
  expect(await labels(name, contents)).toEqual([
    { uri: "u1", preferredLabel: "bakker", altLabels: ["broodbakker"] },
  ]);
});

test.each([
  ["skills.csv", crosswalk],
  ["skills.csv.gz", gzipSync(crosswalk)],
])(
  "reads a crosswalk below its preamble from %s, with exact matches as alternatives",
  async (name, contents) => {
    expect(await labels(name, contents)).toEqual([
      { uri: "http://e/bake", preferredLabel: "brood bakken", altLabels: ["Brood maken"] },
      { uri: "http://e/yeast", preferredLabel: "gist", altLabels: [] },
    ]);
  },
);

test.each([
  ["a.xlsx", "PK", "nl", "labels-unreadable"],
  ["nl.json", "{", "nl", "labels-unreadable"],
  ["nl.json", "{}", "nl", "labels-unreadable"],
  ["nl.json.gz", "not packed", "nl", "labels-unreadable"],
  ["a.csv", "a,b\nc,d\n", "nl", "labels-unreadable"],
  ["a.csv", crosswalk, "fr", "labels-language"],
  ["esco12_nl_occupations.json", concepts, "fr", "labels-language"],
])("refuses %s holding %j for %s with %s", async (name, contents, lang, code) => {
  await expect(labels(name, contents, lang)).rejects.toMatchObject({ code, file: name });
});

test("refuses a file that is not there", async () => {
  const path = join(await folderWith({}), "nl.json.gz");
  await expect(collect(escoLabels(path, "nl"))).rejects.toMatchObject({
    code: "labels-unreadable",
    detail: "ENOENT",
  });
});

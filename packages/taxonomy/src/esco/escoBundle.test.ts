import { join } from "node:path";
import { expect, test } from "vitest";
import { buildZip } from "../zip/testing/buildZip.ts";
import { type EscoBundle, openEscoBundle } from "./escoBundle.ts";
import { collect } from "./testing/collect.ts";
import { csv, folderWith, smallBundle } from "./testing/smallBundle.ts";

const zipOf = (files: Record<string, string>, prefix = "") =>
  buildZip(Object.entries(files).map(([name, data]) => ({ name: `${prefix}${name}`, data, deflate: true })));

function halves(files: Record<string, string>) {
  const entries = Object.entries(files);
  return [Object.fromEntries(entries.slice(0, 4)), Object.fromEntries(entries.slice(4))] as const;
}

async function everything(bundle: EscoBundle, lang = "en") {
  return {
    skills: await collect(bundle.skills(lang)),
    occupations: await collect(bundle.occupations(lang)),
    skillGroups: await collect(bundle.skillGroups(lang)),
    iscoGroups: await collect(bundle.iscoGroups(lang)),
    occupationSkills: await collect(bundle.occupationSkills()),
    skillRelations: await collect(bundle.skillRelations()),
    broaderSkills: await collect(bundle.broaderSkills()),
    broaderOccupations: await collect(bundle.broaderOccupations()),
  };
}

const esco = (path: string) => `http://data.europa.eu/esco/${path}`;

test("reads every file of a folder into records", async () => {
  const bundle = await openEscoBundle(await folderWith(smallBundle()));
  expect(await bundle.check(["en"])).toEqual([]);
  expect(await everything(bundle)).toEqual({
    skills: [
      {
        uri: esco("skill/bake"),
        preferredLabel: "bake bread",
        altLabels: ["baking bread", "make loaves"],
        hiddenLabels: [],
        description: "Mix, knead, bake.",
        kind: "skill",
        reuseLevel: "sector-specific",
      },
      {
        uri: esco("skill/yeast"),
        preferredLabel: "yeasts",
        altLabels: [],
        hiddenLabels: [],
        description: null,
        kind: "knowledge",
        reuseLevel: "cross-sector",
      },
    ],
    occupations: [
      {
        uri: esco("occupation/baker"),
        preferredLabel: "baker",
        altLabels: ["bread baker"],
        hiddenLabels: [],
        description: "Bakers bake.",
        iscoCode: "7512",
        code: "7512.1",
      },
    ],
    skillGroups: [
      {
        uri: esco("skill/S1"),
        preferredLabel: "preparing food",
        altLabels: [],
        description: null,
        code: "S1.2",
      },
    ],
    iscoGroups: [
      { uri: esco("isco/C7512"), preferredLabel: "Bakers", altLabels: [], description: null, code: "7512" },
    ],
    occupationSkills: [
      { occupationUri: esco("occupation/baker"), skillUri: esco("skill/bake"), relation: "essential" },
      { occupationUri: esco("occupation/baker"), skillUri: esco("skill/yeast"), relation: "optional" },
    ],
    skillRelations: [{ skillUri: esco("skill/bake"), relatedUri: esco("skill/yeast"), relation: "optional" }],
    broaderSkills: [
      { uri: esco("skill/bake"), type: "skill", broaderUri: esco("skill/S1"), broaderType: "skillGroup" },
    ],
    broaderOccupations: [
      {
        uri: esco("occupation/baker"),
        type: "occupation",
        broaderUri: esco("isco/C7512"),
        broaderType: "iscoGroup",
      },
    ],
  });
});

test("a zip, a zip with a sub-folder, and a folder of zips give the same as the folder", async () => {
  const files = smallBundle();
  const [classification, relations] = halves(files);
  const expected = await everything(await openEscoBundle(await folderWith(files)));
  const folder = await folderWith({
    "flat.zip": zipOf(files),
    "nested.zip": zipOf(files, "ESCO dataset/csv/"),
    "both/classification.zip": zipOf(classification),
    "both/relations.zip": zipOf(relations, "relations/"),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`plain/sub/${name}`, text])),
  });
  for (const place of ["flat.zip", "nested.zip", "both", "plain"]) {
    const bundle = await openEscoBundle(join(folder, place));
    expect(await bundle.check(["en"]), place).toEqual([]);
    expect(await everything(bundle), place).toEqual(expected);
  }
});

test("relation files that carry a language, as newer bundles have them, are found", async () => {
  const { "occupationSkillRelations.csv": relations = "", ...rest } = smallBundle();
  const bundle = await openEscoBundle(
    await folderWith({ ...rest, "occupationSkillRelations_nl.csv": relations }),
  );
  expect(await bundle.check(["en"])).toEqual([]);
  expect(await collect(bundle.occupationSkills())).toHaveLength(2);
});

test("collections and the hierarchy are not taken for the files themselves", async () => {
  const { "skills_en.csv": _, ...rest } = smallBundle();
  const other = { "skillsHierarchy_en.csv": "x\n", "digitalSkillsCollection_en.csv": "x\n" };
  const bundle = await openEscoBundle(await folderWith({ ...rest, ...other }));
  expect(await bundle.check(["en"])).toEqual([{ kind: "missing", file: "skills_en.csv" }]);
});

test("exactly the missing files are named, also for a second language", async () => {
  const { "skillSkillRelations.csv": _, ...rest } = smallBundle();
  const { "occupations_nl.csv": dutch = "" } = smallBundle("nl");
  const bundle = await openEscoBundle(await folderWith({ ...rest, "occupations_nl.csv": dutch }));
  expect((await bundle.check(["en", "nl"])).map((problem) => problem.file)).toEqual([
    "skills_nl.csv",
    "skillGroups_nl.csv",
    "ISCOGroups_nl.csv",
    "skillSkillRelations.csv",
  ]);
  expect(() => bundle.skills("nl")).toThrow(
    expect.objectContaining({ code: "file-missing", file: "skills_nl.csv" }),
  );
});

test("columns, emptiness and damage are found out from the headers", async () => {
  const folder = await folderWith({
    ...smallBundle(),
    "skills_en.csv": csv("conceptUri;preferredLabel;altLabels"),
    "occupations_en.csv": "",
    "skillGroups_en.csv": '"conceptUri,preferredLabel',
    "ISCOGroups_en.csv": csv("conceptUri,preferredLabel,altLabels,status,description"),
  });
  const problems = await (await openEscoBundle(folder)).check(["en"]);
  expect(problems).toMatchObject([
    { kind: "columns", file: "skills_en.csv", columns: expect.arrayContaining(["conceptUri", "skillType"]) },
    { kind: "empty", file: "occupations_en.csv" },
    { kind: "unreadable", file: "skillGroups_en.csv" },
    { kind: "columns", file: "ISCOGroups_en.csv", columns: ["code"] },
  ]);
});

test("an archive that must not be read is named beside the files it hides", async () => {
  const bomb = buildZip([{ name: "skills_en.csv", data: Buffer.alloc(3_000_000), deflate: true }]);
  const { "skills_en.csv": _, ...rest } = smallBundle();
  const bundle = await openEscoBundle(await folderWith({ ...rest, "bomb.zip": bomb }));
  expect(await bundle.check(["en"])).toEqual([
    { kind: "missing", file: "skills_en.csv" },
    { kind: "archive", file: "bomb.zip", reason: "ratio" },
  ]);
});

test("an entry that lies about its size stops the reading", async () => {
  const { "skills_en.csv": skills = "", ...rest } = smallBundle();
  const liar = buildZip([
    { name: "skills_en.csv", data: skills.repeat(50), deflate: true, declaredBytes: 600 },
  ]);
  const bundle = await openEscoBundle(await folderWith({ ...rest, "skills.zip": liar }));
  await expect(collect(bundle.skills("en"))).rejects.toMatchObject({
    code: "archive-refused",
    file: "skills_en.csv",
    detail: "size-mismatch",
  });
});

test("rows that cannot be used are skipped and counted", async () => {
  const header = "conceptUri,preferredLabel,altLabels,status,description,skillType,reuseLevel";
  const skills = csv(
    header,
    'u1,one,"One\nuno\nUNO",released,,,',
    "u2,two,,obsolete,,knowledge,transversal",
    "u3,  ,,released,,knowledge,transversal",
    ",four,,released,,knowledge,transversal",
    "u5,five",
    "u1,one again,,released,,knowledge,transversal",
  );
  const relations = csv(
    "occupationUri,relationType,skillUri",
    "o,essential,s",
    "o,optional,s",
    "o,perhaps,t",
    "o,optional,",
  );
  const files = { ...smallBundle(), "skills_en.csv": skills, "occupationSkillRelations.csv": relations };
  const bundle = await openEscoBundle(await folderWith(files));
  expect(await collect(bundle.skills("en"))).toMatchObject([
    { uri: "u1", altLabels: ["uno"], kind: "skill", reuseLevel: null },
  ]);
  expect(await collect(bundle.occupationSkills())).toHaveLength(1);
  expect(bundle.tallies()).toMatchObject([
    {
      rows: 6,
      records: 1,
      altLabels: 1,
      obsolete: 1,
      unlabelled: 1,
      malformed: 2,
      repeated: 1,
      repeatedLabels: 2,
    },
    { rows: 4, records: 1, malformed: 2, repeated: 1 },
  ]);
});

test("the zero of an ISCO code that a spreadsheet dropped is put back", async () => {
  const occupations = csv(
    "conceptUri,preferredLabel,altLabels,status,description,iscoGroup",
    "o,officer,,released,,110",
  );
  const bundle = await openEscoBundle(
    await folderWith({ ...smallBundle(), "occupations_en.csv": occupations }),
  );
  expect(await collect(bundle.occupations("en"))).toMatchObject([{ iscoCode: "0110", code: null }]);
});

test("progress ends at the unpacked size of exactly the files that are read", async () => {
  const files = smallBundle();
  const extra = { "greenSkillsCollection_en.csv": "x".repeat(9000), "skills_nl.csv": "y".repeat(9000) };
  const path = join(await folderWith({ "esco.zip": zipOf({ ...files, ...extra }) }), "esco.zip");
  const bundle = await openEscoBundle(path);
  const seen: number[] = [];
  bundle.trackProgress(["en"], ({ readBytes, totalBytes }) => seen.push(readBytes / totalBytes));
  await everything(bundle);
  expect(bundle.totalBytes(["en"])).toBe(Buffer.byteLength(Object.values(files).join("")));
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test("the version comes from the option, else from a name, else it is unknown", async () => {
  expect((await openEscoBundle(await folderWith(smallBundle()))).sourceVersion).toBe("unknown");
  const named = await folderWith(smallBundle(), "esco-1.1.1-en");
  expect((await openEscoBundle(named)).sourceVersion).toBe("1.1.1");
  expect((await openEscoBundle(named, { sourceVersion: "1.2.0" })).sourceVersion).toBe("1.2.0");
});

test("files of two versions are not mixed unless the version is given", async () => {
  const [classification, relations] = halves(smallBundle());
  const folder = await folderWith({
    "ESCO v1.1.1 classification.zip": zipOf(classification),
    "ESCO v1.2.0 relations.zip": zipOf(relations),
  });
  expect(await (await openEscoBundle(folder)).check(["en"])).toMatchObject([
    { kind: "versions", versions: ["1.1.1", "1.2.0"] },
  ]);
  expect(await (await openEscoBundle(folder, { sourceVersion: "1.2.0" })).check(["en"])).toEqual([]);
});

test("a path that is not there and a language that is none are refused", async () => {
  const folder = await folderWith(smallBundle());
  await expect(openEscoBundle(join(folder, "nowhere"))).rejects.toMatchObject({ code: "path-unreadable" });
  const bundle = await openEscoBundle(folder);
  await expect(bundle.check(["../en"])).rejects.toMatchObject({ code: "language-malformed" });
});

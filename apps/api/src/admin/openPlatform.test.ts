import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { createStaff } from "./createStaff.ts";
import { openPlatform } from "./openPlatform.ts";

test("a command starts the bundled database, or joins the one that runs", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vaardig-admin-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  const open = () => openPlatform(config, () => undefined);
  const staff = async (platform: Awaited<ReturnType<typeof open>>) =>
    (await acrossCompanies(platform.db, (tx) => tx.$client.query("select email from users order by 1"))).rows;

  const running = await open();
  const joining = await open();
  await createStaff(joining.db, config, "one@vaardig.example");
  await joining.close();
  expect(await staff(running)).toEqual([{ email: "one@vaardig.example" }]);
  await running.close();

  const later = await open();
  expect(await staff(later)).toEqual([{ email: "one@vaardig.example" }]);
  await later.close();
}, 120_000);

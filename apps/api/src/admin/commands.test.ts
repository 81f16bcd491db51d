import { expect, test } from "vitest";
import { runCommand } from "./commands.ts";

async function run(...args: string[]): Promise<string> {
  let written = "";
  const output = {
    write(text: string) {
      written += text;
    },
  };
  // A folder that cannot be made: whatever gets as far as the database fails differently.
  await runCommand(args, { env: { DATA_DIR: "/dev/null/data" }, folder: "/nowhere", output });
  return written;
}

test("help lists every command, and is what no command gives", async () => {
  const help = await run("help");
  for (const name of ["import-esco", "create-staff", "help"]) expect(help).toContain(`  ${name}`);
  expect(await run()).toBe(help);
});

test.each([
  [["nonsense"], "There is no command"],
  [["constructor"], "There is no command"],
  [["import-esco"], "Usage: npm run admin -- import-esco"],
  [["import-esco", "one", "two"], "Usage: npm run admin -- import-esco"],
  [["import-esco", "one", "--language", "en"], "--language"],
  [["import-esco", "one", "--lang", ","], "at least one language"],
  [["create-staff"], "Usage: npm run admin -- create-staff"],
])("a command that is misspelt says how it is spelt: %j", async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(message),
  });
});

test("a bundle that is not there is refused before the database is opened", async () => {
  await expect(run("import-esco", "bundle")).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining("/nowhere/bundle cannot be opened"),
  });
});

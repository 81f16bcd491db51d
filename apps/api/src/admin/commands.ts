import { isAbsolute, join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { CommandError } from "./commandError.ts";
import { createCompany } from "./createCompany.ts";
import { createStaff } from "./createStaff.ts";
import { importCourses } from "./importCourses.ts";
import { importEsco, openCompleteBundle } from "./importEsco.ts";
import { openPlatform, type Platform } from "./openPlatform.ts";
import type { Output } from "./progressBar.ts";
import { requireSecondFactor } from "./requireSecondFactor.ts";
import { resetSecondFactor } from "./resetSecondFactor.ts";

export interface CommandEnvironment {
  env: NodeJS.ProcessEnv;
  /** Base folder of relative paths in the arguments. */
  folder: string;
  output: Output;
}

interface Command {
  usage: string;
  purpose: string;
  run(args: string[], surroundings: CommandEnvironment): Promise<void>;
}

async function withPlatform<T>(
  { env, output }: CommandEnvironment,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readConfig(env), (line) => output.write(`${line}\n`));
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

function onlyArgument(positionals: string[], usage: string): string {
  const [only, ...more] = positionals;
  if (only === undefined || more.length > 0) throw new CommandError(`Usage: npm run admin -- ${usage}`, 2);
  return only;
}

const COMMANDS: Record<string, Command> = {
  "import-esco": {
    usage: "import-esco <folder or zip> [--lang en,nl] [--source-version 1.2.0]",
    purpose: "loads an official ESCO bundle; loading it again changes nothing",
    async run(args, surroundings) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { lang: { type: "string", default: "en" }, "source-version": { type: "string" } },
      });
      const typed = onlyArgument(positionals, this.usage);
      const languages = [
        ...new Set(
          values.lang
            .split(",")
            .map((one) => one.trim())
            .filter(Boolean),
        ),
      ];
      if (languages.length === 0) throw new CommandError("Name at least one language, such as --lang en.", 2);
      const path = isAbsolute(typed) ? typed : join(surroundings.folder, typed);
      const version = values["source-version"];
      const bundle = await openCompleteBundle({
        path,
        languages,
        ...(version && { sourceVersion: version }),
      });
      await withPlatform(surroundings, ({ db }) => importEsco(db, bundle, languages, surroundings.output));
    },
  },
  "import-courses": {
    usage: "import-courses <file> [--source name] [--company slug]",
    purpose: "loads a feed of courses (CSV, XLSX or JSON); loading it again changes nothing",
    async run(args, surroundings) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { source: { type: "string", default: "feed" }, company: { type: "string" } },
      });
      const typed = onlyArgument(positionals, this.usage);
      const path = isAbsolute(typed) ? typed : join(surroundings.folder, typed);
      const { source, company } = values;
      await withPlatform(surroundings, ({ db }) =>
        importCourses(db, { path, source, ...(company && { company }) }, surroundings.output),
      );
    },
  },
  "create-staff": {
    usage: "create-staff <email>",
    purpose: "makes a staff account and prints the address on which its password is set",
    async run(args, surroundings) {
      const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
      const email = onlyArgument(positionals, this.usage);
      const address = await withPlatform(surroundings, ({ db, config }) => createStaff(db, config, email));
      surroundings.output.write(`Set the password within a week, once:\n${address}\n`);
    },
  },
  "create-company": {
    usage: "create-company <slug> <name> <administrator's email>",
    purpose: "makes a company and prints the address on which its first administrator sets a password",
    async run(args, surroundings) {
      const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
      const [slug, name, adminEmail, ...more] = positionals;
      if (slug === undefined || name === undefined || adminEmail === undefined || more.length > 0)
        throw new CommandError(`Usage: npm run admin -- ${this.usage}`, 2);
      const address = await withPlatform(surroundings, ({ db, config }) =>
        createCompany(db, config, { slug, name, adminEmail }),
      );
      surroundings.output.write(`Set the password within a week, once:\n${address}\n`);
    },
  },
  "reset-second-factor": {
    usage: "reset-second-factor <email>",
    purpose: "removes the second factors of an account and signs it out, for staff and last administrators",
    async run(args, surroundings) {
      const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
      const email = onlyArgument(positionals, this.usage);
      await withPlatform(surroundings, (platform) => resetSecondFactor(platform, email));
      surroundings.output.write(`${email} signs in without a second factor and is told by email.\n`);
    },
  },
  "require-second-factor": {
    usage: "require-second-factor <company slug> [--grace-days 14] [--off]",
    purpose: "requires a second factor of a company's people, or no longer; staff are in the company vaardig",
    async run(args, surroundings) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          "grace-days": { type: "string", default: "14" },
          off: { type: "boolean", default: false },
        },
      });
      const slug = onlyArgument(positionals, this.usage);
      const days = values.off ? null : values["grace-days"];
      const from = await withPlatform(surroundings, ({ db }) => requireSecondFactor(db, slug, days));
      surroundings.output.write(from ? `Required from ${from.toISOString()}.\n` : "Not required.\n");
    },
  },
  help: {
    usage: "help",
    purpose: "lists the commands",
    async run(_args, { output }) {
      const lines = Object.values(COMMANDS).map(({ usage, purpose }) => `  ${usage}\n      ${purpose}`);
      output.write(`npm run admin -- <command>\n\n${lines.join("\n")}\n`);
    },
  },
};

/** Runs the command named by the first argument; `help` without arguments. Throws {@link CommandError}. */
export async function runCommand(args: string[], surroundings: CommandEnvironment): Promise<void> {
  const [name = "help", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`There is no command "${name}". See: npm run admin -- help`, 2);
  try {
    await command.run(rest, surroundings);
  } catch (error) {
    const isMisspelt =
      error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (isMisspelt) throw new CommandError(`${error.message}\nUsage: npm run admin -- ${command.usage}`, 2);
    throw error;
  }
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The languages of résumés, as tesseract names them. */
const LANGUAGES = ["eng", "nld", "deu", "fra"];
const TIME_LIMIT = 5_000;
const run = promisify(execFile);

/** Languages that text recognition knows on this machine, joined with "+"; null where its programs are not installed. */
export async function languagesOfRecognition(path: string): Promise<string | null> {
  const options = { env: { PATH: path }, timeout: TIME_LIMIT };
  try {
    const [{ stdout }] = await Promise.all([
      run("tesseract", ["--list-langs"], options),
      run("pdftoppm", ["-v"], options),
    ]);
    const installed = new Set(stdout.split("\n").map((line) => line.trim()));
    return LANGUAGES.filter((language) => installed.has(language)).join("+") || null;
  } catch {
    return null;
  }
}

const known = new Map<string, Promise<string | null>>();

/** The same for the server's own path, looked up once: what is installed later counts from the next start. */
export function installedRecognition(): Promise<string | null> {
  const path = process.env.PATH ?? "";
  const languages = known.get(path) ?? languagesOfRecognition(path);
  known.set(path, languages);
  return languages;
}

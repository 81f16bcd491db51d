import { existsSync } from "node:fs";
import { join } from "node:path";
import { capture, machineEnvironment } from "./run.mjs";
import { print, UserFacingError } from "./script.mjs";

const PROGRAM_FILES = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
/** The headless build, a fifth faster for the journeys. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const PLACES = [
  HEADLESS,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...PROGRAM_FILES.filter(Boolean).map((folder) =>
    join(folder, "Google", "Chrome", "Application", "chrome.exe"),
  ),
];

/** Returns the path of a Chromium for browser tests; installs Debian's packages when possible. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new UserFacingError(`CHROMIUM_PATH names ${given}, which does not exist.`);
  if (given) return given;
  const found = PLACES.find((place) => existsSync(place));
  const mayInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (found !== HEADLESS && mayInstall) return installFromDebian(found);
  if (found) return found;
  throw new UserFacingError(
    "The browser tests need Chromium or Chrome, and none was found. Install one and run this again:\n" +
      "  Debian, Ubuntu:  sudo apt-get install chromium fonts-liberation\n" +
      "  Fedora:          sudo dnf install chromium\n" +
      "  macOS:           brew install --cask google-chrome\n" +
      "  elsewhere:       https://www.google.com/chrome, or set CHROMIUM_PATH to its program",
  );
}

/** Installs the packages; on failure an existing browser is used. */
async function installFromDebian(found) {
  print("Installing Chromium from Debian's packages.");
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
  const wait = [
    "-o",
    "DPkg::Lock::Timeout=300",
    "-o",
    "Acquire::http::Timeout=20",
    "-o",
    "Acquire::Retries=1",
  ];
  const install = (...packages) =>
    capture("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...packages], { env });
  // A failed update may still leave usable package lists.
  await capture("apt-get", [...wait, "update"], { env });
  const small = await install("chromium-headless-shell", "fonts-liberation");
  if (small.code !== 0 && !found) {
    const { code, output } = await install("chromium", "fonts-liberation");
    if (code !== 0) throw new UserFacingError(`${output}\nChromium could not be installed (${code}).`);
  }
  const path = PLACES.find((place) => existsSync(place));
  if (!path) throw new UserFacingError("Debian's package was installed, but it brought no Chromium.");
  return path;
}

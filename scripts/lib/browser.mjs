import { existsSync } from "node:fs";
import { join } from "node:path";
import { capture, machineEnvironment } from "./run.mjs";
import { Plain, say } from "./say.mjs";

const PROGRAM_FILES = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
const PLACES = [
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

/** Path of a Chromium for the browser tests; installed from Debian's packages where that is possible. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Plain(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const found = given ?? PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) return installFromDebian();
  throw new Plain(
    "The browser tests need Chromium or Chrome, and none was found. Install one and run this again:\n" +
      "  Debian, Ubuntu:  sudo apt-get install chromium fonts-liberation\n" +
      "  Fedora:          sudo dnf install chromium\n" +
      "  macOS:           brew install --cask google-chrome\n" +
      "  elsewhere:       https://www.google.com/chrome, or set CHROMIUM_PATH to its program",
  );
}

async function installFromDebian() {
  say("Installing Chromium from Debian's packages.");
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
  const wait = ["-o", "DPkg::Lock::Timeout=300"];
  const packages = ["chromium", "fonts-liberation"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { code, output } = await capture("apt-get", [...wait, ...args], { env });
    // A failed update may still leave usable lists.
    if (code !== 0 && args[0] === "install")
      throw new Plain(`${output}\nChromium could not be installed (${code}).`);
  }
  const path = PLACES.find((place) => existsSync(place));
  if (!path) throw new Plain("Debian's package was installed, but it brought no Chromium.");
  return path;
}

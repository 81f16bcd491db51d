/** The part of a terminal or a file that progress is written to. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

export interface ProgressBar {
  /** Begins a step, ending the one before. */
  begin(step: string): void;
  /** Sets how much of the step is done, 0–1, and what is being worked on. */
  advance(done: number, on: string): void;
  end(): void;
}

const WIDTH = 30;
const CLEAR = "\r\u001b[K";

/**
 * Shows steps and, of those that can be measured, the part that is done. On a terminal one line is drawn again at every
 * percent; elsewhere (a log) each step and each thing worked on is a line.
 */
export function progressBar(output: Output): ProgressBar {
  let current = "";
  let shown = "";

  function draw(text: string): void {
    if (text === shown) return;
    shown = text;
    output.write(output.isTTY ? `${CLEAR}${text}` : `${text}\n`);
  }

  function finish(): void {
    if (current !== "" && output.isTTY) output.write(`${CLEAR}${current}: done\n`);
    current = "";
    shown = "";
  }

  return {
    begin(step) {
      finish();
      current = step;
      draw(`${step} …`);
    },
    advance(done, on) {
      if (!output.isTTY) return draw(`  ${on}`);
      const part = Math.min(1, Math.max(0, done));
      const filled = Math.floor(part * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      draw(`${current} ${bar} ${String(Math.floor(part * 100)).padStart(3)} % ${on}`);
    },
    end: finish,
  };
}

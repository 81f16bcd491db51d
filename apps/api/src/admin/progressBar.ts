/** The part of a writable stream that the progress bar needs. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

export interface ProgressBar {
  /** Starts a step and ends the previous one. */
  begin(step: string): void;
  /** Sets the completed part of the step, 0–1, and the current item. */
  advance(done: number, on: string): void;
  end(): void;
}

const WIDTH = 30;
const CLEAR = "\r\u001b[K";

/**
 * Creates a progress bar for steps. On a terminal it redraws one line; elsewhere (a log) each step and each
 * item is a line.
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

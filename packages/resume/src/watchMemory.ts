import type { Worker } from "node:worker_threads";

interface Watch {
  /** Bytes outside the heap, which `resourceLimits` of a worker do not cover. */
  maxExternalBytes: number;
  /** Milliseconds between two looks. */
  interval: number;
}

/** Calls back once a worker holds too much outside its heap. Answers what ends the watch. */
export function watchMemory(
  worker: Worker,
  { maxExternalBytes, interval }: Watch,
  tooMuch: () => void,
): () => void {
  const timer = setInterval(() => {
    worker.getHeapStatistics().then(
      (statistics) => {
        if (statistics.external_memory > maxExternalBytes) tooMuch();
      },
      () => clearInterval(timer),
    );
  }, interval);
  return () => clearInterval(timer);
}

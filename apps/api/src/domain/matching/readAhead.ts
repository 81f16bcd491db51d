import type { MatchEngine } from "./matchEngine.ts";

type Reading = Pick<MatchEngine, "readyPeople" | "peopleByName">;

/**
 * Wraps an engine so that lists by name come from the worker only once a company is loaded. `workerNow`
 * identifies the running worker: a restarted one has nothing loaded.
 */
export function readAhead(engine: Reading, workerNow: () => unknown): Reading {
  const ready = new Map<string, unknown>();
  const reading = new Map<string, Promise<void>>();

  function readyPeople(companyId: string): Promise<void> {
    const under = reading.get(companyId) ?? read(companyId);
    reading.set(companyId, under);
    return under;
  }
  async function read(companyId: string): Promise<void> {
    try {
      await engine.readyPeople(companyId);
      ready.set(companyId, workerNow());
    } finally {
      reading.delete(companyId);
    }
  }
  // No caller waits here; a request that needs the people gets the error itself.
  const ahead = (companyId: string) => void readyPeople(companyId).catch(() => undefined);

  return {
    readyPeople,
    async peopleByName(companyId, options) {
      const worker = workerNow();
      const isReady = worker !== undefined && ready.get(companyId) === worker;
      const answer = isReady ? await engine.peopleByName(companyId, options) : null;
      if (answer === null) ahead(companyId);
      return answer;
    },
  };
}

import type { MatchEngine } from "./matchEngine.ts";

type Reading = Pick<MatchEngine, "readyPeople" | "peopleByName">;

/**
 * Lists people by name from the worker alone where no one waits for it. `workerNow` tells which worker runs: one that was
 * started again knows no one.
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
  // No one waits for it; anyone who asks for something that needs it is told what is wrong.
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

import { ReaderBusyError } from "./readerBusyError.ts";

/** Who waits: a company's own people, or someone who applies to it without an account. */
export type Lane = "people" | "applicants";

/** Whose turn a task takes. */
export interface Turn {
  company: string;
  lane: Lane;
  /** Bytes that are held while the task waits. */
  size: number;
  /** Takes the task out of the queue when its caller gives up. */
  signal?: AbortSignal | undefined;
}

/** What runs and waits at most, per company and lane, and in all. */
export interface QueueLimits {
  running: number;
  runningPerCompany: number;
  /** Fewer than `running`: strangers never hold every place. */
  runningApplicants: number;
  /** Fewer than `runningPerCompany`: the company's own people always have a place besides its applicants. */
  runningApplicantsPerCompany: number;
  /** Tasks of one company that wait in one lane. */
  waiting: number;
  /** Bytes of them. */
  waitingBytes: number;
  /** Bytes that wait in one lane, of all companies. */
  waitingBytesInAll: number;
}

interface Waiting {
  turn: Turn;
  start: () => void;
}

interface Company {
  waiting: Waiting[];
  running: Record<Lane, number>;
  /** Whose task came last, so that the other lane is next. */
  last: Lane;
}

/** Lets tasks run in turns: one company after the other, and within a company its people and its applicants by turns. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order in which they come next. */
  readonly #companies = new Map<string, Company>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs a task in its turn. Throws {@link ReaderBusyError} at once, and the signal's reason for who gave up while waiting. */
  async run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    turn.signal?.throwIfAborted();
    const company = this.#companies.get(turn.company) ?? newCompany();
    this.#companies.set(turn.company, company);
    if (this.#mayRun(company, turn.lane)) this.#begin(turn, company);
    else await this.#wait(turn, company);
    try {
      return await task();
    } finally {
      company.running[turn.lane] -= 1;
      this.#tidy(turn.company, company);
      this.#next();
    }
  }

  #begin({ company: id, lane }: Turn, company: Company): void {
    company.running[lane] += 1;
    company.last = lane;
    this.#companies.delete(id);
    this.#companies.set(id, company);
  }

  #wait(turn: Turn, company: Company): Promise<void> {
    const same = company.waiting.filter(({ turn: { lane } }) => lane === turn.lane);
    const { waiting, waitingBytes, waitingBytesInAll } = this.#limits;
    const everywhere = [...this.#companies.values()].flatMap((one) => one.waiting);
    const isFull =
      same.length >= waiting ||
      bytesOf(same, turn.lane) + turn.size > waitingBytes ||
      bytesOf(everywhere, turn.lane) + turn.size > waitingBytesInAll;
    if (isFull) {
      this.#tidy(turn.company, company);
      throw new ReaderBusyError("too many wait");
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        company.waiting.splice(company.waiting.indexOf(entry), 1);
        this.#tidy(turn.company, company);
        reject(turn.signal?.reason);
      };
      const entry: Waiting = {
        turn,
        start: () => {
          turn.signal?.removeEventListener("abort", giveUp);
          this.#begin(turn, company);
          resolve();
        },
      };
      company.waiting.push(entry);
      turn.signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  #next(): void {
    for (const company of this.#companies.values()) {
      const entry = this.#nextOf(company);
      if (!entry) continue;
      company.waiting.splice(company.waiting.indexOf(entry), 1);
      entry.start();
      this.#next();
      return;
    }
  }

  #nextOf(company: Company): Waiting | undefined {
    const able = company.waiting.filter(({ turn: { lane } }) => this.#mayRun(company, lane));
    return able.find(({ turn: { lane } }) => lane !== company.last) ?? able[0];
  }

  #mayRun({ running }: Company, lane: Lane): boolean {
    const limits = this.#limits;
    const all = this.#running();
    if (all.people + all.applicants >= limits.running) return false;
    if (running.people + running.applicants >= limits.runningPerCompany) return false;
    if (lane === "people") return true;
    return (
      all.applicants < limits.runningApplicants && running.applicants < limits.runningApplicantsPerCompany
    );
  }

  #running(): Record<Lane, number> {
    const all = { people: 0, applicants: 0 };
    for (const { running } of this.#companies.values()) {
      all.people += running.people;
      all.applicants += running.applicants;
    }
    return all;
  }

  #tidy(id: string, company: Company): void {
    const { people, applicants } = company.running;
    if (people + applicants + company.waiting.length === 0) this.#companies.delete(id);
  }
}

const newCompany = (): Company => ({
  waiting: [],
  running: { people: 0, applicants: 0 },
  last: "applicants",
});

function bytesOf(waiting: readonly Waiting[], lane: Lane): number {
  return waiting.reduce((sum, { turn }) => sum + (turn.lane === lane ? turn.size : 0), 0);
}

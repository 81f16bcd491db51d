import { expect, it } from "vitest";
import { FairQueue, type Lane, type QueueLimits } from "./fairQueue.ts";

const limits: QueueLimits = {
  running: 3,
  runningPerCompany: 2,
  runningApplicants: 2,
  runningApplicantsPerCompany: 1,
  waiting: 3,
  waitingBytes: 100,
  waitingBytesInAll: 150,
};

/** A queue whose tasks end when they are told; `began` names them in the order in which they did. */
function observe() {
  const queue = new FairQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, (how: "ends" | "fails") => void>();
  function add(company: string, name: string, lane: Lane = "people", size = 1, signal?: AbortSignal) {
    const id = `${company}${name}`;
    const done = queue.run({ company, lane, size, signal }, () => {
      began.push(id);
      return new Promise<string>((resolve, reject) =>
        ends.set(id, (how) => (how === "ends" ? resolve(id) : reject(new Error(id)))),
      );
    });
    done.catch(() => undefined);
    return done;
  }
  async function settle(id: string, how: "ends" | "fails" = "ends") {
    ends.get(id)?.(how);
    // Turns are handed on in the microtasks that follow.
    await new Promise(setImmediate);
  }
  return { add, began, settle };
}

it("gives companies turns, however many of one wait", async () => {
  const { add, began, settle } = observe();
  for (const name of ["1", "2", "3", "4", "5"]) void add("a", name);
  void add("b", "1");
  void add("b", "2");
  void add("c", "1");
  expect(began).toEqual(["a1", "a2", "b1"]);
  await settle("a1");
  await settle("a2", "fails");
  await settle("b1");
  expect(began.slice(3)).toEqual(["a3", "b2", "c1"]);
});

it("keeps a place for a company's own people besides its applicants, and one for the people of all", async () => {
  const { add, began, settle } = observe();
  for (const name of ["1", "2"]) void add("a", name, "applicants");
  void add("b", "1", "applicants");
  void add("c", "1", "applicants");
  expect(began).toEqual(["a1", "b1"]);
  void add("a", "p1");
  expect(began).toEqual(["a1", "b1", "ap1"]);
  void add("a", "p2");
  await settle("ap1");
  await settle("a1");
  expect(began.slice(3)).toEqual(["ap2", "c1"]);
});

it("lets people and applicants of one company take turns", async () => {
  const { add, began, settle } = observe();
  void add("a", "p1");
  void add("a", "p2");
  void add("a", "p3");
  void add("a", "1", "applicants");
  void add("a", "2", "applicants");
  await settle("ap1");
  await settle("a1");
  await settle("ap2");
  expect(began).toEqual(["ap1", "ap2", "a1", "ap3", "a2"]);
});

it("refuses at once what is too much in number or size, of one company and lane", async () => {
  const { add, settle, began } = observe();
  for (const name of ["1", "2", "3", "4", "5"]) void add("a", name);
  const refused = { name: "ReaderBusyError" };
  await expect(add("a", "6")).rejects.toMatchObject(refused);
  void add("a", "7", "applicants", 90);
  await expect(add("a", "8", "applicants", 11)).rejects.toMatchObject(refused);
  void add("b", "1");
  void add("b", "2", "applicants", 50);
  await expect(add("c", "1", "applicants", 20)).rejects.toMatchObject(refused);
  expect(add("c", "2", "people", 50)).toBeInstanceOf(Promise);
  for (const id of ["a1", "a2", "b1"]) await settle(id);
  expect(began).toHaveLength(6);
});

it("forgets who gives up while waiting, and starts no one who did before", async () => {
  const { add, began, settle } = observe();
  const first = new AbortController();
  void add("a", "1");
  void add("a", "2");
  const left = add("a", "3", "people", 1, first.signal);
  void add("a", "4");
  first.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await expect(add("a", "5", "people", 1, first.signal)).rejects.toThrow("left");
  await settle("a1");
  expect(began).toEqual(["a1", "a2", "a4"]);
});

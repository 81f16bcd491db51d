import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { gatherWrites } from "./gatherWrites.ts";

function gathering(): { stream: Writable; left: string[] } {
  const left: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      left.push(String(piece));
      done();
    },
  });
  gatherWrites(stream);
  return { stream, left };
}

test("what one turn writes leaves as one piece, also across promises, and the next turn's as another", async () => {
  const { stream, left } = gathering();
  stream.write(Buffer.from("begin "));
  await Promise.resolve();
  stream.cork();
  stream.write(Buffer.from("select"));
  stream.uncork();
  expect(left).toEqual([]);
  await turn();
  stream.write(Buffer.from("commit"));
  await turn();
  expect(left).toEqual(["begin select", "commit"]);
});

test("a write that wants to know when it left keeps its place", async () => {
  const { stream, left } = gathering();
  stream.write(Buffer.from("first"));
  await new Promise((resolve) => stream.write(Buffer.from("last"), resolve));
  expect(left).toEqual(["first", "last"]);
});

test("a connection that is given up takes nothing any more", async () => {
  const { stream, left } = gathering();
  stream.write(Buffer.from("late"));
  stream.destroy();
  await turn();
  expect(left).toEqual([]);
});

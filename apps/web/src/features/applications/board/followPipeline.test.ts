import { expect, it } from "vitest";
import { eventsIn } from "./followPipeline.ts";

it("reads whole events, keeps what is not whole and passes over heartbeats and what it does not know", () => {
  const id = "0190a1b2-0000-7000-8000-000000000000";
  const changed = `data: {"kind":"changed","ids":["${id}"]}\n\n`;
  expect(eventsIn(`: \n\n${changed}data: {"kind":"new"}\n\ndata: {"kin`)).toEqual({
    news: [{ kind: "changed", ids: [id] }],
    rest: 'data: {"kin',
  });
  expect(eventsIn("")).toEqual({ news: [], rest: "" });
});

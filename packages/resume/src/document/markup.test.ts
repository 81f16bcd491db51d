import { describe, expect, it } from "vitest";
import { attributeOf, markupEvents } from "./markup.ts";

function texts(source: string): string {
  return [...markupEvents(source)].map((event) => (event.type === "text" ? event.text : "|")).join("");
}

describe("markupEvents", () => {
  it("yields tags and decoded texts", () => {
    expect([...markupEvents('<a x="1>2">B &amp; C<d/></a>')]).toEqual([
      { type: "open", name: "a", attributes: ' x="1>2"' },
      { type: "text", text: "B & C" },
      { type: "open", name: "d", attributes: "" },
      { type: "close", name: "d" },
      { type: "close", name: "a" },
    ]);
  });

  it("never expands entities of its own making", () => {
    expect(texts('<!DOCTYPE x [<!ENTITY a "lol">]><x>&a;&#233;&#xe9;</x>')).toContain("|&a;éé|");
  });

  it("reads attributes", () => {
    expect(attributeOf(" text:c=\"3\" b='4'", "text:c")).toBe("3");
    expect(attributeOf(' text:c="3"', "c")).toBeNull();
  });
});

import { expect, test } from "vitest";
import { passkeyParty } from "./passkeyParty.ts";

test.each([
  ["https://hr.vaardig.example", { id: "hr.vaardig.example", origin: "https://hr.vaardig.example" }],
  [
    "https://hr.vaardig.example:8443",
    { id: "hr.vaardig.example", origin: "https://hr.vaardig.example:8443" },
  ],
  ["http://127.0.0.1:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://[::1]:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://localhost", { id: "localhost", origin: "http://localhost" }],
  ["http://hr.vaardig.example", undefined],
  ["https://192.0.2.7", undefined],
  ["https://[2001:db8::7]", undefined],
])("%s", (publicUrl, party) => {
  expect(passkeyParty(publicUrl)).toEqual(party);
});

import { expect, test } from "vitest";
import { isWrittenApart } from "./writtenApart.ts";

const isApart = (text: string, words: string, label: string) => {
  const start = text.indexOf(words);
  return isWrittenApart(text, { conceptId: "any", label, start, end: start + words.length });
};

test.each([
  ["You work on board a vessel for two weeks.", "on board", "on-boarding"],
  ["You check in daily with your colleagues.", "check in", "check-in"],
  ["You cut off the gas.", "cut off", "cut-off"],
  ["You win back customers.", "win back", "win-back"],
  ["We make up a team of six.", "make up", "make-up"],
  ["You sleep in the house.", "sleep in", "sleeping-in"],
  ["Je checkt in bij je collega.", "checkt in", "check-in"],
  ["Hands-on experience with Spark.", "Hands-on", "hands-on"],
  ["Team Leader of nine agents.", "Team Leader", "Teamleader"],
])("%s: no skill", (text, words, label) => {
  expect(isApart(text, words, label)).toBe(true);
});

test.each([
  ["You own on-boarding.", "on-boarding", "on-boarding"],
  ["You do the make up of actors.", "make up", "make-up"],
  ["Je hebt ervaring met make up.", "make up", "make-up"],
  ["You are hands on.", "hands on", "hands-on"],
  ["A hands-on team player.", "hands-on", "hands-on"],
  ["Quotes in Teamleader.", "Teamleader", "Teamleader"],
  ["You check in the late guests.", "check in", "check-in"],
  ["Made to measure suits.", "Made to measure", "made-to-measure"],
  ["Check-in of guests", "Check-in", "check-in"],
  ["You know voice over work.", "voice over", "voice-over"],
  ["You know power plants.", "power plants", "power plants"],
])("%s: the skill itself", (text, words, label) => {
  expect(isApart(text, words, label)).toBe(false);
});

import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { adText } from "./adText.ts";

test.each([
  ["", "required"],
  [" \n\t ", "required"],
  ["https://example.com/jobs/baker-zwolle", "ad_only_link"],
  [" www.example.com/vacature \n https://example.com ", "ad_only_link"],
  ["vacature-bakker.png", "ad_only_picture"],
  ["[image: IMG_2041.jpg]", "ad_only_picture"],
  ["![Vacature](https://example.com/v.png)", "ad_only_picture"],
  ["<img src='https://example.com/v.png' alt='Bakker'>", "ad_only_picture"],
  ["data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==", "ad_only_picture"],
  ["<script>alert('baker')</script><style>p { color: red }</style>", "ad_no_words"],
  ["12345 - !!", "ad_no_words"],
  ["x".repeat(LIMITS.longText + 1), `too_long|max=${LIMITS.longText}`],
])("%j is refused: %s", (text, message) => {
  expect(adText.safeParse(text).error?.issues[0]?.message).toBe(message);
});

test.each([
  "Baker",
  "Baker in Zwolle. Apply at https://example.com/jobs",
  "<script>track()</script><h1>Baker</h1><p>You bake.</p>",
  "Bakker gezocht, zie vacature.png",
])("%j can be read, as it was typed", (text) => {
  expect(adText.parse(text)).toBe(text);
});

import { parseMailHtml } from "@vaardig/contract/mail-templates/mailHtml";
import {
  fillVariables,
  MAIL_VARIABLES,
  type MailValues,
  unknownVariable,
} from "@vaardig/contract/mail-templates/mailVariables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../http/appError.ts";
import { checkMailWords } from "./checkMailWords.ts";
import { renderMailWords } from "./renderMailWords.ts";
import { sanitizeMail } from "./sanitizeMail.ts";

/** Text that is likely to break something: braces, markup, variables, entities. */
const pieces = fc.oneof(
  fc.constantFrom(
    ..."{}<>&\"'$`\r\n ",
    "{{",
    "}}",
    "{{{",
    "<b>",
    "</b>",
    "<p>",
    "&#123;",
    "{{7*7}}",
    "$1",
    "$&",
  ),
  fc.constantFrom(...MAIL_VARIABLES).map((name) => `{{${name}}}`),
  fc.constantFrom("<script>alert(1)</script>", '<a href="javascript:x">', '<a href="{{link}}">', "</a>"),
  fc.string({ maxLength: 8 }),
);
const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
const values = fc.record(
  Object.fromEntries(MAIL_VARIABLES.map((name) => [name, text])),
) as fc.Arbitrary<MailValues>;

test("words that are accepted never leave with a variable in them, and no value is read as one or as markup", () => {
  fc.assert(
    fc.property(text, text, values, (subject, message, all) => {
      let words: ReturnType<typeof checkMailWords>;
      try {
        words = checkMailWords({ en: { subject, message } });
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        return;
      }
      const written = words.en ?? { subject: "", message: "" };
      const mail = renderMailWords(written, all);
      for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toContain("{{");
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toMatch(/<(?!\/?(?:p|br|strong|em|ul|ol|li|a)\b)/);
      expect(mail.html).not.toMatch(/href="(?!https?:\/\/|mailto:|tel:)/);
    }),
    { numRuns: 300 },
  );
});

test("every known variable is filled, with what it is called kept out of the text", () => {
  const all = Object.fromEntries(MAIL_VARIABLES.map((name) => [name, `<${name}>`]));
  const message = `<p>${MAIL_VARIABLES.map((name) => `{{ ${name} }}`).join(" ")}</p>`;
  const mail = renderMailWords({ subject: "{{first_name}} {{job}}", message }, all);
  expect(mail.subject).toBe("<first_name> <job>");
  for (const name of MAIL_VARIABLES) expect(mail.html).toContain(`&lt;${name}&gt;`);
});

test("a value that looks like a variable stays words", () => {
  expect(fillVariables("{{first_name}}", { first_name: "{{link}}", link: "secret" })).toBe("link}}");
  expect(unknownVariable("a {{ first_name }} b {{job}}")).toBeUndefined();
  expect(unknownVariable("{{firstname}}")).toBe("firstname");
});

test.each([
  ["<script>alert(1)</script>Hi", "Hi"],
  ["<p onclick=alert(1) style='x' class=y>Hi</p>", "<p>Hi</p>"],
  ["<img src=x onerror=alert(1)>Hi", "Hi"],
  ["<svg onload=alert(1)><p>x</p></svg>Hi", "Hi"],
  ["<svg><style><a id='</style><img src=1 onerror=alert(1)>'></svg>Hi", "Hi"],
  ["<math><mi><table><mglyph><style><!--</style><img title='--&gt;<img src=1 onerror=alert(1)>'>", ""],
  ["<a href='javascript:alert(1)'>Hi</a>", "Hi"],
  ["<a href='JaVaScRiPt&#58;alert(1)'>Hi</a>", "Hi"],
  ["<a href='java\tscript:alert(1)'>Hi</a>", "Hi"],
  ["<a href='data:text/html,<script>alert(1)</script>'>Hi</a>", "Hi"],
  ["<a href='vbscript:x'>Hi</a>", "Hi"],
  ["<a href='//evil.example'>Hi</a>", "Hi"],
  ["<a href='/relative'>Hi</a>", "Hi"],
  ["<a href='https://x.example/?n={{first_name}}'>Hi</a>", "Hi"],
  [
    "<a href='https://x.example/a?b=1&c=2' target=_blank>Hi</a>",
    '<a href="https://x.example/a?b=1&amp;c=2">Hi</a>',
  ],
  ["<a href='{{link}}'>Hi</a>", '<a href="{{link}}">Hi</a>'],
  ["<iframe src=https://evil.example></iframe>Hi", "Hi"],
  ["<object data=x></object><embed src=x><base href=x><meta http-equiv=refresh content=0>Hi", "Hi"],
  ["<form action=x><input name=y><button>Go</button></form>", "Go"],
  ["<b>bold</b> <i>slanted</i><u>under</u>", "<strong>bold</strong> <em>slanted</em>under"],
  ["<div>One</div><h1>Two</h1>", "<p>One</p><p>Two</p>"],
  ["<!-- <p>hidden</p> -->Hi", "Hi"],
  ["<style>p{background:url(x)}</style><p style='background:url(x)'>Hi</p>", "<p>Hi</p>"],
  ["<p>a < b & c</p>", "<p>a &lt; b &amp; c</p>"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
])("%s is cleaned", (given, kept) => {
  const clean = sanitizeMail(given).replaceAll("<br />", "<br>");
  expect(clean).toBe(kept);
  expect(JSON.stringify(parseMailHtml(clean))).not.toMatch(/javascript|onerror|onload/i);
});

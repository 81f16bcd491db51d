import { MAIL_VARIABLES } from "@vaardig/contract/mail-templates/mailVariables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailDoc, mailHtml } from "./mailDoc.ts";

test("a mail comes back as it went in, variables as pieces of their own", () => {
  const html =
    '<p>Hello <strong>{{first_name}}</strong>,<br>see <a href="{{link}}"><em>this</em></a> &amp; that</p>' +
    "<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>Three</p></li></ol></li></ul>";
  const doc = mailDoc(html);
  expect(JSON.stringify(doc)).toContain('{"type":"variable","attrs":{"name":"first_name"}');
  expect(mailHtml(doc)).toBe(html);
});

test("text outside paragraphs becomes one, and nothing but spaces is nothing", () => {
  expect(mailHtml(mailDoc("Hello <b>you</b><ul><li>One</li></ul>"))).toBe(
    "<p>Hello you</p><ul><li><p>One</p></li></ul>",
  );
  expect(mailHtml(mailDoc("<p> </p>"))).toBe("");
  expect(mailDoc("").content).toEqual([{ type: "paragraph" }]);
});

test("whatever is typed survives being written and read", () => {
  const text = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom("<b>", "&amp;", "{{", "}}", '"', ...MAIL_VARIABLES.map((name) => `{{${name}}}`)),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (parts) => {
      const typed = {
        type: "doc",
        content: [{ type: "paragraph", content: [{ type: "text", text: parts.join("") }] }],
      };
      const html = mailHtml(typed);
      expect(mailHtml(mailDoc(html))).toBe(html.replace(/\{\{\s+(\w+)\s+\}\}/g, "{{$1}}"));
    }),
  );
});

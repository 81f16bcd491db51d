import type { Language } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";

/**
 * Returns a complete document around an email's sanitized HTML; it looks like a letter in every mail client
 * and loads nothing external.
 */
export function htmlMail(
  html: string,
  { subject, language }: { subject: string; language: Language },
): string {
  return [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Poppins,Segoe UI,Arial,sans-serif">',
    `<div style="max-width:600px;margin:0 auto">${html}</div></body></html>`,
  ].join("\n");
}

import { z } from "zod";
import "../issueMessage.ts";
import { LIMITS } from "../limits.ts";

const unseen = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const picture =
  /<img\b[^>]*>|!\[[^\]]*\]\([^)]*\)|data:image\/\S+|\[?(?:(?:image|picture|photo|afbeelding|foto|cid)\s*:?\s*)?[^\s/<>"]+\.(?:png|jpe?g|gif|webp|svg|heic|bmp)\b\]?/gi;
const link = /(?:https?:\/\/|www\.)\S+/gi;
const tag = /<[^<>]*>/g;

/** Returns the validation key of a text that cannot be a job ad, or null when it can. */
function problemOf(text: string): string | null {
  const seen = text.replace(unseen, " ");
  const hasWords = (words: string) => /\p{L}/u.test(words.replace(tag, " "));
  if (text.trim() === "") return "required";
  if (!hasWords(seen)) return /<img\b/i.test(seen) ? "ad_only_picture" : "ad_no_words";
  if (hasWords(seen.replace(picture, " ").replace(link, " "))) return null;
  return seen.search(picture) < 0 ? "ad_only_link" : "ad_only_picture";
}

/** Text of a pasted job ad; rejects bare links, image markup and scripts. */
export const adText = z
  .string()
  .min(1)
  .max(LIMITS.longText)
  .superRefine((text, context) => {
    const message = problemOf(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  });

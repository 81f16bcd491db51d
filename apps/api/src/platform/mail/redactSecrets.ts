/** Replaces the secrets in the query parameters of links, so that the text of a sent email can be kept. */
export function redactSecrets(text: string): string {
  return text.replace(/([?&](?:amp;)?(?:secret|invite|token|key|code)=)[\w.~%-]+/g, "$1…");
}

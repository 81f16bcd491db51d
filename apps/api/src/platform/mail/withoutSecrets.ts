/** A link in a mail that was sent works no more: what it carried in a parameter or as its last part is replaced. */
export function withoutSecrets(text: string): string {
  return text.replace(/([?&](?:amp;)?(?:secret|invite|token|key|code)=)[\w.~%-]+/g, "$1…");
}

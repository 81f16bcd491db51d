/** Returns the properties of a calendar file's only event, unfolded and unescaped, without parameters. */
export function readCalendar(file: string): Record<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  const unescaped = (text: string) =>
    text.replace(/\\([\\;,nN])/g, (_, one) => (/n/i.test(one) ? "\n" : one));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/s.exec(line);
      return match ? [[match[1], unescaped(match[3] ?? "")]] : [];
    }),
  );
}

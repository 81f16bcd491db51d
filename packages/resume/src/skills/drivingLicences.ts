const licence =
  /\b(?:rijbewij[sz]\p{L}*|driving licen[cs]e|driver'?s licen[cs]e|führerschein|fahrerlaubnis|permis(?: de conduire)?)(?!\p{L})\s*:?\s*(?:(?:full|clean|uk|eu|geldig|ja)[ ,]+)*(?:klassen?|class(?:es)?|category|categories|categorie|categorieën|cars|personenauto)?\s*:?\s*(?<classes>(?:\(?(?:AM|BE|CE|DE|[A-E]1?)\)?(?:[\s,+&/]+(?:en|and|und)?\s*)?)+)(?!\p{L})/giu;
const classes = /(?<!\p{L})(?:AM|BE|CE|DE|[A-E]1?)(?!\p{L})/gu;

/** Driving licences that texts name, also among contact data, in the words by which each is known. */
export function drivingLicences(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(licence)].flatMap((match) => match.groups?.classes?.match(classes) ?? []),
  );
  return [...new Set(found)].map((name) => `Rijbewijs ${name}`);
}

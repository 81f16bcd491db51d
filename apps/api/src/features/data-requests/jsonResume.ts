type Rows = Record<string, Record<string, unknown>[]>;

const text = (value: unknown): string | undefined =>
  value === null || value === undefined || value === "" ? undefined : String(value);

/** Formats a date of the database, which the driver reads as local midnight. */
function day(value: unknown): string | undefined {
  if (!(value instanceof Date)) return text(value)?.slice(0, 10);
  const [month, date] = [value.getMonth() + 1, value.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${value.getFullYear()}-${month}-${date}`;
}

/** Removes undefined values: the schema allows no nulls. */
const known = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const LEVELS = ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"];

/** Returns a person's profile as JSON Resume, schema 1.0.0. */
export function jsonResume({ person = [], ...rows }: Rows, exportedAt: Date): Record<string, unknown> {
  const [me = {}] = person;
  const held = (rows.skills ?? []).filter(({ valid_to: end }) => end === null);
  const city = text(me.location);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: known({
      name: [text(me.first_name), text(me.last_name)].filter(Boolean).join(" "),
      label: text(me.headline),
      email: text(me.email),
      phone: text(me.phone),
      summary: text(me.about),
      location: city ? { city } : undefined,
    }),
    work: (rows.experiences ?? []).map((one) =>
      known({
        name: text(one.company),
        position: text(one.position),
        startDate: day(one.start_date),
        endDate: day(one.end_date),
        summary: text(one.description),
      }),
    ),
    education: (rows.educations ?? []).map((one) =>
      known({
        institution: text(one.institution),
        area: text(one.degree),
        studyType: text(one.level),
        startDate: day(one.started),
        endDate: day(one.finished),
      }),
    ),
    certificates: (rows.certificates ?? []).map((one) =>
      known({ name: text(one.name), issuer: text(one.issuer), date: day(one.issued_on) }),
    ),
    languages: (rows.languages ?? []).map((one) =>
      known({ language: text(one.language), fluency: text(one.level) }),
    ),
    skills: held.map((one) => known({ name: text(one.skill), level: LEVELS[Number(one.level) - 1] })),
    meta: { version: "v1.0.0", lastModified: exportedAt.toISOString().slice(0, 19) },
  };
}

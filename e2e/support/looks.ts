export interface Look {
  language?: "en" | "nl";
  dark?: boolean;
  phone?: boolean;
}

/** Every look in which a screen must be usable, by name. */
export const LOOKS: Record<string, Required<Look>> = Object.fromEntries(
  (["en", "nl"] as const).flatMap((language) =>
    [false, true].flatMap((dark) =>
      [false, true].map((phone) => [
        `${language}, ${dark ? "dark" : "light"}, ${phone ? "360 px" : "desktop"}`,
        { language, dark, phone },
      ]),
    ),
  ),
);

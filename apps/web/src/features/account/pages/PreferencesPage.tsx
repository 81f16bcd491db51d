import { LanguageSection } from "../parts/LanguageSection.tsx";

/** Section "Appearance and language". */
export function PreferencesPage() {
  return <LanguageSection />;
}

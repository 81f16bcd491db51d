import { LanguageSection } from "../parts/LanguageSection.tsx";
import { ThemeSection } from "../parts/ThemeSection.tsx";

/** Section "Appearance and language". */
export function PreferencesPage() {
  return (
    <>
      <ThemeSection />
      <LanguageSection />
    </>
  );
}

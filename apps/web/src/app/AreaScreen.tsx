import Box from "@mui/material/Box";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { useMenuMatch } from "../lib/useMenuMatch.ts";
import { DetailSkeleton } from "../ui/Skeletons.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

/** A screen of the signed-in area; its menu entry is the document title. */
export function AreaScreen({ screen }: { screen: Screen }) {
  const { chain } = useMenuMatch();
  const language = useCurrentLanguage();
  useDocumentTitle(chain.at(-1)?.label[language]);
  // Without the frame nothing else keeps it from the corner.
  const isBare = screen.layout === "bare";
  const fallback = (
    <Box sx={isBare ? { maxWidth: 720, mx: "auto", px: 4, pt: 16 } : undefined}>
      <DetailSkeleton />
    </Box>
  );
  return <LazyScreen screen={screen} fallback={fallback} />;
}

import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import SearchIcon from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";

interface Props {
  words: readonly string[];
  onSearch: (word: string) => void;
}

/** Maximum number shown, to stay readable. */
const SHOWN = 12;

/** Unrecognized words of the résumé, each a shortcut into the search. */
export function UnlinkedWords({ words, onSearch }: Props) {
  const { t } = useTranslation("onboarding");
  if (words.length === 0) return null;
  return (
    <Box>
      <Typography variant="caption" component="p" id="unlinked" sx={{ color: "text.secondary", mb: 2 }}>
        {t("skills.unlinked")}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="unlinked"
        sx={{ listStyle: "none", m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 2 }}
      >
        {words.slice(0, SHOWN).map((word) => (
          <li key={word}>
            <Chip
              variant="outlined"
              icon={<SearchIcon size={20} />}
              label={word}
              aria-label={t("skills.search-word", { word })}
              onClick={() => onSearch(word)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

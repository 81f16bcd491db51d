import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SimilarSkill } from "@vaardig/contract/skills/skillCatalogue";
import { useTranslation } from "react-i18next";

interface Props {
  similar: readonly SimilarSkill[];
  /** Button text of a skill; "Use …" by default. */
  action?: (name: string) => string;
  onUse: (skill: SimilarSkill) => void;
}

/** Existing skills similar to a new one, each usable instead unless it awaits approval. */
export function SimilarList({ similar, action, onUse }: Props) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {similar.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 2,
            py: 2,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Box sx={{ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography sx={{ fontWeight: 500 }}>{one.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[
                one.group_name,
                one.matched.toLocaleLowerCase() !== one.name.toLocaleLowerCase() &&
                  t("skill-search.also", { name: one.matched }),
                one.status === "proposed" && t("skill-search.waits"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
          {one.status === "approved" && (
            <Button size="small" variant="outlined" onClick={() => onUse(one)}>
              {action?.(one.name) ?? t("skill-search.use", { name: one.name })}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import AddIcon from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

const AT_FIRST = 6;

interface Props {
  skills: readonly RecommendedSkill[];
  failed: boolean;
  onAdd: (skill: RecommendedSkill) => void;
}

/** Recommended skills with their reasons; a click adds one. */
export function RecommendedSkills({ skills, failed, onAdd }: Props) {
  const { t } = useTranslation("skill-profiles");
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? skills : skills.slice(0, AT_FIRST);
  const rest = skills.length - shown.length;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t("recommended.title")}
      </Typography>
      <Typography sx={{ mb: 3, color: "text.secondary" }}>
        {t(failed ? "recommended.failed" : skills.length > 0 ? "recommended.help" : "recommended.none")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}>
        {shown.map((one) => {
          const reason = t(`recommended.${one.basis}`, { name: one.because });
          return (
            <Box component="li" key={one.skill.id} sx={{ display: "flex", maxWidth: "100%" }}>
              <ButtonBase
                onClick={() => onAdd(one)}
                sx={{
                  px: 3,
                  py: 2,
                  gap: 2,
                  textAlign: "left",
                  border: 1,
                  borderColor: "controlLine",
                  borderRadius: 1,
                  bgcolor: "background.paper",
                  "&:hover": { bgcolor: "tint", borderColor: "primary.main" },
                  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
                }}
              >
                <Box
                  component={AddIcon}
                  size={20}
                  role="img"
                  aria-label={t("recommended.add")}
                  sx={{ color: "primary.main" }}
                />
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Typography component="span" sx={{ display: "block", fontWeight: 500 }}>
                    {one.skill.name}
                  </Typography>
                  <Typography
                    component="span"
                    variant="caption"
                    sx={{ display: "block", color: "text.secondary" }}
                  >
                    {reason}
                  </Typography>
                </Box>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {rest > 0 && (
        <Button sx={{ mt: 2 }} onClick={() => setShowsAll(true)}>
          {t("recommended.more", { count: rest })}
        </Button>
      )}
    </section>
  );
}

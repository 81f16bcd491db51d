import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { countLevels } from "./countLevels.ts";

/** Height of the tallest column in pixels. */
const TALLEST = 56;

/** Skills per level as five columns with their numbers, under a title that says what one sees. */
export function LevelPicture({ skills }: { skills: readonly PersonSkill[] }) {
  const { t } = useTranslation(["skills", "common"]);
  const format = useFormat();
  const { total, counts, most } = countLevels(skills);
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Card
      component="section"
      aria-labelledby="level-picture"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 480px)" },
        alignItems: "center",
        gap: { xs: 4, md: 8 },
        p: { xs: 4, sm: 6 },
      }}
    >
      <div>
        <Typography id="level-picture" variant="h2">
          {most
            ? t("skills:picture.largest", { level: t(`common:levels.${most}`), top: highest, total })
            : t("skills:picture.plain", { count: total })}
        </Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{t("skills:picture.help")}</Typography>
      </div>
      <Box
        component="ul"
        aria-label={t("skills:picture.label")}
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
          gap: { xs: 1, sm: 3 },
          alignItems: "end",
        }}
      >
        {counts.map(({ level, count }) => (
          <Box
            component="li"
            key={level}
            sx={{ display: "grid", justifyItems: "stretch", textAlign: "center" }}
          >
            <Typography
              className="tabular"
              sx={{ fontWeight: 600, color: count ? "text.primary" : "text.secondary" }}
            >
              {format.number(count)}
            </Typography>
            <Box
              aria-hidden
              sx={{
                height: count === 0 ? 2 : Math.max(6, (count / highest) * TALLEST),
                borderRadius: "4px 4px 0 0",
                bgcolor: count === 0 ? "divider" : "primary.main",
              }}
            />
            <Typography
              variant="caption"
              noWrap
              sx={{
                pt: 1,
                borderTop: 1,
                borderColor: "divider",
                color: "text.secondary",
                fontSize: { xs: "0.6875rem", sm: "0.75rem" },
              }}
            >
              {t(`common:levels.${level}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

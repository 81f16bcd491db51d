import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { countLevels } from "./countLevels.ts";

/** Height of the tallest column in pixels. */
const TALLEST = 56;

/** Column chart of skills per level, titled with its finding. */
export function LevelChart({ skills }: { skills: readonly PersonSkill[] }) {
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
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(5, minmax(0, 1fr))" },
          gap: { xs: 2, sm: 3 },
          // Aligns all columns on one baseline, however many lines a name takes.
          alignItems: "start",
        }}
      >
        {counts.map(({ level, count }) => (
          <LevelColumn
            key={level}
            name={t(`common:levels.${level}`)}
            count={format.number(count)}
            share={count / highest}
          />
        ))}
      </Box>
    </Card>
  );
}

interface ColumnProps {
  name: string;
  count: string;
  /** Relative to the tallest column, 0–1. */
  share: number;
}

/** A column with number and name; a row on a phone, where five names do not fit side by side. */
function LevelColumn({ name, count, share }: ColumnProps) {
  const length = `max(6px, ${share * 100}%)`;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "88px minmax(0, 1fr) 24px", sm: "minmax(0, 1fr)" },
        alignItems: "center",
        textAlign: { sm: "center" },
      }}
    >
      <Typography
        className="tabular"
        sx={{ order: { xs: 2, sm: 0 }, textAlign: { xs: "right", sm: "center" }, fontWeight: 600 }}
      >
        {count}
      </Typography>
      <Box
        aria-hidden
        sx={{ order: 1, height: { xs: 10, sm: TALLEST }, display: "flex", alignItems: "flex-end" }}
      >
        <Box
          sx={{
            width: { xs: share === 0 ? 2 : length, sm: "100%" },
            height: { xs: "100%", sm: share === 0 ? 2 : length },
            borderRadius: { xs: "3px", sm: "4px 4px 0 0" },
            bgcolor: share === 0 ? "divider" : "primary.main",
          }}
        />
      </Box>
      <Typography
        variant="caption"
        sx={{
          order: { xs: 0, sm: 2 },
          pt: { sm: 1 },
          borderTop: { sm: 1 },
          borderColor: { sm: "divider" },
          color: "text.secondary",
        }}
      >
        {name}
      </Typography>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Scorecard, Scorecards } from "@vaardig/contract/interviews/scorecards";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { meanLevel } from "./meanLevel.ts";

const TONES = { strong_yes: "positive", yes: "positive", no: "attention", strong_no: "attention" } as const;

/**
 * Ratings of all interviewers side by side per skill, and unrated skills in one line; the mean is
 * informational only.
 */
export function ScorecardComparison({ data }: { data: Scorecards }) {
  const { t } = useTranslation("interviews");
  const format = useFormat();
  const { mine, others, skills } = data;
  const cards = [...(mine ? [mine] : []), ...(others ?? [])];
  const ratingsOf = (skillId: string) =>
    cards.flatMap((card) => {
      const rating = card.ratings.find((one) => one.skill_id === skillId);
      return rating ? [{ card, rating }] : [];
    });
  const unrated = skills.filter(({ skill }) => ratingsOf(skill.id).length === 0);
  const nameOf = (card: Scorecard) => (card === mine ? t("you") : card.author.name);
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
        {cards.map((card) => (
          <Box component="li" key={card.id} sx={{ display: "flex", gap: 3 }}>
            <PersonAvatar name={card.author.name} src={card.author.photo_url} size={32} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
                <Typography sx={{ fontWeight: 600 }}>{nameOf(card)}</Typography>
                <StatusChip
                  label={t(`recommendations.${card.recommendation}`)}
                  tone={TONES[card.recommendation]}
                />
                <Typography
                  variant="caption"
                  title={format.dateTime(card.updated_at)}
                  sx={{ color: "text.secondary" }}
                >
                  {format.relative(card.updated_at)}
                </Typography>
              </Box>
              {card.summary && (
                <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                  {card.summary}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {skills.map(({ skill, level }) => {
        const rated = ratingsOf(skill.id);
        if (rated.length === 0) return null;
        const mean = meanLevel(rated.map(({ rating }) => rating.level));
        return (
          <Box component="section" key={skill.id} sx={{ pt: 4, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline" }}>
              <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
                {skill.name}
              </Typography>
              {mean !== null && rated.length > 1 && (
                <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
                  {t("mean", {
                    mean: format.number(mean, { maximumFractionDigits: 1 }),
                    count: rated.length,
                  })}
                </Typography>
              )}
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, mt: 2, listStyle: "none", display: "grid", gap: 2 }}>
              {rated.map(({ card, rating }) => (
                <Box
                  component="li"
                  key={card.id}
                  sx={{ display: "grid", gap: 1, gridTemplateColumns: { sm: "160px 1fr" } }}
                >
                  <Typography sx={{ overflowWrap: "anywhere" }}>{nameOf(card)}</Typography>
                  <Box sx={{ minWidth: 0 }}>
                    <LevelSteps level={rating.level} required={level} kind={skill.kind} />
                    {rating.note && (
                      <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                        {rating.note}
                      </Typography>
                    )}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
      {unrated.length > 0 && (
        <Typography sx={{ pt: 4, borderTop: 1, borderColor: "divider", color: "text.secondary" }}>
          {t("not-rated", { names: format.list(unrated.map(({ skill }) => skill.name)) })}
        </Typography>
      )}
    </Box>
  );
}

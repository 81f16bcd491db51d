import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Skill } from "@vaardig/contract/skills/skills";
import WishIcon from "lucide-react/icons/bookmark-plus";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useGetRecommendationsQuery } from "../../../shared/skills/skills.api.ts";
import { useGetSkillWishQuery } from "../../../shared/skills/wish.api.ts";
import { mySkillsSlice } from "../mySkills.slice.ts";
import { useWishActions } from "./useWishActions.ts";

const FIRST = 5;

/** Skills related to the reader's, each with its reason; for the wishlist, or to add as held. */
export function SuggestedSkills({ onHave }: { onHave: (skill: Skill) => void }) {
  const { t } = useTranslation("skills");
  const { user } = useAuth();
  const { data } = useGetRecommendationsQuery(
    { query: { type: "user_skills", value: user?.id ?? "" } },
    { skip: !user },
  );
  const wishes = useGetSkillWishQuery();
  const { wish } = useWishActions();
  const [all, setAll] = mySkillsSlice.usePart("skillsRecommendation");
  const wished = new Set(wishes.data?.data.map(({ skill }) => skill.id));
  const open = (data?.data ?? []).filter(({ skill }) => !wished.has(skill.id));
  if (open.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="suggested">
      <CardContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <Typography id="suggested" variant="h2">
          {t("suggested.title")}
        </Typography>
        <Box component="ul" aria-labelledby="suggested" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {open.slice(0, all ? open.length : FIRST).map(({ skill, because }) => (
            <Box
              component="li"
              key={skill.id}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1,
                py: 2,
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography className="long-words" sx={{ fontWeight: 500 }}>
                  {skill.name}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {t("suggested.because", { name: because })}
                </Typography>
              </Box>
              <Tooltip title={t("suggested.wish")}>
                <IconButton
                  size="small"
                  aria-label={t("suggested.wish-named", { name: skill.name })}
                  onClick={() => void wish(skill)}
                >
                  <WishIcon size={20} />
                </IconButton>
              </Tooltip>
              <Tooltip title={t("suggested.have")}>
                <IconButton
                  size="small"
                  aria-label={t("suggested.have-named", { name: skill.name })}
                  onClick={() => onHave(skill)}
                >
                  <AddIcon size={20} />
                </IconButton>
              </Tooltip>
            </Box>
          ))}
        </Box>
        {!all && open.length > FIRST && (
          <Button onClick={() => setAll(true)} sx={{ justifySelf: "start", ml: -4 }}>
            {t("suggested.more", { count: open.length - FIRST })}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { Skill } from "@vaardig/contract/skills/skills";
import RemoveIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { useGetSkillWishQuery } from "../../../shared/skills/wish.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { mySkillsSlice } from "../mySkills.slice.ts";
import { useWishActions } from "./useWishActions.ts";

interface Props {
  /** Skills that the reader has. */
  mine: ReadonlyMap<string, string>;
  onHave: (skill: Skill) => void;
}

/** The reader's wishlist. */
export function Wishlist({ mine, onHave }: Props) {
  const { t } = useTranslation("skills");
  const { data, error, refetch } = useGetSkillWishQuery();
  const { wish, unwish } = useWishActions();
  const [text, setText] = mySkillsSlice.usePart("skillsWishlist");
  const rows = useRowFocus<HTMLDivElement>();
  const wishes = data?.data ?? [];
  const taken = new Map([...mine, ...wishes.map(({ skill }) => [skill.id, t("wish.there")] as const)]);
  return (
    <Card ref={rows} component="section" aria-labelledby="wishlist">
      <CardContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        <div>
          <Typography id="wishlist" variant="h2">
            {t("wish.title")}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {data?.data.length === 0 ? t("wish.empty") : t("wish.help")}
          </Typography>
        </div>
        {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />)}
        {wishes.length > 0 && (
          <Box component="ul" aria-labelledby="wishlist" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {wishes.map(({ id, skill }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "center",
                  columnGap: 1,
                  py: 2,
                  "& + &": { borderTop: 1, borderColor: "divider" },
                }}
              >
                {/* The buttons wrap before a word is broken. */}
                <Typography
                  className="long-words"
                  sx={{ flex: "1 1 min-content", minWidth: 0, fontWeight: 500 }}
                >
                  {skill.name}
                </Typography>
                <Box sx={{ display: "flex", gap: 1, ml: "auto", mr: -1 }}>
                  <Button
                    size="small"
                    aria-label={t("wish.have-named", { name: skill.name })}
                    onClick={() => onHave(skill)}
                  >
                    {t("wish.have")}
                  </Button>
                  <IconButton
                    size="small"
                    aria-label={t("wish.remove", { name: skill.name })}
                    onClick={() => void unwish(id, skill)}
                  >
                    <RemoveIcon size={20} />
                  </IconButton>
                </Box>
              </Box>
            ))}
          </Box>
        )}
        <SkillSearch
          label={t("wish.add")}
          text={text}
          onText={setText}
          onPick={(skill) => void wish(skill)}
          taken={taken}
        />
      </CardContent>
    </Card>
  );
}

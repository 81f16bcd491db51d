import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";

/** Positions with this profile, and their holders. */
export function RolesCard({ profile: { roles, is_shared: isShared } }: { profile: SkillProfile }) {
  const { t } = useTranslation("skill-profiles");
  return (
    <Card component="section" aria-labelledby="roles" sx={{ mt: 6 }}>
      <CardContent>
        <Typography id="roles" variant="h2" sx={{ mb: 3 }}>
          {t("roles.title")}
        </Typography>
        {roles.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>
            {t(isShared ? "roles.none-shared" : "roles.none")}
          </Typography>
        ) : (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: "none",
              display: "grid",
              columnGap: 8,
              rowGap: 3,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
            }}
          >
            {roles.map(({ id, name, department, people_count: count }) => (
              <Box component="li" key={id} sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {[department, t("counts.people", { count })].filter(Boolean).join(" · ")}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

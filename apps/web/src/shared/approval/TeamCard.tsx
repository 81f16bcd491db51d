import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { JobTeam } from "@vaardig/contract/jobs/jobWork";
import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { type TeamHelp, TeamSheet } from "./TeamSheet.tsx";
import type { TeamIds } from "./teamIds.ts";

interface Props {
  of: TeamNoun;
  team: JobTeam;
  canAssign: boolean;
  help?: TeamHelp;
  /** Rejects with the call's error. */
  onSave: (ids: TeamIds) => Promise<unknown>;
}

/** Team of a job, project or talent pool, with a sheet to edit it. */
export function TeamCard({ of, team, canAssign, help, onSave }: Props) {
  const { t } = useTranslation("approval");
  const [isEditing, setEditing] = useState(false);
  const parts = [
    ["owner", team.owner ? [team.owner] : []],
    ["co_owners", team.co_owners],
    ["members", team.members],
  ] as const;
  return (
    <Card component="section" aria-labelledby="team-title">
      <CardContent>
        <Typography id="team-title" variant="h3" component="h2">
          {t("team.title")}
        </Typography>
        {parts.map(([part, people]) => (
          <Box key={part} sx={{ mt: 4 }}>
            <Typography variant="caption" component="h3" sx={{ color: "text.secondary" }}>
              {t(`team.${part}`)}
            </Typography>
            {people.length === 0 && <Typography>{t("team.no-one")}</Typography>}
            {people.map((person) => (
              <Box key={person.id} sx={{ mt: 2, display: "flex", gap: 2, alignItems: "center" }}>
                <PersonAvatar name={person.name} src={person.photo_url} size={32} />
                <Typography sx={{ overflowWrap: "anywhere" }}>{person.name}</Typography>
              </Box>
            ))}
          </Box>
        ))}
        {canAssign && (
          <Button variant="outlined" onClick={() => setEditing(true)} sx={{ mt: 5 }}>
            {t("team.edit")}
          </Button>
        )}
      </CardContent>
      {isEditing && (
        <TeamSheet of={of} team={team} help={help} onSave={onSave} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

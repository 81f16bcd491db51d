import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { JobTeam } from "@vaardig/contract/jobs/jobWork";
import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import RemoveIcon from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { isSame } from "../../lib/form/isSame.ts";
import { useAuth } from "../../lib/libState.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { PersonSelect } from "../people/PersonSelect.tsx";
import type { TeamIds } from "./teamIds.ts";

interface Props {
  of: TeamNoun;
  team: JobTeam;
  help?: TeamHelp | undefined;
  onSave: (ids: TeamIds) => Promise<unknown>;
  onClose: () => void;
}

/** Descriptions of the parts, when they differ from those of a job or project. */
export interface TeamHelp {
  owner: string;
  co_owners: string;
  members: string;
}

function idsOf({ owner, co_owners, members }: Pick<JobTeam, "owner" | "co_owners" | "members">): TeamIds {
  return {
    ...(owner && { owner_id: owner.id }),
    co_owner_ids: co_owners.map(({ id }) => id),
    member_ids: members.map(({ id }) => id),
  };
}

/** Sheet to set owner, co-owners and members. Mounted while open. */
export function TeamSheet({ of, team, help, onSave, onClose }: Props) {
  const { t } = useTranslation(["approval", "common"]);
  const { show } = useSnackbar();
  const [owner, setOwner] = useState<PersonRef | null>(team.owner);
  const [coOwners, setCoOwners] = useState<PersonRef[]>(team.co_owners);
  const [members, setMembers] = useState<PersonRef[]>(team.members);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const user = useAuth().user;
  const taken = [...(owner ? [owner] : []), ...coOwners, ...members].map(({ id }) => id);
  const had = [...(team.owner ? [team.owner] : []), ...team.co_owners, ...team.members];
  const isLeaving =
    user !== null &&
    user.system_role !== "admin" &&
    had.some(({ id }) => id === user.id) &&
    owner !== null &&
    !taken.includes(user.id);
  const save = async () => {
    setProblem(null);
    setSaving(true);
    try {
      await onSave(idsOf({ owner, co_owners: coOwners, members }));
      show(t("team.saved"));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
      setSaving(false);
    }
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={!isSame(idsOf({ owner, co_owners: coOwners, members }), idsOf(team))}
      title={t("team.title")}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button variant="contained" disabled={isSaving || !owner} onClick={() => void save()}>
            {t("common:save")}
          </Button>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 6 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <PersonSelect
          teamOf={of}
          label={t("team.owner")}
          help={help?.owner ?? t("team.owner-help")}
          required
          value={owner}
          onChange={setOwner}
          exclude={taken.filter((id) => id !== owner?.id)}
        />
        {isLeaving && (
          <Alert severity="warning" role="status">
            {t("team.leaving", { name: owner.name })}
          </Alert>
        )}
        <People
          of={of}
          title={t("team.co_owners")}
          help={help?.co_owners ?? t("team.co-owners-help")}
          add={t("team.add-co-owner")}
          people={coOwners}
          taken={taken}
          onChange={setCoOwners}
        />
        <People
          of={of}
          title={t("team.members")}
          help={help?.members ?? t("team.members-help")}
          add={t("team.add-member")}
          people={members}
          taken={taken}
          onChange={setMembers}
        />
      </Box>
    </SideSheet>
  );
}

interface PeopleProps {
  of: TeamNoun;
  title: string;
  help: string;
  add: string;
  people: PersonRef[];
  taken: readonly string[];
  onChange: (people: PersonRef[]) => void;
}

function People({ of, title, help, add, people, taken, onChange }: PeopleProps) {
  const { t } = useTranslation("approval");
  return (
    <Box component="section">
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 3, color: "text.secondary" }}>
        {help}
      </Typography>
      {people.map((person) => (
        <Box key={person.id} sx={{ mb: 2, display: "flex", gap: 2, alignItems: "center" }}>
          <PersonAvatar name={person.name} src={person.photo_url} size={32} />
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{person.name}</Typography>
          <IconButton
            aria-label={t("team.remove", { name: person.name })}
            onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
          >
            <RemoveIcon size={20} />
          </IconButton>
        </Box>
      ))}
      {/* A new key per person, so that the field is empty for the next one. */}
      <PersonSelect
        key={people.length}
        teamOf={of}
        label={add}
        value={null}
        exclude={taken}
        onChange={(person) => person && onChange([...people, person])}
      />
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import LockIcon from "lucide-react/icons/lock";
import EditIcon from "lucide-react/icons/pencil";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { Fact } from "../../../shared/people/card/Fact.tsx";
import { PersonCardSheet } from "../../../shared/people/card/PersonCardSheet.tsx";

const mailTo = (address: string): string => ["mailto", address].join(":");

interface Props {
  person: Candidate;
  isMine: boolean;
  onEditPersonal: () => void;
}

/** Facts in the side column: placement, and private data. */
export function FactsCard({ person, isMine, onEditPersonal }: Props) {
  const { t } = useTranslation(["profile", "card", "common"]);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { role, job_profile: job, department, team, manager, private: record } = person;
  const isExternal = record?.system_role === "freelancer";
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 4 }}>
        {(role ?? job) && <Fact label={t("card:role")}>{(role ?? job)?.name}</Fact>}
        {department && <Fact label={t("card:department")}>{department.name}</Fact>}
        {team && <Fact label={t("card:team")}>{team.name}</Fact>}
        {manager && (
          <Fact label={t("card:manager")}>
            <Link
              component="button"
              aria-label={t("card:open", { name: manager.name })}
              onClick={() => setOpen(true)}
              sx={{ textAlign: "left", verticalAlign: "baseline" }}
            >
              {manager.name}
            </Link>
          </Fact>
        )}
      </Box>
      {record && (
        <>
          <Box sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: "divider", mb: 4 }}>
            <Typography variant="h3" component="h2" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <Box component={LockIcon} size={20} sx={{ color: "text.secondary" }} />
              {t("profile:private")}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {isMine
                ? t(isExternal ? "profile:private-help-external" : "profile:private-help")
                : t(isExternal ? "profile:private-help-candidate" : "profile:private-help-other")}
            </Typography>
          </Box>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 4 }}>
            <Fact label={t("profile:fields.email")}>
              <Link href={mailTo(record.email)}>{record.email}</Link>
            </Fact>
            {record.phone && <Fact label={t("profile:fields.phone")}>{record.phone}</Fact>}
            {record.location && <Fact label={t("profile:fields.location")}>{record.location}</Fact>}
            {record.availability !== null && (
              <Fact label={t("profile:fields.availability")}>
                {t("profile:fields.hours", { count: record.availability })}
              </Fact>
            )}
            <Fact label={t("profile:fields.gender")}>{t(`profile:gender.${record.gender}`)}</Fact>
            {record.join_date && (
              <Fact label={t("profile:fields.join_date")}>{format.date(record.join_date)}</Fact>
            )}
            <Fact label={t("profile:fields.access")}>{t(`common:shell.roles.${record.system_role}`)}</Fact>
            {!isMine && !isExternal && (
              <Fact label={t("profile:fields.status")}>{t(`profile:status.${record.status}`)}</Fact>
            )}
          </Box>
          {isMine && person.can.includes("edit") && (
            <Button size="small" startIcon={<EditIcon />} onClick={onEditPersonal} sx={{ mt: 4, ml: -2 }}>
              {t("profile:personal.edit")}
            </Button>
          )}
        </>
      )}
      {isOpen && manager && <PersonCardSheet id={manager.id} onClose={() => setOpen(false)} />}
    </Card>
  );
}

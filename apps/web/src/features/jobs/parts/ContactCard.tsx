import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

const mailTo = (address: string): string => ["mailto", address].join(":");

/** Hiring manager and contact; nothing when neither is set. */
export function ContactCard({ job }: { job: Pick<JobDetail, "hiring_manager" | "contact"> }) {
  const { t } = useTranslation("jobs");
  const { hiring_manager: manager, contact } = job;
  if (!manager && !contact) return null;
  return (
    <Card component="section" aria-labelledby="contact-title">
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Typography id="contact-title" variant="h2">
          {t("contact.title")}
        </Typography>
        {manager && <Colleague person={manager} part={t("contact.hiring-manager")} />}
        {contact && (
          <Colleague person={contact} part={t("contact.contact")}>
            <Link href={mailTo(contact.email)} sx={{ overflowWrap: "anywhere" }}>
              {contact.email}
            </Link>
          </Colleague>
        )}
      </CardContent>
    </Card>
  );
}

function Colleague({ person, part, children }: { person: PersonRef; part: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={40} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {part}
        </Typography>
        <Typography sx={{ overflowWrap: "anywhere" }}>{person.name}</Typography>
        {children}
      </Box>
    </Box>
  );
}

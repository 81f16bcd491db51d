import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import DoneIcon from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

interface Props {
  slug: string;
  company: string;
  job: string;
  /** Address of the confirmation email. */
  email: string;
  /** Shows the form again. */
  onAgain: () => void;
}

/** Confirmation after applying, with the next steps. */
export function ApplicationSent({ slug, company, job, email, onAgain }: Props) {
  const { t } = useTranslation("careers");
  const told = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    told.current?.focus();
  }, []);
  return (
    <Card>
      <CardContent sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
        <Box sx={{ display: "flex", gap: 4, alignItems: "flex-start" }}>
          <Box sx={{ display: "flex", color: "primary.main" }}>
            <DoneIcon size={32} />
          </Box>
          <Box role="status" sx={{ minWidth: 0 }}>
            <Typography ref={told} variant="h2" tabIndex={-1} sx={{ outline: "none" }}>
              {t("sent")}
            </Typography>
            <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
              {t("sent-text", { company, job })}
            </Typography>
          </Box>
        </Box>
        <div>
          <Typography variant="h3">{t("next.title")}</Typography>
          <Box component="ol" sx={{ m: 0, mt: 2, pl: 5, display: "grid", gap: 2, overflowWrap: "anywhere" }}>
            <li>{t("next.mail", { email })}</li>
            <li>{t("next.read", { company })}</li>
          </Box>
        </div>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button component={Link} to={`/careers/${slug}`} variant="outlined">
            {t("other-jobs")}
          </Button>
          <Button onClick={onAgain}>{t("again")}</Button>
        </Box>
      </CardContent>
    </Card>
  );
}

import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAuth } from "../lib/libState.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useDocumentTitle } from "./useDocumentTitle.ts";

const WORDS = {
  global: ["not-found.title", "not-found.help"],
  staff: ["not-found.staff-title", "not-found.staff-help"],
  person: ["not-found.area-title", "not-found.area-help"],
} as const;

/** Not-found screens: global, for staff, and for employees and freelancers. */
export function NotFound({ kind }: { kind: keyof typeof WORDS }) {
  const { t } = useTranslation();
  const { ROLE_ROUTE } = useAuth();
  const [title, help] = WORDS[kind];
  useDocumentTitle(t(title));
  return (
    <EmptyState
      heading="h1"
      drawing="missing"
      title={t(title)}
      description={t(help)}
      action={
        <Button component={Link} to={ROLE_ROUTE ?? "/"} variant="contained">
          {t("not-found.home")}
        </Button>
      }
    />
  );
}

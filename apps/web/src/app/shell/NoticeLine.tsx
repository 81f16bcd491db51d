import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import type { notice } from "@vaardig/contract/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { z } from "zod";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { usePath } from "../../lib/usePath.ts";
import { hasScreen } from "../screenOf.ts";

type Kind = z.output<typeof notice>["kind"];

/** Screen on which a notice can be resolved. */
const ANSWER: Partial<Record<Kind, ScreenKey>> = {
  payment_overdue: "billing",
  subscription_paused: "billing",
  trial_days_left: "billing",
  set_industry: "company-profile",
  onboarding_unfinished: "onboarding",
  // The dashboard shows which kinds of approvals are pending.
  approvals_waiting: "dashboard",
};

/** Everyday work, which the dashboard lists as well. */
const EVERYDAY: readonly Kind[] = ["approvals_waiting"];

/** The notice in the top bar; a phone leaves everyday work to the dashboard. */
export function NoticeLine({ onPhone = false }: { onPhone?: boolean }) {
  const { t } = useTranslation();
  const pathTo = usePath();
  const { data } = useGetSessionQuery();
  if (!data?.notice || (onPhone && EVERYDAY.includes(data.notice.kind))) return null;
  const { kind, count = 0 } = data.notice;
  const key = ANSWER[kind];
  const screen = key && hasScreen(key) ? pathTo(key) : undefined;
  // Uses the public page that the email links to, which is available to every role.
  const to = kind === "confirm_email" ? "/confirm-address" : screen;
  const words = t(`notices.${kind}`, { count });
  return (
    <Box
      role="status"
      sx={{
        // A long notice does not fit one line on a phone.
        flex: { xs: "0 1 auto", md: "none" },
        minWidth: 0,
        lineHeight: 1.3,
        display: "flex",
        alignItems: "center",
        gap: 2,
        typography: "caption",
        fontWeight: 500,
        "&::before": {
          content: '""',
          width: 8,
          height: 8,
          flex: "none",
          borderRadius: "50%",
          bgcolor: "warning.main",
        },
      }}
    >
      {to ? (
        <MuiLink component={Link} to={to} variant="caption" sx={{ py: 1, fontWeight: 500 }}>
          {words}
        </MuiLink>
      ) : (
        words
      )}
    </Box>
  );
}

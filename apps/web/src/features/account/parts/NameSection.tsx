import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Account } from "@vaardig/contract/account/account";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Section } from "./Section.tsx";

/** The name as others see it, and where to change it. */
export function NameSection({ account, profile }: { account: Account; profile: string | undefined }) {
  const { t } = useTranslation("account");
  return (
    <Section title={t("name.title")} text={t(profile ? "name.text" : "name.text-fixed")}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gap: 4,
          gridTemplateColumns: { sm: "1fr 1fr" },
          "& dd": { m: 0, overflowWrap: "anywhere" },
        }}
      >
        {(["name", "email"] as const).map((field) => (
          <div key={field}>
            <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
              {t(`name.${field}`)}
            </Typography>
            <dd>{account[field]}</dd>
          </div>
        ))}
      </Box>
      {profile && (
        <Button component={Link} to={profile} variant="outlined" sx={{ mt: 4 }}>
          {t("name.open")}
        </Button>
      )}
    </Section>
  );
}

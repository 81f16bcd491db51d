import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import { Brand } from "../../../ui/Brand.tsx";
import { BrandPanel } from "./BrandPanel.tsx";

interface Props {
  /** Heading and document title. */
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** Layout of public screens: branding on one side, one column of content on the other. */
export function PublicFrame({ title, intro, children }: Props) {
  const { t } = useTranslation();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("md"), { noSsr: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef("");

  useEffect(() => {
    document.title = `${title} · ${t("app-name")}`;
  }, [title, t]);

  // The focused element was removed, so the focus moves to the heading.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <Box
      sx={{
        minHeight: "100dvh",
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
      }}
    >
      {isWide && <BrandPanel />}
      <Box
        sx={{ display: "flex", flexDirection: "column", bgcolor: "background.paper", p: { xs: 4, sm: 8 } }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 4 }}>
          {!isWide && <Brand name={t("app-name")} />}
          <Box sx={{ ml: "auto" }}>
            <LanguageSwitch />
          </Box>
        </Box>
        <Box sx={{ width: "100%", maxWidth: 400, m: "auto", py: { xs: 8, sm: 10 } }}>
          <Typography ref={heading} variant="h1" tabIndex={-1} data-focus-target>
            {title}
          </Typography>
          {intro && (
            <Typography component="div" sx={{ color: "text.secondary", mt: 2 }}>
              {intro}
            </Typography>
          )}
          {children && <Box sx={{ mt: 8, display: "grid", gap: 5 }}>{children}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

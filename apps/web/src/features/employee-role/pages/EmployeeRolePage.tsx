import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { AccessPanel } from "../access/AccessPanel.tsx";
import { PeoplePanel } from "../people/PeoplePanel.tsx";

const TABS = ["people", "access"] as const;

/** Who has which role, and what each role may do. */
export function Component() {
  const { t } = useTranslation("employee-role");
  const { get, set } = useAddress();
  const id = useId();
  const tab = get("tab") === "access" ? "access" : "people";
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) => set({ tab: chosen === "people" ? null : chosen, role: null })}
        aria-label={t("tabs.label")}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 6 }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`${id}-${name}`}
            aria-controls={tab === name ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === "people" ? <PeoplePanel /> : <AccessPanel />}
      </Box>
    </>
  );
}

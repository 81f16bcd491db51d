import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { AccessPanel } from "../access/AccessPanel.tsx";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { PeoplePanel } from "../people/PeoplePanel.tsx";

const TABS = ["people", "access", "activity"] as const;

/** URL parameters of the tabs, cleared on a switch, because they differ per tab. */
const NO_FILTERS = { role: null, status: null, search: null, kind: null };

/** People with their access levels, permissions per access level, and refusals. */
export function EmployeeRolePage() {
  const { t } = useTranslation("employee-role");
  const { get, set } = useAddress();
  const id = useId();
  const tab = TABS.find((one) => one === get("tab")) ?? "people";
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) =>
          set({ ...NO_FILTERS, tab: chosen === "people" ? null : chosen })
        }
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
        {tab === "people" && <PeoplePanel />}
        {tab === "access" && <AccessPanel />}
        {tab === "activity" && <ActivityPanel />}
      </Box>
    </>
  );
}

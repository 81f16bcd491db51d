import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ReceivedList } from "../received/ReceivedList.tsx";
import { GivenList } from "../sent/GivenList.tsx";
import { SentList } from "../sent/SentList.tsx";

const LISTS = ["received", "sent", "given"] as const;

/** Inbox of confirmation requests: received, sent, and endorsements given. */
export function ConfirmationsPage() {
  const { t } = useTranslation("confirmations");
  const { get, set } = useAddress();
  const id = useId();
  const list = LISTS.find((one) => one === get("list")) ?? "received";
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <Tabs
        value={list}
        onChange={(_event, chosen: string) => set({ list: chosen === "received" ? null : chosen })}
        aria-label={t("tabs.label")}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 6 }}
      >
        {LISTS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`${id}-${name}`}
            aria-controls={list === name ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${list}`}>
        {list === "received" && <ReceivedList />}
        {list === "sent" && <SentList />}
        {list === "given" && <GivenList />}
      </Box>
    </>
  );
}

import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { GoalList } from "../list/GoalList.tsx";
import { Suggestions } from "../list/Suggestions.tsx";

const SHOW = ["open", "ended"] as const;

/** The reader's goals: awaiting an answer, in progress, and ended. */
export function GoalsPage() {
  const { t } = useTranslation("goals");
  const pathTo = usePath();
  const { get, set } = useAddress();
  const show = SHOW.find((one) => one === get("show")) ?? "open";
  const add = pathTo("add-goal");
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={
          add && (
            <Button component={Link} to={add} variant="contained" startIcon={<AddIcon size={20} />}>
              {t("add")}
            </Button>
          )
        }
      >
        {SHOW.map((one) => (
          <FilterChip
            key={one}
            label={t(`show.${one}`)}
            selected={show === one}
            onToggle={() => set({ show: one === "open" ? null : one })}
          />
        ))}
      </PageHeader>
      {show === "open" && <Suggestions />}
      <GoalList state={show} />
    </>
  );
}

import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import MailIcon from "lucide-react/icons/mail";
import EditIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { type MenuAct, MoreMenu } from "../../../ui/ActsMenu.tsx";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
import { PoolSheet } from "../list/PoolSheet.tsx";
import { talentPoolModalsSlice } from "../talentPoolModals.slice.ts";
import { DeletePool } from "./DeletePool.tsx";

/** Header of a talent pool: name, number of people and actions. */
export function PoolHeader({ pool }: { pool: TalentPoolDetail }) {
  const { t } = useTranslation("talent-pools");
  const format = useFormat();
  const pathTo = usePath();
  const finder = pathTo("expert-finder");
  const message = pathTo("talent-pool-message", { talentPoolId: pool.id });
  const [open, setOpen] = talentPoolModalsSlice.usePart("profile");
  const close = () => setOpen(null);
  const facts = [
    t("people", { count: pool.people_count }),
    pool.owner_name && t("owned", { name: pool.owner_name }),
    t("profile.since", { date: format.date(pool.created_at) }),
  ].filter(Boolean);
  const edit = { key: "edit", label: t("profile.edit"), icon: <EditIcon />, onAct: () => setOpen("edit") };
  const write = { key: "write", label: t("profile.write"), icon: <MailIcon /> };
  const find = { key: "find", label: t("profile.find"), icon: <SearchIcon /> };
  const acts: readonly (MenuAct & { icon: ReactNode })[] = [
    pool.can.includes("edit") && edit,
    message && pool.can.includes("write") && pool.people_count > 0 && { ...write, to: message },
    finder && pool.can.includes("add_people") && { ...find, to: finder },
  ].filter((act) => typeof act === "object");
  const ending = pool.can.includes("delete")
    ? [
        {
          key: "delete",
          label: t("profile.delete"),
          isFinal: true,
          isApart: true,
          onAct: () => setOpen("delete"),
        },
      ]
    : [];
  return (
    <>
      <FoldingRecordHeader
        name={pool.name}
        about={facts.join(" · ")}
        acts={acts.map(({ key, label, icon, to, onAct }) => (
          <Button
            key={key}
            variant={key === "find" ? "contained" : "outlined"}
            startIcon={icon}
            {...(to ? { component: Link, to } : { onClick: onAct })}
          >
            {label}
          </Button>
        ))}
        menu={(isFolded) => (
          <MoreMenu
            label={t("profile.more", { name: pool.name })}
            acts={isFolded ? [...acts.toReversed(), ...ending] : ending}
          />
        )}
      >
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{facts.join(" · ")}</Typography>
        {pool.description && (
          <Typography sx={{ mt: 3, maxWidth: 680, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {pool.description}
          </Typography>
        )}
      </FoldingRecordHeader>
      {open === "edit" && <PoolSheet pool={pool} onClose={close} />}
      {open === "delete" && <DeletePool pool={pool} onClose={close} />}
    </>
  );
}

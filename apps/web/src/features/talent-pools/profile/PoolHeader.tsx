import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import MailIcon from "lucide-react/icons/mail";
import EditIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
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
  ];
  return (
    <Card component="header" sx={{ mb: 6 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
            {pool.name}
          </Typography>
          <Typography sx={{ mt: 1, color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>
          {pool.description && (
            <Typography sx={{ mt: 3, maxWidth: 680, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {pool.description}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {pool.can.includes("edit") && (
            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen("edit")}>
              {t("profile.edit")}
            </Button>
          )}
          {message && pool.can.includes("write") && pool.people_count > 0 && (
            <Button variant="outlined" startIcon={<MailIcon />} component={Link} to={message}>
              {t("profile.write")}
            </Button>
          )}
          {finder && pool.can.includes("add_people") && (
            <Button variant="contained" startIcon={<SearchIcon />} component={Link} to={finder}>
              {t("profile.find")}
            </Button>
          )}
          <MoreMenu
            label={t("profile.more", { name: pool.name })}
            acts={
              pool.can.includes("delete")
                ? [
                    {
                      key: "delete",
                      label: t("profile.delete"),
                      isFinal: true,
                      onAct: () => setOpen("delete"),
                    },
                  ]
                : []
            }
          />
        </Box>
      </CardContent>
      {open === "edit" && <PoolSheet pool={pool} onClose={close} />}
      {open === "delete" && <DeletePool pool={pool} onClose={close} />}
    </Card>
  );
}

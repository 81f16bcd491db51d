import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import type { SavedView, SavedViewScreen } from "@vaardig/contract/saved-views/savedViews";
import ExpandIcon from "lucide-react/icons/chevron-down";
import RenameIcon from "lucide-react/icons/pencil";
import DeleteIcon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { SaveViewDialog } from "./SaveViewDialog.tsx";
import {
  useAddSavedViewMutation,
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
} from "./savedViews.api.ts";

interface Props {
  screen: SavedViewScreen;
  /** What of the address belongs to a view; the page number does not. */
  search: string;
}

/** Searches kept under a name: to go to, to add the one that is on, to forget. */
export function SavedViews({ screen, search }: Props) {
  const { t } = useTranslation("saved-views");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const { data } = useListSavedViewsQuery({ query: { screen } });
  const [add] = useAddSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState<{ renamed?: SavedView } | null>(null);
  const views = data?.data ?? [];
  const current = search === "" ? undefined : views.find((view) => view.search === search);

  const forget = async ({ id, name, search: kept }: SavedView) => {
    const { error } = await remove({ query: { id } });
    if (error) return;
    const undo = () => void add({ body: { screen, name, search: kept } });
    show(t("forgotten", { name }), "success", { undo });
  };
  return (
    <>
      <Chip
        variant="outlined"
        color={current ? "primary" : "default"}
        label={
          <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Box component="span" sx={{ maxWidth: 240, overflow: "hidden", textOverflow: "ellipsis" }}>
              {current ? `${t("label")} · ${current.name}` : t("label")}
            </Box>
            <Box component={ExpandIcon} size={16} sx={{ flex: "none", mr: -1, opacity: 0.7 }} />
          </Box>
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": t("label"), sx: { width: 320, p: 2, mt: 1 } } }}
      >
        {views.length === 0 && <Typography sx={{ p: 2, color: "text.secondary" }}>{t("none")}</Typography>}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 320, overflowY: "auto" }}>
          {views.map((view) => (
            <Box component="li" key={view.id} sx={{ display: "flex", alignItems: "center" }}>
              <Button
                fullWidth
                aria-current={view.id === current?.id ? "true" : undefined}
                onClick={() => {
                  setAnchor(null);
                  void navigate(`${pathname}?${view.search}`);
                }}
                sx={{
                  ...{ minWidth: 0, mr: 1, justifyContent: "flex-start", textAlign: "left" },
                  ...{ whiteSpace: "normal", overflowWrap: "anywhere" },
                  ...(view.id === current?.id ? { bgcolor: "tint" } : { color: "text.primary" }),
                }}
              >
                {view.name}
              </Button>
              <IconButton
                size="small"
                aria-label={t("rename", { name: view.name })}
                onClick={() => {
                  setAnchor(null);
                  setNaming({ renamed: view });
                }}
              >
                <RenameIcon size={20} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t("forget", { name: view.name })}
                onClick={() => void forget(view)}
              >
                <DeleteIcon size={20} />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Button
          variant="outlined"
          fullWidth
          disabled={search === ""}
          onClick={() => {
            setAnchor(null);
            setNaming({});
          }}
          sx={{ mt: 2 }}
        >
          {t("save")}
        </Button>
      </Popover>
      {naming && (
        <SaveViewDialog
          {...{ screen, search, views }}
          renamed={naming.renamed}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

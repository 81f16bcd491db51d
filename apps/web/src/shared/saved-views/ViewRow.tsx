import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { SavedView } from "@vaardig/contract/saved-views/savedViews";
import RenameIcon from "lucide-react/icons/pencil";
import DeleteIcon from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { DigestSelect } from "./DigestSelect.tsx";
import { useRenameSavedViewMutation } from "./savedViews.api.ts";

interface Props {
  view: SavedView;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: () => void;
  onForget: () => void;
}

/** A saved view: open, rename, delete; for a job search also its email frequency. */
export function ViewRow({ view, isCurrent, onOpen, onRename, onForget }: Props) {
  const { t } = useTranslation("saved-views");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [change] = useRenameSavedViewMutation();
  const { id, name, screen, digest, missing_department: missing } = view;
  return (
    <Box component="li">
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <Button
          fullWidth
          aria-current={isCurrent ? "true" : undefined}
          onClick={onOpen}
          sx={{
            minWidth: 0,
            mr: 1,
            justifyContent: "flex-start",
            textAlign: "left",
            whiteSpace: "normal",
            overflowWrap: "anywhere",
            ...(isCurrent ? { bgcolor: "tint" } : { color: "text.primary" }),
          }}
        >
          {name}
        </Button>
        <IconButton size="small" aria-label={t("rename", { name })} onClick={onRename}>
          <RenameIcon size={20} />
        </IconButton>
        <IconButton size="small" aria-label={t("forget", { name })} onClick={onForget}>
          <DeleteIcon size={20} />
        </IconButton>
      </Box>
      {screen === "jobs" && (
        <Box sx={{ pl: 4, pb: 2, display: "grid", gap: 1, justifyItems: "start" }}>
          <DigestSelect
            label={t("digest.label", { name })}
            value={digest}
            onChange={async (chosen) => {
              if (await notifyErrors(() => change({ body: { id, digest: chosen } }).unwrap()))
                show(t(`digest.set.${chosen}`, { name }));
            }}
          />
          {missing && (
            <Typography variant="caption" sx={{ color: "warning.main" }}>
              {t("digest.missing-department", { name: missing })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

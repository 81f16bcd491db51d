import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTheme } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { drawOrganigram } from "./draw/drawing.ts";
import { readInk } from "./draw/readInk.ts";
import { saveFile } from "./draw/saveFile.ts";
import { pngScale, textMeasure, toPng } from "./draw/toPng.ts";
import { toSvg } from "./draw/toSvg.ts";
import type { Layout } from "./layout/layoutTree.ts";
import type { Tree } from "./tree/buildTree.ts";

const FORMATS = ["svg", "png"] as const;

/** Saves what is shown as a picture, in the colours on screen; drawn from the layout, so that nothing is cut off. */
export function ExportMenu({ tree, layout, ownId }: { tree: Tree; layout: Layout; ownId: string | null }) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const { show } = useSnackbar();
  const theme = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  const save = async (kind: (typeof FORMATS)[number]) => {
    setAnchor(null);
    const peopleWords = (count: number) => t("people", { count, formatted: format.number(count) });
    const drawing = drawOrganigram({
      tree,
      layout,
      ink: readInk(theme),
      title: t("title"),
      ownId,
      peopleWords,
      measure: textMeasure(),
    });
    const name = `${t("file-name")}.${kind}`;
    try {
      if (kind === "svg") saveFile(new Blob([toSvg(drawing)], { type: "image/svg+xml" }), name);
      else saveFile(await toPng(drawing), name);
      const scale = pngScale(drawing);
      if (kind === "png" && scale < 1) show(t("export-small", { share: format.percent(scale) }), "info");
      else show(t("exported", { name }));
    } catch {
      show(t("export-failed"), "error");
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={layout.placed.length === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("export")}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((kind) => (
          <MenuItem key={kind} onClick={() => void save(kind)}>
            <ListItemText primary={t(`export-${kind}`)} secondary={t(`export-${kind}-help`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

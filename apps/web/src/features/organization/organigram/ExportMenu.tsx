import Button from "@mui/material/Button";
import { useTheme } from "@mui/material/styles";
import DownloadIcon from "lucide-react/icons/download";
import { useTranslation } from "react-i18next";
import { saveBlob } from "../../../lib/api/download.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ActsMenu } from "../../../ui/ActsMenu.tsx";
import { drawOrganigram } from "./draw/drawing.ts";
import { readInk } from "./draw/readInk.ts";
import { createTextMeasure, pngScale, toPng } from "./draw/toPng.ts";
import { toSvg } from "./draw/toSvg.ts";
import type { Layout } from "./layout/layoutTree.ts";
import type { Tree } from "./tree/buildTree.ts";

const FORMATS = ["svg", "png"] as const;

/**
 * Exports the organigram as an image in the current colours; drawn from the layout, so that nothing is cut
 * off.
 */
export function ExportMenu({ tree, layout, ownId }: { tree: Tree; layout: Layout; ownId: string | null }) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const { show } = useSnackbar();
  const theme = useTheme();

  const save = async (kind: (typeof FORMATS)[number]) => {
    const peopleWords = (count: number) => t("people", { count, formatted: format.number(count) });
    const drawing = drawOrganigram({
      tree,
      layout,
      ink: readInk(theme),
      title: t("title"),
      ownId,
      peopleWords,
      measure: createTextMeasure(),
    });
    const name = `${t("file-name")}.${kind}`;
    try {
      if (kind === "svg") saveBlob(new Blob([toSvg(drawing)], { type: "image/svg+xml" }), name);
      else saveBlob(await toPng(drawing), name);
      const scale = pngScale(drawing);
      if (kind === "png" && scale < 1) show(t("export-small", { share: format.percent(scale) }), "info");
      else show(t("exported", { name }));
    } catch {
      show(t("export-failed"), "error");
    }
  };

  return (
    <ActsMenu
      acts={FORMATS.map((kind) => ({
        key: kind,
        label: t(`export-${kind}`),
        help: t(`export-${kind}-help`),
        onAct: () => void save(kind),
      }))}
      button={(opens) => (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={layout.placed.length === 0}
          {...opens}
        >
          {t("export")}
        </Button>
      )}
    />
  );
}

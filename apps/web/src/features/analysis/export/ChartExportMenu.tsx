import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import DownloadIcon from "lucide-react/icons/download";
import { useTranslation } from "react-i18next";
import { saveBlob } from "../../../lib/api/download.ts";
import { localDay } from "../../../lib/language/localDay.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ActsMenu } from "../../../ui/ActsMenu.tsx";
import type { TableData } from "../frame/tableData.ts";
import { pngOf } from "./chartImage.ts";
import { heatMapSvg } from "./heatMapSvg.ts";
import { toCsv } from "./toCsv.ts";

interface Props {
  title: string;
  /** File name without extension. */
  name: string;
  table: TableData;
  /** Returns the element with the chart or heat map. */
  picture: () => HTMLElement | null;
}

/** Returns labels and colours of a chart's legend. */
function legendOf(holder: HTMLElement) {
  return [...holder.querySelectorAll<HTMLElement>(".MuiChartsLegend-series")].map((item) => {
    const mark = item.querySelector(".MuiChartsLabelMark-fill");
    return { label: item.textContent ?? "", color: mark ? getComputedStyle(mark).fill : "none" };
  });
}

/** Returns a PNG of an element; a heat map is temporarily rendered as SVG. */
async function savePicture(holder: HTMLElement, words: { title: string; subtitle: string }): Promise<Blob> {
  const grid = holder.querySelector("table");
  if (!grid) {
    const chart = holder.querySelector<SVGSVGElement>("svg.MuiChartsSvgLayer-root");
    if (!chart) throw new Error("there is no picture");
    return pngOf(chart, { ...words, keys: legendOf(holder) });
  }
  const drawn = heatMapSvg(grid);
  drawn.style.position = "absolute";
  drawn.style.left = "-9999px";
  holder.append(drawn);
  try {
    return await pngOf(drawn, words);
  } finally {
    drawn.remove();
  }
}

/** Menu that saves a chart as PNG and its table as CSV. */
export function ChartExportMenu({ title, name, table, picture }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const language = useCurrentLanguage();
  const company = useAuth().user?.company_name ?? "";
  const { show } = useSnackbar();
  const today = localDay();
  const saveTable = () => {
    const text = toCsv(table, language === "nl" ? ";" : ",");
    saveBlob(new Blob([text], { type: "text/csv;charset=utf-8" }), `${name}-${today}.csv`);
    show(t("save.done"));
  };
  const saveImage = async () => {
    const holder = picture();
    if (!holder) return;
    try {
      const subtitle = [company, format.date(today)].filter(Boolean).join(" · ");
      saveBlob(await savePicture(holder, { title, subtitle }), `${name}-${today}.png`);
      show(t("save.done"));
    } catch {
      show(t("save.failed"), "error");
    }
  };
  return (
    <ActsMenu
      acts={[
        { key: "png", label: t("save.png"), onAct: () => void saveImage() },
        { key: "csv", label: t("save.csv"), onAct: saveTable },
      ]}
      button={(opens) => (
        <Tooltip title={t("save.label")}>
          <IconButton aria-label={t("save.of", { title })} {...opens}>
            <DownloadIcon size={20} />
          </IconButton>
        </Tooltip>
      )}
    />
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Drawing } from "./Drawing.tsx";
import { StateLayout } from "./StateLayout.tsx";

interface Props {
  /** What the screen will show. */
  title?: string;
  /** Why the list is empty. */
  description?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  drawing?: "list" | "search" | "path" | "cable" | "missing" | "done";
  /** Heading level, when the state fills the page. */
  heading?: "h1" | "h2" | "h3";
}

/** Placeholder of an empty screen or list. */
export function EmptyState({ title, description, action, drawing = "list", heading = "h2" }: Props) {
  const { t } = useTranslation();
  return (
    <StateLayout
      drawing={<Drawing of={drawing} />}
      title={title ?? t("no-items")}
      description={description}
      action={action}
      heading={heading}
    />
  );
}

import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../lib/shortcuts/shortcuts.ts";

const ShortcutMap = lazy(async () => ({ default: (await import("./ShortcutMap.tsx")).ShortcutMap }));

interface Props {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The map of the keys, which "?" opens. */
export function Shortcuts({ isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  useShortcuts([{ key: "?", label: t("shortcuts.map"), run: () => onOpen(true) }]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutMap onClose={() => onOpen(false)} />
    </Suspense>
  );
}

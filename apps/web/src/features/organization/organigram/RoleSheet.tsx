import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { RolePeople } from "./RolePeople.tsx";
import type { Tree } from "./tree/buildTree.ts";

interface Props {
  tree: Tree;
  id: string | null;
  ownId: string | null;
  branch: string | null;
  onClose: () => void;
  /** Navigates to another position. */
  onGo: (id: string) => void;
  onBranch: (id: string | null) => void;
}

/** Number of reports shown before "show all". */
const FIRST = 6;

/** Sheet of a position: manager, reports, and the people who hold it. */
export function RoleSheet({ tree, id, ownId, branch, onClose, onGo, onBranch }: Props) {
  const { t } = useTranslation("organigram");
  // Keeps the content while the sheet slides out.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const node = shown === null ? undefined : tree.nodes.get(shown);
  if (!node) return null;
  const { role } = node;
  const place = [role.department?.name, role.team?.name].filter(Boolean).join(" · ");
  const isBranch = branch === role.id;
  return (
    <SideSheet
      open={id !== null}
      onClose={onClose}
      title={role.name}
      subtitle={[place || t("no-department"), role.id === ownId && t("own")].filter(Boolean).join(" · ")}
      actions={
        (node.children.length > 0 || isBranch) && (
          <Button variant="outlined" onClick={() => onBranch(isBranch ? null : role.id)}>
            {t(isBranch ? "show-whole" : "show-branch")}
          </Button>
        )
      }
    >
      <Box key={role.id} sx={{ display: "grid", gap: 6 }}>
        <Reporting tree={tree} id={role.id} onGo={onGo} />
        <RolePeople roleId={role.id} />
      </Box>
    </SideSheet>
  );
}

function Reporting({ tree, id, onGo }: Pick<Props, "tree" | "onGo"> & { id: string }) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const node = tree.nodes.get(id);
  const parent = node?.parentId ? tree.nodes.get(node.parentId)?.role : undefined;
  const children = node?.children ?? [];
  const named = isWhole ? children : children.slice(0, FIRST);
  const go = (to: { id: string; name: string }) => (
    <Link component="button" type="button" onClick={() => onGo(to.id)} sx={{ textAlign: "start", py: 0.5 }}>
      {to.name}
    </Link>
  );
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <section>
        <Typography variant="h4" component="h3">
          {t("reports-to")}
        </Typography>
        {parent ? (
          go(parent)
        ) : (
          <Typography sx={{ color: "text.secondary" }}>{t("reports-to-no-one")}</Typography>
        )}
      </section>
      {children.length > 0 && (
        <section>
          <Typography variant="h4" component="h3">
            {t("reports", { count: children.length, formatted: format.number(children.length) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {named.map((child) => {
              const below = tree.nodes.get(child)?.role;
              return below && <li key={child}>{go(below)}</li>;
            })}
          </Box>
          {children.length > FIRST && !isWhole && (
            <Button size="small" onClick={() => setIsWhole(true)} sx={{ ml: -2 }}>
              {t("show-all", { formatted: format.number(children.length) })}
            </Button>
          )}
        </section>
      )}
    </Box>
  );
}

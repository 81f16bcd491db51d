import Box from "@mui/material/Box";
import { type MailNode, parseMailHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { createElement, type ReactNode } from "react";

function drawn(nodes: MailNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { element, href, children } = node;
    const more = element === "a" ? { href, target: "_blank", rel: "noopener noreferrer" } : {};
    const key = `${index}-${element}`;
    return element === "br"
      ? createElement("br", { key })
      : createElement(element, { key, ...more }, ...drawn(children));
  });
}

/** Rendered message of an email, built from parsed nodes and never from raw HTML. */
export function MailHtml({ html }: { html: string }) {
  return (
    <Box
      sx={{
        overflowWrap: "anywhere",
        "& p": { m: 0, mb: 3 },
        "& p:last-child": { mb: 0 },
        "& ul, & ol": { mt: 0, mb: 3, pl: 6 },
        "& a": { color: "primary.main" },
      }}
    >
      {drawn(parseMailHtml(html))}
    </Box>
  );
}

import Box from "@mui/material/Box";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { isMailAddress } from "@vaardig/contract/mail-templates/mailHtml";
import type { MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import { type Ref, useEffect, useImperativeHandle, useMemo } from "react";
import { EditorToolbar } from "./EditorToolbar.tsx";
import { mailDoc, mailHtml } from "./mailDoc.ts";
import { useVariableLabels } from "./useVariableLabels.ts";
import { variableNode } from "./variableNode.ts";

interface Props {
  value: string;
  onChange: (html: string) => void;
  variables: readonly MailVariable[];
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
  focusRef?: Ref<Focusable> | undefined;
}

/** An element that can be focused. */
export interface Focusable {
  focus: () => void;
}

const KIT = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
  link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: isMailAddress },
});

/** The editor; reads and writes documents only, never HTML that a browser would parse. */
export function RichText(props: Props) {
  const { value, onChange, variables, labelId, describedBy, isInvalid, focusRef } = props;
  const words = useVariableLabels();
  const extensions = useMemo(() => [KIT, variableNode(words)], [words]);
  const editor = useEditor(
    {
      extensions,
      content: mailDoc(value),
      injectCSS: false,
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelId,
          "aria-describedby": describedBy,
        },
      },
      onUpdate: ({ editor: current }) => onChange(mailHtml(current.getJSON())),
    },
    [extensions],
  );

  useImperativeHandle(focusRef, () => ({ focus: () => editor.commands.focus() }), [editor]);

  // Replaces the content when the value changes from outside, such as by another template.
  useEffect(() => {
    if (mailHtml(editor.getJSON()) === mailHtml(mailDoc(value))) return;
    editor.commands.setContent(mailDoc(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: isInvalid ? "error.main" : "controlLine",
        borderRadius: 1,
        bgcolor: "background.paper",
        "&:focus-within": { outline: 2, outlineColor: "primary.main", outlineOffset: -1 },
        "& .ProseMirror": {
          minHeight: 220,
          maxHeight: "60vh",
          overflowY: "auto",
          p: 4,
          outline: "none",
          overflowWrap: "anywhere",
          whiteSpace: "pre-wrap",
        },
        "& .ProseMirror p": { m: 0, mb: 3 },
        "& .ProseMirror ul, & .ProseMirror ol": { mt: 0, mb: 3, pl: 6 },
        "& .ProseMirror li p": { mb: 1 },
        "& .ProseMirror a": { color: "primary.main" },
        "& [data-variable]": {
          px: 1.5,
          py: 0.25,
          borderRadius: 4,
          bgcolor: "tint",
          color: "primary.main",
          fontWeight: 500,
          whiteSpace: "nowrap",
        },
        "& .ProseMirror-selectednode": { outline: 2, outlineColor: "primary.main" },
      }}
    >
      <EditorToolbar editor={editor} variables={variables} words={words} />
      <EditorContent editor={editor} />
    </Box>
  );
}

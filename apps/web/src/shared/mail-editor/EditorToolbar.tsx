import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { type Editor, useEditorState } from "@tiptap/react";
import type { MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import BoldIcon from "lucide-react/icons/bold";
import ItalicIcon from "lucide-react/icons/italic";
import BulletsIcon from "lucide-react/icons/list";
import NumbersIcon from "lucide-react/icons/list-ordered";
import { useTranslation } from "react-i18next";
import { LinkButton } from "./LinkButton.tsx";
import type { VariableLabels } from "./useVariableLabels.ts";
import { VariableMenu } from "./VariableMenu.tsx";

interface Props {
  editor: Editor;
  variables: readonly MailVariable[];
  words: VariableLabels;
}

const MARKS = [
  { name: "bold", Icon: BoldIcon, act: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: "italic", Icon: ItalicIcon, act: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: "bulletList",
    Icon: BulletsIcon,
    act: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    Icon: NumbersIcon,
    act: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** Toolbar of the editor: formats, lists, links and variables. */
export function EditorToolbar({ editor, variables, words }: Props) {
  const { t } = useTranslation("mail-editor");
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      bulletList: current.isActive("bulletList"),
      orderedList: current.isActive("orderedList"),
      link: current.isActive("link"),
    }),
  });
  return (
    <Box
      role="toolbar"
      aria-label={t("toolbar")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {MARKS.map(({ name, Icon, act }) => (
        <Tooltip key={name} title={t(name)}>
          <IconButton
            size="small"
            aria-label={t(name)}
            aria-pressed={active[name]}
            onClick={() => act(editor)}
            sx={active[name] ? { bgcolor: "tint", color: "primary.main" } : {}}
          >
            <Icon size={20} />
          </IconButton>
        </Tooltip>
      ))}
      <LinkButton editor={editor} isActive={active.link} />
      <VariableMenu
        variables={variables}
        words={words}
        onChoose={(name) => editor.chain().focus().insertContent({ type: "variable", attrs: { name } }).run()}
      />
    </Box>
  );
}

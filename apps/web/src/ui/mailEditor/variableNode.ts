import { mergeAttributes, Node, nodeInputRule } from "@tiptap/core";
import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mailVariables";
import type { VariableWords } from "./useVariableWords.ts";

const TYPED = new RegExp(`\\{\\{\\s*(${MAIL_VARIABLES.join("|")})\\s*\\}\\}$`);

/** A variable in the editor: one piece, shown by its name in the reader's language. */
export function variableNode(words: VariableWords) {
  return Node.create({
    name: "variable",
    group: "inline",
    inline: true,
    atom: true,
    addAttributes() {
      return {
        name: {
          default: "first_name",
          parseHTML: (element: HTMLElement) => element.dataset.variable,
          renderHTML: ({ name }: { name: string }) => ({ "data-variable": name }),
        },
      };
    },
    parseHTML() {
      return MAIL_VARIABLES.map((name) => ({ tag: `span[data-variable="${name}"]` }));
    },
    renderHTML({ node, HTMLAttributes }) {
      const name = node.attrs.name as MailVariable;
      return ["span", mergeAttributes(HTMLAttributes), words[name]];
    },
    renderText: ({ node }) => `{{${node.attrs.name}}}`,
    addInputRules() {
      return [nodeInputRule({ find: TYPED, type: this.type, getAttributes: ([, name]) => ({ name }) })];
    },
  });
}

import { InputRule, mergeAttributes, Node } from "@tiptap/core";
import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
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
      // The whole of what was typed gives way; the kit's own rule for nodes keeps what stands around the name.
      const handler: InputRule["handler"] = ({ state, range, match: [, name] }) => {
        state.tr.replaceWith(range.from, range.to, this.type.create({ name }));
      };
      return [new InputRule({ find: TYPED, handler })];
    },
  });
}

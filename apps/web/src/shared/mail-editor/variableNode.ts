import { InputRule, mergeAttributes, Node } from "@tiptap/core";
import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import type { VariableLabels } from "./useVariableLabels.ts";

const TYPED = new RegExp(`\\{\\{\\s*(${MAIL_VARIABLES.join("|")})\\s*\\}\\}$`);

/** Returns the editor node of a variable: atomic, shown by its display name. */
export function variableNode(words: VariableLabels) {
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
      // Replaces the whole typed text; the default node rule keeps the text around the name.
      const handler: InputRule["handler"] = ({ state, range, match: [, name] }) => {
        state.tr.replaceWith(range.from, range.to, this.type.create({ name }));
      };
      return [new InputRule({ find: TYPED, handler })];
    },
  });
}

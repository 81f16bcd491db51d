import { composeMail, type Template } from "../../../platform/mail/template.ts";

interface Values {
  firstName: string;
  managerName: string;
  name: string;
  /** Formatted. */
  dueDate: string;
  link: string;
}

/** Notifies a person of a goal that was proposed to them. */
export const assignedGoal: Template<Values> = {
  en: ({ firstName, managerName, name, dueDate, link }) =>
    composeMail(
      `${managerName} proposed a goal: ${name}`,
      `Hello ${firstName},`,
      `${managerName} proposed a goal for you: ${name}, due on ${dueDate}. Accept it, or decline it and say why:`,
      link,
    ),
  nl: ({ firstName, managerName, name, dueDate, link }) =>
    composeMail(
      `${managerName} stelt een doel voor: ${name}`,
      `Hallo ${firstName},`,
      `${managerName} stelt je een doel voor: ${name}, af te ronden uiterlijk op ${dueDate}. Je kunt het accepteren, of afwijzen en zeggen waarom:`,
      link,
    ),
};

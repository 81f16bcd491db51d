import type { ProjectPlan } from "../plan.ts";

export const NOORDLICHT_PROJECTS: ProjectPlan[] = [
  {
    name: "Congestion dashboard for municipalities",
    department: "IT & Data",
    startsIn: 14,
    days: 120,
    status: "Approved",
    daysAgo: 12,
    description:
      "Eleven municipalities want to see where there is room on the grid before they plan a new district. In four months we build a map that is right, readable and open to everyone.",
    roles: [
      {
        job: "gis-specialist",
        hours: 12,
        description: "Draws the map, checks it with Grid Operations and explains it to municipalities.",
      },
      {
        job: "asset-manager-energy",
        hours: 8,
        description: "Keeps the choice small and the eleven municipalities together.",
      },
    ],
  },
  {
    name: "Turbines that tell us first",
    department: "Asset Management",
    startsIn: -30,
    days: 200,
    status: "Approved",
    daysAgo: 45,
    description:
      "A warm bearing is cheap to replace in September and expensive in January. We put the vibration data of 84 turbines to work and train the crews to act on it.",
    roles: [
      {
        job: "senior-wind-technician",
        hours: 8,
        description: "Tells what a signal means up in the nacelle, and tries the new work order.",
      },
      {
        job: "maintenance-engineer-energy",
        hours: 16,
        description: "Turns readings into a forecast of what needs a spanner, and when.",
      },
    ],
  },
  {
    name: "One letter that everyone understands",
    department: "Customer Care",
    startsIn: 21,
    days: 90,
    status: "Pending",
    daysAgo: 3,
    description:
      "Our yearly bill gives us 9,000 phone calls. With customers at the table we write it again, in two pages that answer the question before it is asked.",
    roles: [
      {
        job: "customer-service-agent-energy",
        hours: 6,
        description: "Brings the questions that customers really ask and tests each version on the phone.",
      },
    ],
  },
  {
    name: "Hydrogen ready: Delfzijl pilot",
    department: "Asset Management",
    startsIn: 60,
    days: 300,
    status: "Declined",
    declineReason: "Good plan, wrong quarter: please come back when the permit is in.",
    daysAgo: 20,
    description:
      "A pilot with two local companies that want to replace gas. We design the connection, write the safety case and measure for half a year.",
    roles: [
      {
        job: "hydrogen-engineer",
        hours: 20,
        description: "Designs the connection and writes the safety case.",
      },
    ],
  },
];

export interface ResumeContent {
  name: string;
  contact: string[];
  /** Sections of the main column. */
  main: ResumeSection[];
  /** Sections of the sidebar; below the main ones where there is one column. */
  side: ResumeSection[];
}

export interface ResumeSection {
  heading: string;
  lines: string[];
}

/** A made-up English résumé; parts can be replaced. */
export function englishResume(overrides: Partial<ResumeContent> = {}): ResumeContent {
  return {
    name: "Robin Falcon",
    contact: [
      "robin.falcon@example.com",
      "+31 6 1234 5678",
      "Date of birth: 4 May 1988",
      "Java Street 12, Utrecht",
    ],
    main: [
      {
        heading: "Profile",
        lines: [
          "Data engineer with a broad background in logistics and retail who likes to turn raw figures into plain answers.",
          "I have no experience with SAP, but I am interested in learning Kubernetes.",
        ],
      },
      {
        heading: "Work experience",
        lines: [
          "Senior Data Engineer, Northern Freight B.V. | Jan 2019 – present",
          "- Built data pipelines in Python and PostgreSQL for forty depots.",
          "- Led the move to project management with Scrum in a team of six.",
          "Data Analyst, City Hospital | 03/2015 - 12/2018",
          "- Wrote SQL reports and dashboards in Power BI for the wards.",
        ],
      },
      { heading: "Education", lines: ["BSc Computer Science, University of Utrecht, 2010 - 2014"] },
    ],
    side: [
      {
        heading: "Skills",
        lines: [
          "Python (expert), SQL – advanced, Docker",
          "Power BI 4/5, Communication",
          "Interpretive dancing",
        ],
      },
      { heading: "Languages", lines: ["Dutch: native", "English – C1", "German (basic)"] },
      { heading: "Hobbies", lines: ["Photography, chess and Java roasting"] },
    ],
    ...overrides,
  };
}

/** A made-up Dutch résumé; parts can be replaced. */
export function dutchResume(overrides: Partial<ResumeContent> = {}): ResumeContent {
  return {
    name: "Sanne de Wit",
    contact: ["sanne.dewit@example.nl", "06-12345678", "Geboortedatum: 12 maart 1990", "Woonplaats: Zwolle"],
    main: [
      {
        heading: "Profiel",
        lines: [
          "Zorgzame verpleegkundige met hart voor ouderen die rust brengt op een drukke afdeling en graag collega's begeleidt.",
          "Ik wil graag Python leren. Geen ervaring met SAP.",
        ],
      },
      {
        heading: "Werkervaring",
        lines: [
          "Verpleegkundige, Ziekenhuis De Linde | sept. 2018 t/m heden",
          "- Verantwoordelijk voor wondverzorging en medicatie op de afdeling.",
          "- Begeleidt stagiairs en verzorgt de planning van het team.",
          "Verzorgende, Stichting Thuiszorg Noord | 2013-2018",
          "- Persoonlijke verzorging en rapporteren bij ouderen thuis.",
        ],
      },
      { heading: "Opleiding", lines: ["HBO Verpleegkunde, Hogeschool Windesheim, 2009 - 2013"] },
    ],
    side: [
      {
        heading: "Vaardigheden",
        lines: [
          "Wondverzorging (gevorderd)",
          "Planning 3/5",
          "Samenwerken",
          "Excel - basiskennis",
          "Pannenkoeken bakken",
        ],
      },
      { heading: "Talen", lines: ["Nederlands (moedertaal)", "Engels: B2", "Duits - basis"] },
      { heading: "Hobby's", lines: ["Tuinieren en fotografie"] },
    ],
    ...overrides,
  };
}

import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

const P = "Your profile\n";

describe("words over, behind and beside a list", () => {
  it.each<[string, string[]]>([
    ["We can't do without:\n- SQL\n- Java", ["SQL must", "Java must"]],
    ["Without these we can't start\n- SQL\n- Java", ["SQL must", "Java must"]],
    ["Wat echt nodig is\n- SQL\n- Java", ["SQL must", "Java must"]],
    ["Hier doen we geen concessies aan:\n- SQL", ["SQL must"]],
    ["Essential\n- SQL", ["SQL must"]],
    ["Wettelijk verplicht\n- SQL", ["SQL must"]],
    ["Dit heb je in elk geval\n- SQL", ["SQL must"]],
    ["Nice if\n- SQL", ["SQL plus"]],
    ["Wat het nog leuker maakt\n- SQL", ["SQL plus"]],
    ["Helpful but not essential\n- SQL", ["SQL plus"]],
    ["Toegevoegde waarde\n- SQL", ["SQL plus"]],
    ["Your profile\n- Python\n\nMaak je niet druk om\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nDat doen anderen\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nNIET GEVRAAGD\nJava-kennis (een ander team), rijbewijs.", ["Python"]],
    ["Your profile\n- Python\n\nNot asked\n- SQL", ["Python"]],
    [`${P}You know Python. Excel leren wij je in een uurtje.`, ["Python"]],
    [`${P}You know Python; SAP we can show you in an afternoon`, ["Python"]],
    [`${P}You know Python. English? The canteen will teach you.`, ["Python"]],
    [`${P}- SQL (wettelijk verplicht)\n- Java`, ["SQL must", "Java"]],
    [`${P}- SQL, anders kun je niet beginnen\n- Java`, ["SQL must", "Java"]],
    [`${P}- SQL wordt gewaardeerd\n- Java`, ["SQL plus", "Java"]],
    [`${P}- SQL of de bereidheid om het te leren\n- Java`, ["SQL plus", "Java"]],
    [`${P}- You have really mastered SQL`, ["SQL 4"]],
    [`${P}- Gepokt en gemazeld in SQL`, ["SQL 4"]],
    ["Essential criteria\n- SQL\nDesirable criteria\n- Java", ["SQL must", "Java plus"]],
    ["ESSENTIAL DUTIES AND RESPONSIBILITIES\n- SQL\n- Java", ["SQL", "Java"]],
    ["Essential job functions\n- SQL", ["SQL"]],
    ["Nice to have\n- Python\n- POWER BI\n- SQL", ["Python plus", "Power BI plus", "SQL plus"]],
    [`${P}- Heftruckcertificaat in je zak? Dan kun je snel doorgroeien.`, ["heftruckcertificaat plus"]],
    ["Nice extras\n- SQL", ["SQL plus"]],
    ["Mooi meegenomen\n- SQL", ["SQL plus"]],
    ["Niet nodig, wel leuk\n- SQL", ["SQL plus"]],
    ["Wat ook handig is\n- SQL", ["SQL plus"]],
    ["Not a must, but we'd love it\n- SQL", ["SQL plus"]],
    ["Extra points if you know\n- SQL", ["SQL plus"]],
    ["You'll stand out if you have\n- SQL", ["SQL plus"]],
    ["Je scoort extra punten met\n- SQL", ["SQL plus"]],
    ["Your profile\n- Python\n\nWhat you don't need\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nWat we niet vragen\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nHier hoef je niets van te weten\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nWe will teach you\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nDit leer je bij ons\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nLeave at home\n- SQL", ["Python"]],
    ["Your profile\n- Python\n- SQL\nAll of these are required.", ["Python must", "SQL must"]],
    ["Jouw profiel\n- Python\n- SQL\nDit zijn harde eisen.", ["Python must", "SQL must"]],
    [`${P}- Python. Not negotiable.\n- SQL`, ["Python must", "SQL"]],
    [`${P}- Python: dat is echt een vereiste\n- SQL`, ["Python must", "SQL"]],
    [`${P}- SQL (must)\n- Docker (pre)\n- Git (niet nodig)`, ["SQL must", "Docker plus"]],
    [`${P}- SQL (must), Docker (pre), Git (niet nodig)`, ["SQL must", "Docker plus"]],
    [`${P}- SQL [required]\n- Docker [nice to have]`, ["SQL must", "Docker plus"]],
    [`${P}- Docker, but only if you happen to know it`, ["Docker plus"]],
    [`${P}- Heb je al met Docker gewerkt? Dat is een voordeel.`, ["Docker plus"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("what is called unnecessary", () => {
  it.each<[string, string[]]>([
    [`${P}You know Python. You needn't know SQL, Java or Docker.`, ["Python"]],
    [`${P}- Python\n- SAP hoeft niet, SQL ook niet en Java ken je`, ["Python", "Java"]],
    [`${P}- Python\n- SQL kom je bij ons niet tegen`, ["Python"]],
    [`${P}- Python\n\nNot for you if you love sales.`, ["Python"]],
    [`${P}- Python (geen SQL) en Java`, ["Python", "Java"]],
    [`${P}You know Python. SQL, Java en Docker hoef je niet te kennen.`, ["Python"]],
    [`${P}Je kent Python. Van SQL hoef je niets te weten.`, ["Python"]],
    [`${P}You know Python. SQL? Never mind, we'll show you.`, ["Python"]],
    [`${P}You know Python. We'll happily teach you SQL and Docker.`, ["Python"]],
    [`${P}Je kent Python. SQL en Docker leggen we je uit.`, ["Python"]],
    [`${P}Je kent Python. Met SQL maak je hier kennis, ervaring is niet vereist.`, ["Python"]],
    [`${P}You know Python. Prior SQL knowledge is not assumed.`, ["Python"]],
    [`${P}You know Python. It doesn't matter if you've never seen SQL.`, ["Python"]],
    [`${P}You know Python. Whether you know SQL is irrelevant.`, ["Python"]],
    [`${P}Je kent Python. Of je SQL kent, maakt ons niet uit.`, ["Python"]],
    [`${P}Je kent Python. Nog nooit met SQL gewerkt? Geen probleem.`, ["Python"]],
    [`${P}You know Python. No SQL? No worries!`, ["Python"]],
    [`${P}Je kent Python. Voor SQL hebben we een collega.`, ["Python"]],
    [`${P}You know Python. SQL is handled by our data team.`, ["Python"]],
    [`${P}Je kent Python. De SQL-kant is belegd bij een ander team.`, ["Python"]],
    [`${P}You know Python. You won't have to touch SQL or Docker.`, ["Python"]],
    [`${P}Je kent Python. SQL komt er niet aan te pas.`, ["Python"]],
    [`${P}Je kent Python. Aan SQL doen we niet.`, ["Python"]],
    [`${P}You know Python. SQL can be learned on the job.`, ["Python"]],
    [`${P}You know Python. You will pick up SQL as you go.`, ["Python"]],
    [`${P}You know Python. Full training in SQL is provided.`, ["Python"]],
    [`${P}Je kent Python. SQL kun je hier leren.`, ["Python"]],
    [`${P}Je kent Python. Een cursus SQL krijg je van ons.`, ["Python"]],
    [`${P}Je kent Python. Je wordt door ons opgeleid in SQL.`, ["Python"]],
    [`${P}You know Python. Don't worry if SQL is new to you.`, ["Python"]],
    [`${P}You know Python. We have long since said goodbye to Java.`, ["Python"]],
    [`${P}You know Python. This is not a SQL role.`, ["Python"]],
    [`${P}Je kent Python. Dit is geen SAP-functie.`, ["Python"]],
    [`${P}Je kent Python; SAP-kennis veronderstellen we niet.`, ["Python"]],
    [`${P}Je kent Python, maar SAP hoeft niet.`, ["Python"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("what only sounds like a negation", () => {
  it.each<[string, string[]]>([
    [`${P}You can't imagine a day without SQL.`, ["SQL"]],
    [`${P}SQL heeft voor jou geen geheimen.`, ["SQL"]],
    [`${P}Voor SQL draai je je hand niet om.`, ["SQL"]],
    [`${P}SQL holds no secrets for you.`, ["SQL"]],
    [`${P}You don't shy away from SQL.`, ["SQL"]],
    [`${P}Je kunt niet zonder Excel.`, ["Excel"]],
    [`${P}You never stop learning and you know SQL.`, ["SQL"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("what one cannot do without", () => {
  it.each<[string, string[]]>([
    [`${P}- Without a driving licence we can't hire you.`, ["driving licence must"]],
    [`${P}- No SQL, no interview.`, ["SQL must"]],
    [`${P}- We only invite candidates who know SQL.`, ["SQL must"]],
    [`${P}- Zonder kennis van SQL heeft solliciteren geen zin.`, ["SQL must"]],
    [`${P}- SQL is een absolute voorwaarde`, ["SQL must"]],
    [`${P}- Je beschikt over Excel (dit is een knock-outcriterium)`, ["Excel must"]],
    [`${P}- Aantoonbare ervaring met SAP is een pré, Excel een must.`, ["SAP plus", "Excel must"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("levels of years, rows and adjectives", () => {
  it.each<[string, string[]]>([
    [`${P}- 3+ years of Python`, ["Python 3"]],
    [`${P}- Minimaal drie jaar ervaring met Python`, ["Python 3"]],
    [`${P}- Minstens 5 jaar gewerkt met SAP`, ["SAP 4"]],
    [`${P}- You have worked with Python for at least six years`, ["Python 4"]],
    [`${P}- Je werkt al vijf jaar met Excel`, ["Excel 4"]],
    [`${P}- Ten minste 8 jaar relevante werkervaring in de boekhouding`, ["boekhouding 5"]],
    [`${P}- Experience with Python: 4 years`, ["Python 4"]],
    [`${P}- Python: 4+ yrs\n- SQL: 2 yrs`, ["Python 4", "SQL 3"]],
    [`${P}- Python – 4 jaar ervaring`, ["Python 4"]],
    [`${P}- Excel op hoog niveau`, ["Excel 4"]],
    [`${P}- Je bent bedreven in Excel`, ["Excel 3"]],
    [`${P}- Your SQL is excellent`, ["SQL 4"]],
    [`${P}- Je Excel is uitstekend`, ["Excel 4"]],
    [`${P}- English: C1\n- Dutch: B2`, ["English 4", "Dutch 3"]],
    [`${P}- Je spreekt vloeiend Engels en een aardig woordje Duits`, ["English 4", "German 3"]],
    [`${P}- Engels (vloeiend), Duits (basis)`, ["English 4", "German 1"]],
    [`${P}- Nederlands in woord en geschrift, minimaal B2`, ["Dutch 3"]],
    [`${P}- Native or near-native English`, ["English 4"]],
    [
      `${P}Python ........ 3 years\nSQL ........ basic\nDocker ........ nice to have\nJava ....... n/a`,
      ["Python 3", "SQL 2", "Docker plus"],
    ],
    [`${P}Python\texpert\nSQL\tgood\nDocker\ta plus`, ["Python 5", "SQL 3", "Docker plus"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("whose skills are named", () => {
  it.each<[string, string[]]>([
    [
      "Who we are\nOur engineers use Java.\nWhat you'll do\n- You write Python\nWhat we offer\n- A course in SQL",
      ["Python"],
    ],
    [
      "Ons team bestaat uit twee Java-ontwikkelaars en een tester. Wij zoeken iemand met kennis van Python.",
      ["Python"],
    ],
    ["Anna leads sales, Tom does marketing. You write Python.", ["Python"]],
    ["Your profile\n- Python\n\nKind regards,\nAnna\nHead of Recruitment and Sales", ["Python"]],
    ["Your profile\n- Python\n\nPeople also viewed\nJava developer\nSQL analyst", ["Python"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("mixed ways to say it", () => {
  it.each<[string, string[]]>([
    [`${P}You know Python. The following is not part of the job: Docker, SAP and Java.`, ["Python"]],
    ["Wat móét je kunnen?\n- SQL", ["SQL must"]],
    ["Wat moet je kunnen?\n- SQL", ["SQL"]],
    ["Your profile\n- Python\n\nWhat would make you the perfect match\n- SQL", ["Python", "SQL"]],
    ["Jouw profiel\n- Python\n\nHet zou fijn zijn als je ook dit hebt:\n- SQL", ["Python", "SQL plus"]],
    ["Your profile\n- Python\n\nWe'd be over the moon if you also had\n- SQL", ["Python", "SQL plus"]],
    ["Your profile\n- Python\n\nDesirable, not essential\n- SQL", ["Python", "SQL plus"]],
    ["Your profile\n- Python\n\nHeb je dit ook? Top!\n- SQL", ["Python", "SQL plus"]],
    ["Your profile\n- Python\n\nThings we won't ask you\n- SQL", ["Python"]],
    ["Jouw profiel\n- Python\n\nWaar je je niet druk om hoeft te maken\n- SQL", ["Python"]],
    ["Jouw profiel\n- Python\n\nDit doe je juist niet\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nNo experience needed in\n- SQL", ["Python"]],
    ["Your profile\n- Python\n\nNot part of the job\n- SQL", ["Python"]],
    ["Dealbreakers\n- SQL", ["SQL must"]],
    ["Hier kunnen we echt niet omheen\n- SQL", ["SQL must"]],
    ["We do need you to have the following, no exceptions:\n- SQL\n- Java", ["SQL must", "Java must"]],
    ["Je komt alleen in aanmerking met:\n- SQL", ["SQL must"]],
    [
      "Your profile\n- SQL – a definite must\n- Java – would be lovely\n- SAP – forget it",
      ["SQL must", "Java plus"],
    ],
    [
      "Your profile\nRequired: SQL, Java. Desired: Docker. Not needed: SAP.",
      ["SQL must", "Java must", "Docker plus"],
    ],
    ["Jouw profiel\nMust: SQL\nPré: Docker\nNiet nodig: SAP", ["SQL must", "Docker plus"]],
    [
      "Skill\tLevel\tNeed\nSQL\texpert\trequired\nDocker\tbasic\tnice to have",
      ["SQL must 5", "Docker plus 2"],
    ],
    [`${P}SQL is what it's all about; Java we can live without.`, ["SQL"]],
    [`${P}You know Python. Knowledge of SAP would be overkill.`, ["Python"]],
    [`${P}Je kent Python. SAP laten we links liggen.`, ["Python"]],
    [`${P}Je kent Python. Ervaring met SAP is geen vereiste; die doe je bij ons op.`, ["Python"]],
    [`${P}You know Python. Previous exposure to SAP isn't expected.`, ["Python"]],
    [`${P}You know Python. You don't need to be a SQL wizard.`, ["Python", "SQL"]],
    [`${P}You know Python. We couldn't care less whether you've used SAP.`, ["Python"]],
    [`${P}You know Python. Kubernetes and Docker? Our platform team has you covered.`, ["Python"]],
    [`${P}Je kent Python. Docker en Kubernetes? Daar heb je collega's voor.`, ["Python"]],
    [`${P}Je kent Python. Voor de boekhouding hebben we een accountant, dus die doe jij niet.`, ["Python"]],
    [`${P}You know Python. Java used to be our language, but no longer.`, ["Python"]],
    [`${P}You know Python. Experience in sales is neither needed nor helpful.`, ["Python"]],
    [`${P}Je kent Python. Je hoeft echt geen Java-held te zijn.`, ["Python", "Java"]],
    [`${P}You know Python. If you've never worked with SAP, that's okay.`, ["Python"]],
    [`${P}Je kent Python. Ken je SAP nog niet? Dat leren we je graag.`, ["Python"]],
    [`${P}Je kent Python. Geen ervaring met SAP? Dan leiden we je op.`, ["Python"]],
    [`${P}You know Python. No prior SAP experience? We'll get you up to speed.`, ["Python"]],
    [`${P}You know Python. SAP skills are not a requirement for this position.`, ["Python"]],
    [`${P}Je kent Python. Duits spreken is in deze functie niet nodig.`, ["Python"]],
    [`${P}Je kent Python. Een rijbewijs is niet noodzakelijk.`, ["Python"]],
    [`${P}You know Python. You do not need a driving licence.`, ["Python"]],
    [`${P}Je kent Python, rijbewijs B is mooi meegenomen.`, ["Python", "rijbewijs B plus"]],
    [`${P}Python, en als het even kan ook SQL.`, ["Python", "SQL plus"]],
    [`${P}Python; SQL is the icing on the cake.`, ["Python", "SQL plus"]],
    [`${P}Python. SQL is de kers op de taart.`, ["Python", "SQL plus"]],
    [`${P}Python. Ook leuk: SQL.`, ["Python", "SQL plus"]],
    [`${P}Python. Bonus: SQL.`, ["Python", "SQL plus"]],
    [`${P}Python. Any SQL would be useful.`, ["Python", "SQL plus"]],
    [`${P}Python. We hebben een lichte voorkeur voor kandidaten met SQL.`, ["Python", "SQL plus"]],
    [`${P}Python. Candidates with SQL will be given preference.`, ["Python", "SQL plus"]],
    [`${P}Python. SQL weegt zwaar mee.`, ["Python", "SQL"]],
    [`${P}Python. SQL gives you a head start.`, ["Python", "SQL plus"]],
    [`${P}Python. Met SQL heb je een voorsprong.`, ["Python", "SQL plus"]],
    [`${P}Python. Kun je ook lassen, dan is dat een plus.`, ["Python", "lassen plus"]],
    [`${P}Python. If you also know SQL, even better!`, ["Python", "SQL plus"]],
    [`${P}Python. SQL zou je sollicitatie sterker maken.`, ["Python", "SQL plus"]],
    [`${P}It is essential that you know SQL.`, ["SQL must"]],
    [`${P}Het is noodzakelijk dat je SQL kent.`, ["SQL must"]],
    [`${P}We require SQL and Java.`, ["SQL must", "Java must"]],
    [`${P}Knowledge of SQL is key; Java less so.`, ["SQL", "Java"]],
    [`${P}You need SQL for this job, full stop.`, ["SQL"]],
    [`${P}You hold a valid forklift certificate.`, ["forklift certificate must"]],
    [`${P}SQL: must-have. Docker: nice-to-have. SAP: not required.`, ["SQL must", "Docker plus"]],
    [`${P}- Ervaring met SQL (pre)`, ["SQL plus"]],
    [`${P}- Je hebt minstens vier jaar als ontwikkelaar met Java gewerkt`, ["Java 4"]],
    [`${P}- A decade of Java`, ["Java 5"]],
    [`${P}- Meer dan tien jaar ervaring in sales`, ["sales 5"]],
    [`${P}- Over 5 years in sales`, ["sales 4"]],
    [`${P}- One to two years of SQL`, ["SQL 2"]],
    [`${P}- Een tot twee jaar ervaring met SQL`, ["SQL 2"]],
    [`${P}- Excel: zeer goed\n- Word: redelijk\n- SAP: basis`, ["Excel 4", "Word 3", "SAP 2"]],
    [`${P}- Solid Python skills and a bit of SQL`, ["Python 3", "SQL 2"]],
    [`${P}- Je hebt gevoel voor planning en je beheerst Excel goed`, ["planning", "Excel 3"]],
    [`${P}- You are highly proficient in Excel`, ["Excel 4"]],
    [`${P}- Je bent een expert op het gebied van SQL`, ["SQL 5"]],
    [`${P}- SQL (min. 3 jr), Java (5+ jr)`, ["SQL 3", "Java 4"]],
    [`${P}- Basic German is enough`, ["German 1"]],
    [`${P}- Je Engels is goed, je Duits redelijk`, ["English 3", "German 3"]],
    [`${P}- English: fluent. Dutch: a few words will do.`, ["English 4", "Dutch 1"]],
    [`${P}- Uitstekend Nederlands en goed Engels`, ["Dutch 4", "English 3"]],
    [`${P}- Fluent in Dutch (C1), English B2 or higher`, ["Dutch 4", "English 3"]],
    [
      "About us\nWe make software in Java and our clients use SAP.\nThe job\nYou write Python.\nThe perks\nFree SQL course.\nHow to apply\nMail recruitment.",
      ["Python"],
    ],
    [
      "De club\nWij werken met Java.\nDe klus\nJe schrijft Python.\nDe lusten\nEen cursus SQL en 28 vakantiedagen.",
      ["Python"],
    ],
    [
      "Het bedrijf\nWij maken apps in Java.\n\nDe rol\nJe schrijft Python. Sanne zorgt voor de marketing, Piet bewaakt de planning.",
      ["Python"],
    ],
    ["You know Python. Our client, a large bank, runs SAP.", ["Python"]],
    [`${P}You write Python and hand over to our Java team.`, ["Python"]],
    [`${P}You build in Python. Our designers work in Figma.`, ["Python"]],
    [`${P}You write Python with the support of a colleague who does marketing.`, ["Python"]],
    [
      "Van: Anna Bos\nOnderwerp: vacature\n\nBeste lezer,\n\nVoor een opdrachtgever zoek ik iemand die Python kent en SQL schrijft.\n\nMet vriendelijke groet,\nAnna Bos\nRecruitment & Sales",
      ["Python", "SQL"],
    ],
    ["#hiring Python developer wanted!\n\nYou know Python.\n\n#java #sql #docker", ["Python"]],
    [
      "Wat ga je doen?\n- Python schrijven\n\nWie ben jij?\n- Je kent SQL\n\nSollicitatieprocedure\n- Gesprek met sales\n- Assessment in Excel",
      ["Python", "SQL"],
    ],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

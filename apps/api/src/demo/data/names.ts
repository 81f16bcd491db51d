/**
 * Names that belong together, with the language its people usually grew up with, and a weight for drawing.
 */
export interface NameGroup {
  /** ISO 639-1. */
  language: string;
  weight: number;
  female: readonly string[];
  male: readonly string[];
  last: readonly string[];
}

const words = (text: string) => text.trim().split(/\s*,\s*/);

export const NAME_GROUPS: readonly NameGroup[] = [
  {
    language: "nl",
    weight: 68,
    female:
      words(`Anouk, Marieke, Sanne, Lotte, Iris, Fleur, Femke, Marloes, Ilse, Roos, Eline, Maaike, Nienke, Hanneke,
      Esther, Petra, Ingrid, Wendy, Judith, Linda, Carola, Tessa, Manon, Renske, Sietske, Baukje, Jantien, Geertje, Mirjam,
      Lisanne, Noortje, Britt, Merel, Floor, Saskia, Marjan, Gerda, Karin, Astrid, Annemiek, Elske, Rianne, Yvonne, Monique`),
    male: words(`Daan, Bram, Jeroen, Niels, Bart, Ruben, Thijs, Jelle, Wouter, Erik, Martijn, Rik, Maarten, Gijs, Joris,
      Pieter, Henk, Gerrit, Klaas, Sjoerd, Douwe, Wiebe, Rinse, Harm, Roelof, Hidde, Stijn, Koen, Tim, Michiel, Dennis,
      Vincent, Theo, Jurre, Mees, Olaf, Freek, Jurjen, Marco, Edwin, Ronald, Gert-Jan, Lennart, Tjeerd, Reinder`),
    last: words(`Wiersma, Dijkstra, Hoekstra, Postma, Veenstra, Zijlstra, Boersma, Terpstra, Elzinga, Haveman, Huizinga,
      Mulder, Bakker, Visser, Meijer, de Wit, van Dijk, Smits, van den Berg, Kuipers, Schipper, Brouwer, van der Meer,
      van der Veen, Venema, Wolters, Prins, Koster, Drent, Oosterhuis, Nijboer, Kamstra, Jansma, Bouma, Tuinstra, Feenstra,
      van der Wal, Westra, Hofman, Timmer, Peters, van Leeuwen, Groen, Blom, Scholten, Schuurman, Verbeek, Hendriks,
      van Vliet, van Beek, Kuiper, Bosman, Evers, Molenaar, Smeets, van Es, Rietveld, Lammers, Bruins, Oldenburger,
      Wijnstra, ten Have, te Velde, Kiers, Steenbergen, Nauta, Spoelstra, Rozema, Sikkema, Hazenberg, Kleinjan, Hulshof,
      van der Laan, Stoffers, Wubs, Pruim, Eisenga, Blaauw, de Graaf, van Wijk, Nijhof, Assink, Ottens, Wessels, Hamstra`),
  },
  {
    language: "nl",
    weight: 6,
    female: words("Chantal, Shanice, Rowena, Naomi, Soraya, Melissa, Jennifer, Sherida"),
    male: words("Dwight, Jermaine, Ryan, Orlando, Marvin, Glenn, Delano, Raymond"),
    last: words(
      "Ramdin, Sewnarain, Pinas, Landveld, Wijngaarde, Kromosoeto, Balgobind, Tjon, Vreden, Zeefuik, Esajas",
    ),
  },
  {
    language: "tr",
    weight: 5,
    female: words("Elif, Zeynep, Derya, Esra, Sevgi, Nuray, Gül, Özlem"),
    male: words("Emre, Murat, Kerem, Serkan, Hakan, Onur, Cem, Volkan"),
    last: words("Yıldız, Kaya, Aydın, Şimşek, Koçak, Öztürk, Doğan, Arslan, Polat, Güneş"),
  },
  {
    language: "ar",
    weight: 6,
    female: words("Samira, Noor, Yasmina, Hanan, Loubna, Rania, Salma, Dina"),
    male: words("Younes, Karim, Bilal, Tarik, Omar, Rachid, Anas, Khaled"),
    last: words(
      "Haddad, Benali, Amrani, El Idrissi, Bouzidi, Mansouri, Khoury, Sabbagh, Lahlou, Chaoui, Darwish",
    ),
  },
  {
    language: "pl",
    weight: 4,
    female: words("Agnieszka, Katarzyna, Magdalena, Joanna, Ewelina, Dorota"),
    male: words("Tomasz, Piotr, Marcin, Paweł, Krzysztof, Łukasz"),
    last: words("Wójcik, Kamiński, Zieliński, Szymański, Woźniak, Mazur, Krawczyk, Piotrowski"),
  },
  {
    language: "de",
    weight: 4,
    female: words("Anke, Silke, Katrin, Heike, Svenja, Wiebke"),
    male: words("Jens, Torsten, Matthias, Uwe, Holger, Florian"),
    last: words("Brandt, Lüttmann, Hinrichs, Janssen, Behrends, Voß, Wübbena, Köster"),
  },
  {
    language: "hi",
    weight: 3,
    female: words("Ananya, Kavita, Pooja, Meera, Sneha"),
    male: words("Rohan, Arjun, Vikram, Sanjay, Nikhil"),
    last: words("Iyer, Kulkarni, Deshpande, Nair, Chatterjee, Menon, Joshi"),
  },
  {
    language: "uk",
    weight: 2,
    female: words("Oksana, Iryna, Daria, Svitlana"),
    male: words("Andriy, Taras, Bohdan, Maksym"),
    last: words("Kovalenko, Shevchuk, Bondar, Tkachenko, Lysenko, Melnyk"),
  },
  {
    language: "es",
    weight: 2,
    female: words("Lucía, Marta, Inés, Carmen"),
    male: words("Javier, Álvaro, Diego, Sergio"),
    last: words("Ortega, Navarro, Iglesias, Romero, Castillo, Herrera"),
  },
];

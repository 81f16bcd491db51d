/** Words that leaked passwords are built from: English, Dutch and from the keyboard; letters only. */
export const COMMON_WORDS: readonly string[] =
  `password passwort passwd passw wachtwoord geheim secret welcome welkom bonjour hello hallo letmein login
  admin administrator beheerder root master user gebruiker guest gast test testing tester default changeme
  change temp temporary tijdelijk qwerty qwertyuiop qwert azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx
  wsxedc qweasd qweasdzxc poiuy lkjhg mnbvc abcd abcde abcdef abcdefg abcdefgh abcabc xyz
  iloveyou ikhouvanjou loveyou lovely forever liefde schatje lieverd princess prinses prinsesje angel engel
  monkey aapje dragon draakje tiger tijger lion leeuw eagle adelaar horse paard paardje kitten poesje puppy hond hondje
  sunshine zonnetje zonneschijn flower bloem bloemetje butterfly vlinder vlindertje rainbow regenboog chocolate chocola
  football voetbal soccer baseball basketball hockey tennis ajax feyenoord psveindhoven barcelona realmadrid liverpool
  arsenal chelsea manchester juventus superman batman spiderman starwars pokemon pikachu minecraft fortnite nintendo
  michael jordan daniel thomas jessica ashley nicole jennifer robert andrew joshua matthew charlie jasmine hannah
  sanne lotte emma sophie lisa laura mark peter jeroen bram daan lucas
  spring lente summer zomer autumn herfst winter january januari february februari march maart april june juni july juli
  august augustus september october oktober november december monday maandag tuesday dinsdag wednesday woensdag
  thursday donderdag friday vrijdag saturday zaterdag sunday zondag
  amsterdam rotterdam utrecht denhaag eindhoven groningen holland nederland netherlands london england europe europa
  freedom vrijheid whatever trustno computer internet google facebook instagram microsoft windows android iphone apple
  samsung samsam company bedrijf office kantoor manager employee medewerker work werk account access toegang security
  beveiliging server database oracle cisco ninja killer shadow hunter ranger phoenix matrix mustang ferrari porsche
  mercedes harley yamaha jesus christ god heaven hemel money geld lucky geluk happy blij smile lach cookie koekje
  banana banaan orange oranje cheese kaas pepper peper ginger summerfun baby babygirl babyboy family familie mother
  moeder mama father vader papa brother broer sister zus friend vriend friends vrienden
  vaardig vaardigheid skills`
    .split(/\s+/)
    .filter((word) => word.length >= 4);

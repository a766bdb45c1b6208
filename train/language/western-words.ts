/**
 * Words and turns of phrase of Latin-script languages other than English, as people post them: what the language model
 * learns to tell from English. Written for this purpose; several spellings where people leave the accents away.
 */
export const WESTERN_WORDS: Readonly<Record<string, string>> = {
  fr: `le la les un une des du de et est sont être avoir était c'est ce cette ces cet qui que quoi dont où ne pas plus rien jamais très trop
    je j'ai tu il elle on nous vous ils elles me te se moi toi lui leur mon ma mes ton ta tes son sa ses notre votre nos vos dans sur avec pour
    par sans sous chez entre mais ou donc car si comme quand comment pourquoi parce aussi encore toujours déjà bien bon bonne mal fait faire dit
    dire va aller vais veux peux peut faut fallait tout tous toute toutes même autre aujourd'hui demain hier maintenant merci bonjour bonsoir
    salut s'il plaît d'accord désolé beaucoup peu après avant depuis pendant jour soir matin nuit année temps monde gens chose vie homme femme
    l'homme qu'il qu'on n'est d'un d'une l'on quelqu'un mdr ptdr ça ca voilà alors oui non nouvelle nouveau grand petit beau belle
    je t'aime · bonne journée à tous · qu'est-ce que tu fais ce soir · il fait trop froid aujourd'hui · je ne sais pas quoi dire ·
    le restaurant était excellent mais le service trop lent · on se voit demain au bureau · merci beaucoup pour votre aide · c'est la vie ·
    le train est encore en retard ce matin · quelle belle photo · j'en ai marre · tout va bien se passer`,
  es: `el la los las un una unos unas de del y e o que es son era fue ser estar está están estoy soy eres somos ha han he hay muy más menos no sí
    si yo tú él ella nosotros ustedes ellos ellas me te se lo le les nos mi mis tu tus su sus este esta esto estos estas ese esa eso con por para
    sin sobre entre hasta desde hacia pero porque como cuando donde quien quién qué cómo cuándo dónde cuál también ya todavía siempre nunca nada
    todo todos toda todas algo alguien otro otra mismo bien bueno buena buenos buenas mal malo hacer hace hizo decir dice dijo ir va voy vamos
    puede puedo quiero quiere tengo tiene tener hoy mañana ayer ahora gracias hola adiós favor noche día días tarde año años tiempo mundo gente
    vida cosa casa trabajo amigo amigos feliz lindo jajaja jaja xq pq porfa ahorita mejor peor grande pequeño nuevo nueva
    te quiero mucho · qué haces esta noche · no me lo puedo creer · buenos días a todos · muchas gracias por todo · la comida estaba muy rica ·
    el servicio es malísimo · feliz cumpleaños hermano · vamos a la playa mañana · ya no aguanto más · por qué no contestan el teléfono ·
    el avión salió con dos horas de retraso · me encanta esta canción · nos vemos luego · todo está bien`,
  pt: `o a os as um uma uns umas de do da dos das e ou que é são era foi ser estar está estão estou sou tem têm tenho ter há muito mais menos não sim
    se eu tu você vocês ele ela eles elas nós me te lhe meu minha meus minhas seu sua seus suas este esta isto isso esse essa aquele com por para
    pra pro sem sobre entre até desde mas porque como quando onde quem qual também já ainda sempre nunca nada tudo todos todas algo alguém outro
    mesmo bem bom boa mal fazer faz fez dizer disse ir vai vou vamos pode posso quero quer hoje amanhã ontem agora obrigado obrigada olá tchau
    oi noite dia dias tarde ano anos tempo mundo gente vida coisa casa trabalho amigo feliz lindo kkkk kkk vc tb tbm nao voce melhor pior grande
    novo nova saudade
    bom dia a todos · tudo bem com você · eu te amo muito · não acredito nisso · muito obrigado pela ajuda · a comida estava ótima ·
    o atendimento foi péssimo · feliz aniversário meu amigo · que horas são agora · vamos à praia amanhã · estou com saudades de você ·
    o ônibus está atrasado de novo · não sei o que fazer · que foto linda · até logo`,
  it: `il lo la i gli le un uno una di del della dei delle degli dello nel nella e ed o che è sono era essere stato ha hanno ho hai abbiamo avere
    non più meno molto troppo poco io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei tuo tua suo sua nostro questo questa questi quello
    quella con per da in su tra fra senza ma perché come quando dove chi cosa quale anche già ancora sempre mai niente tutto tutti tutta tutte
    qualcosa altro stesso bene buono buona male fare fa fatto dire detto andare vado andiamo può posso voglio vuole devo oggi domani ieri adesso
    ora grazie ciao buongiorno buonasera buonanotte prego scusa notte giorno anno anni tempo mondo gente vita casa lavoro amico amici bello bella
    felice c'è l'ho dell'anno un'altra nell'aria meglio peggio grande nuovo nuova però quindi allora così
    ti amo tanto · buona giornata a tutti · che cosa fai stasera · non ci posso credere · grazie mille per l'aiuto · il cibo era ottimo ·
    servizio pessimo · tanti auguri di buon compleanno · ci vediamo domani · il treno è sempre in ritardo · che bella foto · non lo so ·
    forza ragazzi · mi dispiace molto · va tutto bene`,
  ro: `și si este sunt era fost am ai are au avem nu da mai foarte prea eu tu el ea noi voi ei ele mă te se îl îi mea meu tău sa său acest această
    asta ăsta acela cu pe la din de în pentru fără despre dar pentru că ce cine când unde cum care tot toți toate nimic ceva altul bine bun bună
    rău face făcut spune merge poate pot vreau trebuie azi mâine ieri acum mulțumesc multumesc bună ziua seara noapte zi an ani timp lume oameni
    viață casă prieteni frumos frumoasă bună dimineața tuturor · nu știu ce să fac · mâncarea a fost foarte bună · la mulți ani · ce faci`,
  ca: `el la els les un una de del dels i o que és són era ser estar està hi ha no sí molt més jo tu ell ella nosaltres em et es meu meva teu seu
    aquest aquesta això amb per sense però perquè com quan on qui també ja encara sempre mai res tot tots gràcies bon dia adéu avui demà ahir
    vull puc fer fa anar vaig molt bé · moltes gràcies a tothom · què fas aquesta nit`,
  gl: `estou moito tamén xente onde cando hoxe mañá agora grazas bo día unha ningún nós vós eles teño ten facer non é así`,
  la: `et in est non ad cum sed ut quod qui quae hoc esse sunt per ex ab si nec aut enim lorem ipsum dolor sit amet consectetur adipiscing elit`,
};

/** As western-words.ts: the languages of the north and east of Europe that are written in Latin letters. */
export const NORTHERN_WORDS: Readonly<Record<string, string>> = {
  de: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren sein hat haben habe hatte wird werden wurde nicht
    kein keine nie immer schon noch sehr viel mehr zu ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihnen mein meine dein deine
    sein seine unser dieser diese dieses was wer wie wo wann warum wenn weil dass ob als auch nur mit von vom zum zur bei nach vor für auf aus
    über unter zwischen ohne gegen durch um bis seit hier da dort jetzt heute morgen gestern danke bitte hallo tschüss guten gute tag abend nacht
    jahr jahre zeit welt leute leben haus arbeit freund freunde gut schlecht schön neu alt groß klein machen macht gemacht sagen sagt gehen geht
    kann können muss müssen will wollen soll etwas nichts alles alle mal doch halt eben ja nein genau leider endlich wieder einfach
    ich liebe dich · was machst du heute abend · guten morgen zusammen · das essen war sehr lecker · der service ist eine katastrophe ·
    alles gute zum geburtstag · der zug hat schon wieder verspätung · ich habe keine ahnung · wir sehen uns morgen · schönen feierabend ·
    vielen dank für die hilfe · so ein mist · das gibt es doch nicht · wie geht es dir`,
  nl: `de het een en of maar is zijn was waren ben bent heeft hebben heb had wordt worden niet geen nooit altijd nog al zeer veel meer te ik jij je
    hij zij ze wij we jullie mij me hem haar ons hun mijn jouw zijn deze dit die dat wat wie hoe waar wanneer waarom als omdat ook alleen met van
    voor naar bij op in uit over onder tussen zonder tegen door om tot sinds hier daar nu vandaag morgen gisteren dank bedankt alsjeblieft hallo
    doei goed goede slecht mooi nieuw oud groot klein doen doet gedaan zeggen zegt gaan gaat kan kunnen moet moeten wil willen iets niets alles
    iedereen jaar tijd wereld mensen leven huis werk vriend vrienden gewoon eigenlijk gezellig lekker leuk erg echt weer dus toch
    ik hou van jou · wat doe je vanavond · goedemorgen allemaal · het eten was heerlijk · de trein heeft weer vertraging · hartelijk bedankt ·
    gefeliciteerd met je verjaardag · ik weet het niet · tot morgen · wat een mooie foto`,
  sv: `och att det är var en ett den de som på av för med till från om men eller när hur varför vad vem inte ingen aldrig alltid mycket mer jag du
    han hon vi ni mig dig sig oss min mitt mina din ditt sin här där nu idag imorgon igår tack hej snälla bra dålig ny gammal stor liten göra gör
    gjort säga går kan måste vill något allt alla år tid människor livet hus jobb vänner också bara väldigt redan god morgon · jag vet inte ·
    vad gör du ikväll · maten var jättegod · grattis på födelsedagen · tåget är försenat igen · jag älskar dig · ha en bra dag`,
  da: `og at det er var en et den de som på af for med til fra om men eller når hvordan hvorfor hvad hvem ikke ingen aldrig altid meget mere jeg du
    han hun vi I mig dig sig os min mit mine din her der nu i dag i morgen tak hej god godt dårlig ny gammel stor lille gøre gør sige går kan må
    vil noget alt alle år tid mennesker livet hus arbejde venner også kun selvfølgelig undskyld · jeg ved det ikke · tillykke med fødselsdagen ·
    hvad laver du i aften · maden var lækker · toget er forsinket igen · jeg elsker dig · hav en god dag`,
  no: `og at det er var en et den de som på av for med til fra om men eller når hvordan hvorfor hva hvem ikke ingen aldri alltid veldig mer jeg du
    han hun vi dere meg deg seg oss min mitt mine din her der nå i dag i morgen takk hei bra god dårlig ny gammel stor liten gjøre gjør si går kan
    må vil noe alt alle år tid mennesker livet hus jobb venner også bare · jeg vet ikke · gratulerer med dagen · hva gjør du i kveld ·
    maten var kjempegod · toget er forsinket igjen · jeg elsker deg · ha en fin dag`,
  fi: `ja on oli ei en et se ne että mutta tai kun jos niin kuin mitä mikä missä milloin miksi kuka minä sinä hän me te he minun sinun tämä tuo
    ovat olen olet olla nyt tänään huomenna eilen kiitos moi hei hyvä hyvää huono uusi vanha iso pieni tehdä sanoa mennä voi voin pitää haluan
    jotain kaikki vuosi aika ihmiset elämä koti työ ystävä myös vain hyvin todella vielä aina huomenta kaikille · en tiedä · mitä kuuluu ·
    ruoka oli todella hyvää · hyvää syntymäpäivää · rakastan sinua · juna on taas myöhässä`,
  et: `ja on oli ei see et aga või kui kus mis kes miks mina sina tema meie teie nad minu sinu nüüd täna homme eile aitäh tere hea halb uus vana suur
    väike teha öelda minna saab pean tahan midagi kõik aasta aeg inimesed elu kodu töö sõber ka ainult väga head aega · ma ei tea · palju õnne`,
  pl: `i w na z do nie to jest są był była było być się że jak co kto gdzie kiedy dlaczego ale lub albo bo czy tak już jeszcze bardzo zawsze nigdy
    ja ty on ona my wy oni mnie ciebie mi ci go jej mój moja twój jego ten ta te tego dla od po przed przez bez nad pod o u za przy dziś dzisiaj
    jutro wczoraj teraz dziękuję dzięki cześć proszę przepraszam dobry dobra dobrze źle nowy stary duży mały robić robi zrobić mówić iść idę może
    mogę muszę chcę coś nic wszystko wszyscy rok czas świat ludzie życie dom praca przyjaciel kocham · dzień dobry wszystkim · nie wiem co robić ·
    jedzenie było pyszne · wszystkiego najlepszego z okazji urodzin · co robisz wieczorem · pociąg znowu spóźniony · kocham cię · miłego dnia`,
  cs: `a v na s do ne je jsou byl byla být se že jak co kdo kde kdy proč ale nebo protože tak už ještě velmi vždy nikdy já ty on ona my vy oni mě tě
    mi ti můj moje tvůj jeho ten ta to pro od po před přes bez nad pod o u za při dnes zítra včera teď děkuji díky ahoj prosím dobrý dobře špatně
    nový starý velký malý dělat říct jít může můžu musím chci něco nic všechno všichni rok čas svět lidé život dům práce přítel · dobrý den · nevím ·
    jídlo bylo výborné · všechno nejlepší k narozeninám · miluji tě`,
  sk: `je sú bol byť sa že ako čo kto kde kedy prečo ale alebo pretože áno ešte veľmi vždy nikdy môj moja tvoj dnes zajtra včera teraz ďakujem ahoj
    prosím dobrý deň dobre nový veľký malý robiť ísť môže musím chcem niečo nič všetko ľudia život`,
  hr: `i u na s do ne je su bio bila biti se da kako što šta ko tko gdje gde kada zašto ali ili jer tako već još vrlo uvijek uvek nikad ja ti on ona
    mi vi oni me te moj moja tvoj njegov taj ta to za od po pre prije kroz bez danas sutra juče jučer sada hvala bok zdravo molim dobar dobro loše nov
    star velik mali raditi reći ići može mogu moram hoću nešto ništa sve svi godina vrijeme svijet ljudi život kuća posao prijatelj · dobar dan ·
    ne znam · volim te · sretan rođendan · hrana je bila odlična`,
  hu: `a az és egy van volt nem hogy de vagy ha mert mint mi ki hol mikor miért én te ő mi ti ők engem téged nekem ez azt már még nagyon mindig soha
    ma holnap tegnap most köszönöm szia kérem jó rossz új régi nagy kicsi csinál mond megy tud kell akar valami semmi minden év idő világ emberek
    élet ház munka barát is csak jól · jó reggelt mindenkinek · nem tudom · boldog születésnapot · nagyon finom volt az étel · szeretlek`,
  lt: `ir yra buvo ne kad bet ar kaip kas kur kada kodėl aš tu jis ji mes jūs jie man tau mano tavo šis tai su be prie dėl šiandien rytoj vakar dabar
    ačiū labas prašau geras gerai blogai naujas didelis mažas daryti eiti gali noriu kažkas nieko viskas metai laikas žmonės gyvenimas · labas rytas`,
  lv: `un ir bija nav ka bet vai kā kas kur kad kāpēc es tu viņš viņa mēs jūs man tev mans tavs šis tas ar bez pie par šodien rīt vakar tagad paldies
    labdien lūdzu labs labi slikti jauns liels mazs darīt iet var gribu kaut nekas viss gads laiks cilvēki dzīve`,
  sq: `dhe në është janë ishte nuk që por ose si çfarë kush ku kur pse unë ti ai ajo ne ju ata më të im yt ky kjo me pa për sot nesër dje tani
    faleminderit përshëndetje mirë keq i ri i madh bëj shkoj mund dua diçka asgjë gjithë viti koha bota njerëz jeta`,
  tr: `ve bir bu şu o ne de da ki için ile ama fakat çok daha en gibi kadar sonra önce ben sen biz siz onlar bana sana beni seni benim senin bizim
    var yok değil mi mı mu mü evet hayır nasıl neden niye nerede kim hangi her hiç şey şimdi bugün yarın dün teşekkürler tesekkurler teşekkür ederim
    merhaba selam günaydın iyi kötü güzel yeni eski büyük küçük yapmak yapıyor olmak oldu oluyor gitmek geldi diyor istiyorum lazım biraz bütün
    insan insanlar hayat zaman yıl gün gece ev iş arkadaş artık sadece yine hala
    seni çok seviyorum · günaydın herkese · bu akşam ne yapıyorsun · yemekler çok lezzetliydi · doğum günün kutlu olsun · otobüs yine geç kaldı ·
    bilmiyorum · kolay gelsin · allah rahmet eylesin · bir daha asla gelmem`,
  az: `və bir bu üçün ilə amma çox mən sən biz siz var yox deyil necə niyə harada kim hər indi bu gün sabah dünən təşəkkür salam yaxşı pis yeni böyük`,
  cy: `mae yn y yr a ac ar i o gyda am ond neu sut beth pwy ble pryd pam fi ti ef hi ni chi nhw diolch bore da nos dda heddiw yfory iawn newydd mawr`,
  ga: `agus tá bhí an na is ní ach nó conas cad cé cá nuair mé tú sé sí sinn go raibh maith agat dia duit inniu amárach anois maith nua mór beag`,
  eu: `eta da dira zen ez baina edo nola zer nor non noiz zergatik ni zu hura gu hau hori gaur bihar atzo orain eskerrik asko kaixo egun on berri handi`,
};

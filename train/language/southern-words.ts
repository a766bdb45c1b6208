/** As western-words.ts: the languages of Asia and Africa that are written in Latin letters, and romanised Chinese. */
export const SOUTHERN_WORDS: Readonly<Record<string, string>> = {
  id: `yang dan di ke dari ini itu untuk dengan tidak tak bukan ada adalah akan sudah udah belum sedang lagi bisa dapat harus mau ingin saya aku kamu
    anda dia kita kami mereka nya ku mu apa siapa mana kapan kenapa mengapa bagaimana gimana berapa karena tapi tetapi atau kalau jika seperti juga
    saja aja hanya sangat banget sekali lebih paling semua setiap orang hari tahun waktu dunia hidup rumah kerja teman baik buruk baru lama besar
    kecil bagus enak mahal murah banyak sedikit sekarang besok kemarin nanti tadi malam pagi siang sore terima kasih makasih tolong maaf selamat
    halo gue gw lu loe nggak gak ga ngga dong sih deh kok ya yuk wkwk wkwkwk bgt yg dgn utk tdk jgn org krn makan minum jalan pergi pulang datang
    selamat pagi semuanya · aku cinta kamu · makanannya enak banget · pelayanannya sangat buruk · terima kasih atas bantuannya · apa kabar ·
    selamat ulang tahun ya · keretanya telat lagi · tidak tahu harus bagaimana · hari ini panas sekali · jangan lupa makan · semoga cepat sembuh`,
  ms: `yang dan di ke dari ini itu untuk dengan tidak tak bukan ada ialah akan sudah dah belum sedang lagi boleh dapat mesti nak hendak saya aku awak
    kau anda dia kita kami mereka apa siapa mana bila kenapa mengapa macam bagaimana berapa kerana sebab tapi tetapi atau kalau jika seperti juga
    sahaja je hanya sangat betul lebih paling semua setiap orang hari tahun masa dunia hidup rumah kerja kawan baik teruk baru lama besar kecil
    sedap mahal murah banyak sikit sekarang esok semalam nanti tadi malam pagi petang terima kasih tolong maaf selamat korang diorang takde xde
    mcm dgn sbb kat ni tu lah kan pun makan minum jalan pergi balik datang
    selamat pagi semua · sedapnya makanan ni · apa khabar · terima kasih banyak banyak · hari ni panas betul · kenapa lambat sangat ·
    selamat hari jadi · saya tak tahu nak buat apa · jom pergi makan · kereta api lewat lagi · semoga dipermudahkan`,
  tl: `ang ng mga sa na ay at o si ni kay sina para kung kapag dahil pero ngunit kasi hindi wala walang may mayroon meron ako ikaw ka siya kami tayo
    kayo sila ko mo niya namin natin ninyo nila akin iyo kanya ito iyan iyon yan yun dito doon diyan ano sino saan kailan bakit paano magkano ilan
    lang din rin pa ba po opo nga naman talaga sobrang sobra lahat bawat tao araw taon oras mundo buhay bahay trabaho kaibigan mabuti masama bago
    luma malaki maliit maganda masarap mahal mura marami kaunti ngayon bukas kahapon mamaya kanina gabi umaga hapon salamat pakisuyo paumanhin
    kumusta kamusta sana gusto ayaw kailangan pwede puwede kain punta uwi dating haha hahaha grabe sarap ganda
    magandang umaga sa inyong lahat · mahal kita · ang sarap ng pagkain · salamat po sa tulong · kumusta ka na · hindi ko alam ang gagawin ·
    maligayang kaarawan · ang init ngayon · sobrang tagal ng serbisyo · ingat kayo palagi`,
  ceb: `ang sa nga ug ni si kay wala dili naa ako ikaw siya kami kita sila ko mo niya unsa kinsa asa kanus-a ngano pila lang pud pa ba gyud kaayo tanan
    tawo adlaw tuig balay trabaho maayo dako gamay karon ugma gahapon salamat maayong buntag`,
  vi: `và là của có không được cho với trong này đó các những một người tôi bạn anh chị em nó chúng ta mình họ thì mà như khi nếu vì nhưng hay hoặc
    rất quá lắm cũng đã đang sẽ chưa rồi còn nữa lại ra vào lên xuống đi đến về ở từ đây đâu gì ai sao thế nào bao nhiêu tại hôm nay ngày mai hôm
    qua bây giờ năm tháng ngày giờ sáng tối đêm cảm ơn xin chào lỗi vui lòng tốt xấu mới cũ lớn nhỏ đẹp ngon đắt rẻ nhiều ít làm nói ăn uống biết
    muốn phải thể việc nhà bạn bè cuộc sống thế giới toi ban khong duoc nguoi viet nam cam on xin chao
    chúc mọi người buổi sáng tốt lành · anh yêu em · món ăn rất ngon · phục vụ quá chậm · cảm ơn bạn đã giúp đỡ · bạn khỏe không ·
    chúc mừng sinh nhật · hôm nay trời nóng quá · tôi không biết phải làm gì · xe buýt lại đến trễ`,
  sw: `na ya wa kwa ni si la za cha katika hii hiyo hili huyo mimi wewe yeye sisi ninyi wao yangu yako yake lakini au kama kwa nini nani wapi lini gani
    sana pia tu bado sasa leo kesho jana asante karibu habari jambo nzuri mbaya mpya kubwa kidogo watu maisha dunia nyumba kazi rafiki hakuna kuna
    ninapenda nakupenda · habari za asubuhi · asante sana · sijui · chakula kizuri sana`,
  ha: `da na ta ya a ba ne ce shi ita mu ku su wannan wancan amma ko kuma yau gobe jiya yanzu nagode sannu ina kwana lafiya gida aiki mutane duniya`,
  so: `iyo waa ma ku ka la ee oo in uu ay aan waxaan waxay laakiin maanta berri hadda mahadsanid salaan wanaag cusub weyn yar dadka nolosha`,
  zu: `futhi ukuthi kodwa noma yini ubani kuphi nini ngoba mina wena yena thina namuhla kusasa izolo manje ngiyabonga sawubona kahle abantu impilo`,
  mg: `ny sy amin dia izany izaho ianao izy isika fa na inona iza aiza oviana nahoana androany rahampitso omaly ankehitriny misaotra salama tsara`,
  jv: `aku kowe dheweke kabeh ora wis durung iki kuwi opo sopo ngendi kapan kenopo piye akeh sithik saiki sesuk wingi matur nuwun sugeng enjing apik`,
  hi: `hai hain tha nahi nahin kya kyu kyun kaise kahan kab kaun mai main tum aap hum woh yeh mera meri tera teri uska apna aur lekin agar bhi sirf bahut
    bohot accha acha bura naya bada chota aaj kal abhi dhanyavaad shukriya namaste log duniya zindagi ghar kaam dost yaar bhai karo karna raha rahi
    kya kar rahe ho · main theek hoon · bahut accha khana tha · mujhe nahi pata`,
  pinyin: `ni hao wo men ta shi de le ma ne ba bu mei you zai zhe na shen me zen yang wei shenme duo shao jin tian ming zuo xian zhong guo ren
    xie xie dui qi zai jian peng you chi fan he shui xi huan ai kan shuo xue xi gong zuo hen hao tai gui pian yi da xiao gao xing zhao qian
    nihao xiexie zaijian women tamen zhongguo beijing shanghai pengyou xihuan meiyou shenme zenme weishenme jintian mingtian zuotian xianzai`,
  jyutping: `nei hou ngo dei keoi hai m4 mou jau zo gan ge ga la lo wo zek aa maa me mat je gam jat ting jat kam jat ji gaa bin go bin dou dim gaai gei do
    sik faan jam seoi tai hei faan gung maai je gwai peng leng lek mui sing dak haan hoi sam ngai faan fan gaau cung loeng m goi do ze zou san
    nei ho ma ngo ho oi nei sik jor fan mei m sai m hai ho gwai ah dim gai mo man tai lei ho leng ah faan uk kei hoi wan lor`,
};

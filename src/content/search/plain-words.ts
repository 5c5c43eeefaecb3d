/**
 * Words of every sentence that are no subject, in English, Hinglish and Marathi: with one of them a query asks of nothing more. They
 * are read as they are written or by their sound, never as a slip of something else. Only the Worker reads them.
 */
export const plainWords = `
jayega jayegi jayenge jaayega jaega jaegi jaenge admin wp login php yaha yahan yahaan ithe ithey yethe इथे येथे यहां वहां तिथे senior main chief head मुख्य वरिष्ठ
साहब साहेब सर सी सा upload uploaded name naav nav naam kaam-ke kamasathi farmers farmer shetkari kisan middle-class vadil vadilanna वडील वडिलांना आईला बाबांना किसान शेतकरी
divas divsat divsani dini देनी देने दिवस दिवसांनी rahnar rahnaar rahtat asnar yevun punha javalpas
karu karun karave karava karavi karto karte kartey kartoy karat kartat karal karnar karnyachi ghyava sadhe
able about above accepted across actual add advice afraid against ago agree aged alone along alright although anybody anyhow anyway anywhere apart appear around
aside avoid aware away badly based basically bear beside besides better bring brought build call called calm care careful carry case catch cause certain certainly
chance change cheaper check choose clearly close common completely concern confirm confused consider constantly continue continuously correct could couldnt
dangerous daily date deal decide definitely depend depends describe despite didnt difference different difficult directly disappear discuss doesnt done dont doubt
during early easily easy effect either else elsewhere especially even ever everybody everyone everything everywhere exact except excuse expect experience explain
fact fairly fall far fast fear few final finally find fine finish finished first fix follow former forever forget found free frequently full further future
gently girl boy glad gone gotten gradually great grow guess guy half happen happened happening happens hard hardly harm has hasnt hear heard heavy hello help helps
hence herself himself hold hope hour hours how however huge hurry idea important improve including increase increases increased increasing inside instead involve isnt item itself
join just kind kindly known lack large largely last lasts late lately later lead least leave leaves left less lets lie like likely line little lives longer look
looked lots low lower lucky main mainly manage manner matter maybe mean means meant meet mention mind minimum maximum minute minutes miss missed moment more moreover
mostly move moved moving multiple must myself name near nearly necessarily needed needs neither nervous never new nice none nor normal normally not nothing notice noticed
number occasionally occur occurs off okay old once one ones onto open opposite otherwise ought ourselves outside overall own part particular past people per perhaps period person
place planned point poor possible possibly prefer prepared presence present pretty prevent previously probably problem proceed process prove provide purpose
quick quickly quiet raise rarely rather reach react ready real really reason recent recently recommend recommended reduce regarding regular regularly related remain
remember repeat repeatedly require required respond result return right rise risk rough run said sake scared second seeing seem seems seen send sense serious seriously
set several severe shall share short shortly shows side sign similar simple simply sit situation slight slightly slow slowly small soon sort speak special start starts state stay stays step still stop stopped stops strange strong struggle stuff such suffer suffering suggest suggestion suitable sure surely surprise talk tend test
thanks theirs themselves thing things third this though thought through throughout throw thus time times together told top total totally toward towards trouble true trust
turn turns twice type typical under unfortunately unless unlike unsure unusual upon usual useful usually various via wake wanna gonna gotta wasnt ways whatever whenever where whereas
wherever whether while whoever whose why wife wish without wont wonder wondering word work worried worry worse worsen worst worth wouldnt wrong yesterday yes yours yourself youth
elderly father mother parents relative neighbour colleague man woman kid sometime somehow somewhere somewhat throughout ordinary somewhere twice thrice normal
permanently permanent completely forever altogether naturally automatically itself cutting settle settles subside vanish shrink
mehsoos mahsoos mehsus mahsus badhti badhta badhte badh badhna badh-rahi hamesha humesha kabhi kabhi-kabhi jyada zyada zada kam utna jitna itna itni waise aise jaise vaise shayad
zaroor jarur zarur bilkul ekdum turant fauran dheere dheere-dheere dhire lagatar baari mushkil aasan asan fayda faida fayde nuksan nuksaan behtar acchi sahi galat matlab
samajh samajhna samjhao bolna bola boli kehna kehte kaha kehta suna sunna dekha dekho dekhe dekhna puchna puchhna pucha poochna chahta chahti chahte chahu rakhu karvana karwau
karwaye karwane karwana karvane hataye lekin magar isliye kyonki warna tabhi phir fir wapas vapas upar andar bahar aas-paas samne samane pahla doosra dusra dusre dusri teesra
bacha bache bachi aadmi aurat ghar-wale log khud khudse apne-aap aapaap apneaap turant ghabra ghabrahat darr lagna lage laage lagega baithe baithna uthna uthte sona sote jaagna
chalna chalte rukna ruke rukta jaldi-se banega banegi dikha dikhi dikhta dikhti dikhna milne milti milte lautna bhejna sakun pane paane pata-nahi nikle hoga hote-hue jisse usse isse inse
khup phar far thoda thode thodi jast kami sagla sagle sagli purna sampurna nehmi nehami sarkha sarkhe sarkhi satat satatcha kayamcha kayam adhun-madhun kadhi-kadhi roj rojcha rojche
lagech lavkar lavkarat ushir ushira haluhalu hallu ajibat nakki kadachit bahutek mhanje mhanun pan parantu tari jar tar kinva kimva sudha suddha dekhil fakt keval pratyek
kahi kahitari kahihi koni konihi konala kunala sagle itka itke itki titka evdha evdhe kevdha vatte vattey vatta vatat vatato vatate janavto janavte janavtey janavat hotoy hotay
hotey hotat hovu hou houn hoil hoti jhalay zalay zalaye zaley vadhte vadhto vadhat vadhla vadhli vadhlay vadhtay vadhtey kamihoto dista diste disto disla disli dislay basla basli
baslay uthla uthlay uthlyavar basayla uthayla chalayla chaltana basalyavar basun ubha ubhe ubhi rahilyavar rahila rahili rahile rahto rahte rahtay rahate rahato rahayla aapoaap aapoap apoap aapo-aap apoaap
hatala hatat hatane payala tyamule mhanala mhanale sangitla sangitle vicharla vicharaycha sanga sangal sangta kalel kalat kalla kalte kalavayche samjat samajle ghyaycha ghyayche
ghyayla gheu gheto ghete ghetoy ghetey ghetla ghetle ghetli deu dya dyal dyaycha dyave dilay thev thevla kadhayla kadhava kadhaycha kadhun kadhtat kadhla takaycha takla takta ala aala
aalay aale aali alay alya aalya alela alele yeun yenari gelo gele geli gela gelay jaun jaychay jaycha javun aslyas aslyavar asatana astana asatil aslele aslela jasta aahot aahat ahot aahes nahit nahiye
havay havaye pahije pahijet lagnar lagel lagla lagli laglay lagtay lagtey lagtat navhta navhti navhte hotach mulicha muliche mulila mulala aaila baila navryala baykola sasryana aajine aajila ajobana bhavala
barech bara bare bari ekach donhi tinhi pahila dusra dusrya navin juna juni sadharan saadharan nemke nemka kasla kasli kasle asla asle asli tasa tase ashi asha jashi jasa jase amhi aamhi aamcha amcha amchya aamhala
tumhala tumche mazyakade majhyakade majyakade tyachya ticha tiche tila tyana tyanna tyancha aapan apan aapla aaple
हमेशा कभी ज्यादा कम इतना इतनी जैसे जैसा वैसे शायद जरूर बिल्कुल तुरंत धीरे लगातार मुश्किल आसान फायदा नुकसान बेहतर सही मतलब महसूस बढ़ता बढ़ती बढ़ते अंदर बाहर सामने दूसरा दूसरी पहला
खुद अपने-आप रहता रहती रहते रहूं हूं हूँ हों लेकिन मगर इसलिए क्योंकि फिर वापस वाले वालों जाए जाएगा जाएगी जाते होगा दिखा दिखता दिखती बताएं बोलते कहते बैठे बैठने उठने उठते सोते चलते चलने
करवाना करवाने निकल निकलता निकलती निकलना रुकता आपका आपके हमें हमारे उन्हें इसे उसे किसी किस किन कुल आम सामान्य
सारखा सारखी सारखे सारखं खूप फार थोडा थोडे जास्त सगळे सगळा नेहमी सतत रोज लगेच लवकर उशिरा हळूहळू नक्की कदाचित बहुतेक परंतु तरी जर तर किंवा सुद्धा फक्त प्रत्येक काही काहीतरी कोणी कोणाला
वाटतं वाटते वाटतो वाटत जाणवतं जाणवते जाणवतो वाढते वाढतो वाढतं वाढत दिसतो दिसते दिसतं बसल्यावर उठल्यावर झोपल्यावर उभं राहिल्यावर राहिला राहिली राहते राहतो आपोआप हाताला म्हणून सांगा सांगितलं कळत
आलं आलंय आल्यासारखं आल्यासारखे गेलं गेलो गेल्यावर येऊन जाऊन असल्यास असताना नाहीये हवंय लागणार लागतो लागतं लागलं लागलंय साधारण नेमकं नेमके असं असा अशी तसं आम्ही आमचं आम्हाला तुम्हाला माझ्याकडे त्याच्या तिला
त्यांना आपण आपलं कोणत्या कुठल्या कुठला सोडून येत येतंय येतोय होतोय होतेय राहतं करायचं बरा बरं बरी
behind wake wakes woke waking notice noticed rush told bataya anyone nobody batana डालनी डालना डाली dalni dalna dalne dalte dalne-ke lagi laga lagaya padta padti karega karte jaldi try liya pehli first-time पहली पहला normal till until tak whole each looks looking put forgot date now what found happen happens allowed ok problem ho-gaya nantar-mag kiti kadhi ata mag mhanun baslyavar alyavar gelyavar asun asel asto aste असतो असते hours hour minutes also even still because since just only every evry made makes make get gets got having had
`;

/** Trades, offices and things of another world: without an illness, an operation or a doctor beside one nothing is ours. */
export const otherTrades = `
bank banks atm post-office postoffice courier parcel school schools college colleges university classes class tuition hostel library museum gym salon parlour beauty spa restaurant hotel-menu
theatre mall shop shops dukan dukaan dukane store market bazaar mandi supermarket grocery kirana petrol-pump showroom garage mechanic court lawyer advocate divorce police passport visa aadhaar aadhar
pan-card voter licence-renewal rto tehsil talathi gram-panchayat mahabaleshwar tourism trek trekking tour sim sim-card gas-booking bike-insurance car-insurance vehicle-insurance wifi internet broadband router password email-password login facebook instagram
youtube app laptop computer tv remote fridge washing-machine ac cooler fan inverter battery plane cricket match kiraya rent flat plot house-construction bandhayla loan emi-card home-loan tax gst income-tax
share-bazaar electricity light-bill vij-bill water-bill gas-booking gas-cylinder cylinder swimming pool garba dance yoga-class film movie actor song guru astrologer pandit mandir temple marriage lagna
saree sarees kapde clothes shoes watch gold sona silver mobile-phone phone-hang hang charger recipe banaye banana-kaise paneer cake bread kitchen trolley interior paint construction farming sheti crop seed
tractor mango aambe exam result admission-form syllabus job jobs naukri nokri bharti-2026 resume interview salary dentist orthodontist
बैंक बँक शाळा शाळेची स्कूल कॉलेज दुकान बाजार आधार पासपोर्ट मोबाइल-रिचार्ज टीवी रिमोट नौकरी नोकरी पगार पनीर आंबे शेती पीक लाइट-बिल किराया घर-बांधायला ट्रेन-किती सोने साडी
`;

import { furtherKinds, furtherWords } from './care-words-further.ts';
import { generalKinds, generalWords } from './care-words-general.ts';

/**
 * Words for the body, for what is felt, and for what is asked around an operation or a test, by what they mean: in English, Hinglish,
 * Marathi and Hindi. A hyphen joins words that mean it together. A Devanagari word is known by its sound, so only what sounds unlike its
 * Latin spelling stands here twice. Only the Worker reads them.
 */
const usualWords = {
  // Where
  belly: `stomach stomack stomac belly tummy abdomen abdominal abdoman pet pait pot potat potaat potachya otipoti otipotat पेट पोट पोटात पोटाच्या ओटीपोट`,
  right: `right rt ryt dahine dahini dahina daahine daayi dayi daaye daye ujvya ujavya ujvi ujavi ujvikade दाहिने दाहिनी दाएं दाईं उजव्या उजवी उजवीकडे`,
  left: `left lt baye bayi baayi baaye baya davya davi davikade बाएं बाईं बाएँ डाव्या डावी डावीकडे`,
  ribs: `rib ribs ribcage pasli pasliyon barakdi barakadi barakdya barakadya fasli fasliya पसली पसलियों बरगडी बरगड्या फासळी`,
  low: `lower low lowest niche neeche nichla khali khalchya khalche नीचे निचले खाली खालच्या`,
  high: `upper up upar upari upari-hisse var varchya varchi ऊपर ऊपरी वर वरच्या`,
  navel: `navel nabhi naabhi nabi bembi bembi-javal bembit bellybutton belly-button umbilicus umbilical dhundi naabhi-ke नाभि नाभी बेंबी बेंबीजवळ बेंबीत`,
  groin: `groin grion groine jangh jangha janghe janghon jaangh janghet jangenet jhangh jangel जांघ जांघेत जांघों जांगेत testicle testicles scrotum andkosh
    andakosh अंडकोष`,
  backside: `anus anal rectum rectal backpassage back-passage guda gudda gudadwar guddwar gudbhag back-side bottom-hole latrine-ki-jagah latrin-ki-jagah
    latrine-wali-jagah toilet-ki-jagah potty-ki-jagah tatti-ki-jagah sandas-chi-jaga sandasachya-jagi sandaschya-jagi sandasachya-jagevar sandas-chya-jagi sandas-javal
    shauchachya-jagi shauchachi-jaga shauchachya-jagevar shauch-ki-jagah toilet-chya-jagi toilet-place latrine-place गुदा गुदद्वार गुदाद्वार शौच-की-जगह
    लैट्रिन-की-जगह टॉयलेट-की-जगह टट्टी-की-जगह संडासच्या-जागी संडासच्या-जागेवर संडासाच्या-जागी शौचाच्या-जागी शौचाच्या-जागेवर संडासची-जागा शौचाची-जागा मल-द्वार मलद्वार`,
  chest: `chest seene seena sine chhati chhatit chati chatit breastbone सीने सीना छाती छातीत`,
  trouble: `difficulty difficult trouble problem taklif takleef dikkat tras traas adchan तकलीफ दिक्कत त्रास अडचण`,
  throat: `throat gala gale galey ghasa ghashat foodpipe food-pipe gullet गला गले घसा घशात अन्ननलिका`,
  eyes: `eye eyes aankh aankhe aankhen aakh ankhe ankh dole dola dolyat डोळे डोळा आंख आंखें आँखें आँख`,
  skin: `skin body whole-body badan sharir angala angavar tvacha त्वचा शरीर बदन अंगाला`,
  legs: `leg legs paon paav foot feet ankle ankles pair pairo pay paay payala payavar पैर पैरों पाय पायांवर पायाला`,
  back: `back peeth pith kamar-tak pathit path-paryant backbone पीठ पाठीत`,
  scar: `scar old-cut old-operation purane-operation junya-operation operation-ke-nishan operation-chya-jagi vran व्रण`,
  // What comes out, and what is felt
  stool: `stool stools motion motions moton motons potty poop latrine latrin letrin lattrin latrine-me tatti toilet sandas sandaas sandasala sandasatun shauch shouch sauch shauchala
    shauchas shauchatun zada zadyala bowel-movement bowels poo संडास संडासला संडासातून शौच शौचाला शौचास शौचातून लैट्रिन लेट्रिन टट्टी पॉटी मोशन टॉयलेट`,
  blood: `blood bleeding bleed bleeds bloody khoon khun rakt rakta raktasrav ragat lahu खून रक्त रक्तस्राव रगत ब्लड`,
  vomit: `vomit vomits vomiting vomited vomitting vomting puke puking threw-up throw-up throwing-up ulti ultiya ultiyan ulati ultya ulatya okari okarya vanti vaman उल्टी उल्टियां
    उलटी उलट्या ओकारी ओकाऱ्या वांती`,
  nausea: `nausea nauseous nauseated queasy ji-machal ji-machalna ji-michla ji-ghabra mitli matli malmal malmalta malmalte मळमळ मळमळते मतली मितली जी-मिचला जी-मचल`,
  pain: `pain pains painful paining hurt hurts hurting ache aches aching sore dard darad dukh dukhta dukhti dukhte dukhat dukhtay dukhatay dukhtoy dukhane dukhne vedna vedana peeda
    pida tis टीस दर्द दुख दुखता दुखती दुखते दुखत दुखतंय दुखतय दुखणे वेदना पीड़ा kala kala-yete kal-yete kal-yetat कळ कळ-येते कळा`,
  severe: `severe severely unbearable terrible horrible worst sudden suddenly achanak ekdum ekdam tez tej teevra asahya khup khoop bahut bohot bhot zor jor jorat jorat asahniya
    very-bad असह्य अचानक एकदम तेज तेज़ बहुत खूप खुप जोरात जोर`,
  heavy: `heavy heaviness bhari bhaari jad jadpana जड भारी भारीपन`,
  aav: `aanv aav aaw आंव आँव आव`,
  cramp: `cramp cramps cramping crampy colic spasm marod maroda marodh ainthan murda murdya pilavat pilwat मरोड़ मरोड ऐंठन मुरडा मुरड पिळवट`,
  burn: `burn burns burning burnning jalan jalna jalti jalta jaljal jaljalte jalate jalte aag aag-aag जलन जलता जलती जळजळ जळजळते जळतंय जळते आग`,
  lump: `lump lumps bulge bulging bump swelling swollen swells gaanth ganth gath gaath gathi gola gulti gilti sujan soojan suj sooj sujle sujla sujlay sujli tengul गांठ गाँठ गाठ
    सूजन सूज सुजले सुजली टेंगूळ फुगीर फुगवटा fugavta fugir`,
  outCome: `comes-out coming-out popped-out pops-out sticks-out sticking-out bahar-aata bahar-aati bahar-nikal baher-yete baher-yeto baher-aale बाहेर-येते बाहेर-येतो बाहेर-आले बाहर-आता
    बाहर-आती बाहर-निकल`,
  pus: `pus puss pu peep mavad mawad mavaad discharge oozing पू पीप मवाद पस`,
  boil: `boil boils abscess phoda foda phodi phodaa galu gadu pimple-near फोड़ा फोडा फोड गळू`,
  wet: `water wet leak leaks leaking watery pani paani ola olsar gila geela पानी पाणी ओलं ओले गीला`,
  itch: `itch itchy itching khujli khujlee khaj khaaj khajvat khajte khajavte खुजली खाज खाजते`,
  acidity: `acidity acidty acidiy asidity asiditi acidic heartburn heart-burn reflux gerd amlapitta amlapit khatta-pani khatti-dakar khatte-dakar khatti-dakare sour-water sour-burp
    sour-belch ambat ambat-dhekar ambat-pani pitta pittacha pittachi pittasathi pittala pitt-zale pitta-zale ऍसिडिटी ॲसिडिटी अॅसिडिटी एसिडिटी एसिडिटि अम्लपित्त पित्त पित्तासाठी पित्ताचा पित्ताने
    खट्टी-डकार खट्टा-पानी आंबट-ढेकर आंबट आंबट-पाणी`,
  burp: `burp burps burping belch belching dakar dakare dakaar dhekar dhekara dhekre ढेकर डकार डकारें`,
  hiccup: `hiccup hiccups hiccough hiccoughs hichki hichkiya hichkiyan uchki uchkya हिचकी हिचकियां हिचकियाँ उचकी उचक्या`,
  stuck: `stuck stuk sticks stick sticking choke chokes atak atakta atakti atakte atakna adakta adakte adkte adakto adaklay phas phasta phansta fasta fas-jata jams not-going-down अटक अटकता अटकती अडकते अडकतो अडकतं
    फंस`,
  food: `food meal meals eating eat eaten ate khana khane khaana khata khate kha jevan jevlya jevlyavar jevalyavar jevnanantar jevan-nantar anna ghas roti rice khallyavar khalla khalle oily spicy fatty-food
    खाना खाने खाते जेवण जेवल्यावर जेवलं अन्न घास खाल्ल्यावर`,
  swallow: `swallow swallows swallowing swalow swalowing swallo nigal nigalne nigalna nigla gilta gilayla giltana gilne gilat निगल निगलने निगलना गिळता गिळताना गिळायला गिळ`,
  gas: `gas gases gass gassy flatulence wind farting gais vayu gas-banti गैस गॅस वायू`,
  bloat: `bloat bloated bloating distended fugte fugate fugta fugle fugla fugtay phugte phugate phugtay phoola phool phul phula phoolta phul-jata phool-jata ful fula fulta fulna tadtad tatate gubara afara
    blown फुगते फुगतं फुगलं फुगले फुगतय फुगतंय फूल फूलता फूला अफारा तडस tadas`,
  fullSoon: `full-after full-quickly early-full feel-full fullness two-bites few-bites pet-bhar-jata pot-bharte lavkar-bharte thoda-khate-hi`,
  loose: `loose-motion loose-motions loosemotion loosemotions loose-moton loose-motons loose-stool loose-stools loose-moshan diarrhoea diarrhea diarrhoia diaria dast dasth patle-dast patla-dast
    patli-latrine patli-tatti julab jullab hagvan hagwan atisar dhal-lagle pet-chal patal-sandas patal-shauch watery-stool watery-stools दस्त लूज-मोशन पेचिश जुलाब हगवण अतिसार पातळ-संडास पातळ-शौच पतला-दस्त पतली-लैट्रिन`,
  constipated: `constipation constipated constipaton kabz kabj kabaj kabji qabz badhkoshta badhakoshtata malavrodh malavarodh hard-stool hard-stools कब्ज कब्ज़ कब्जियत बद्धकोष्ठता मलावरोध`,
  notCome: `not-passed not-passing not-passes cannot-pass cant-pass no-stool no-motion no-motions nahi-hua nahi-hui nahi-hoti nahi-hota nahi-hote nahi-zali nahi-zala nahi-zale nahi-ho nahi-aaya
    saaf-nahi saf-nahi hot-nahi hoat-nahi zali-nahi zale-nahi zala-nahi hua-nahi hui-nahi band-hai strain straining kunthave kunthna kunthave-lagte साफ-नहीं साफ-नाही नहीं-हुआ नहीं-हुई नहीं-होता नहीं-होती नाही-झाली होत-नाही झाली-नाही झालं-नाही कुंथावे`,
  shut: `band bandh blocked stopped ruk-gaya ruk-gayi बंद रुक`,
  notEmpty: `never-empty not-empty not-emptied incomplete-evacuation incomplete poora-saaf pura-saaf adhura adhoora still-feels-full purn-saf baki-rahte अधूरा पूरा-साफ पूर्ण-साफ`,
  mucus: `mucus mucous slime slimy aanv aav aaw chikat chikna shem shembdi jhilli आंव आँव आव चिकट शेम चिकना`,
  black: `black blackish kala kali kale kaala kaali kaale kalya kalsar tar tarry dambar damra tarkol काला काली काले काळा काळी काळे काळ्या काळसर डांबर`,
  yellow: `yellow yelow yellowish pili peeli pila peela pile peele pivla pivle pivli pivlya pivlepana पीली पीला पीले पिवळे पिवळी पिवळा पिवळ्या`,
  urine: `urine urin urination peshab pishab peshaab laghvi lagvi laghavi susu पेशाब लघवी मूत्र`,
  filled: `filled fill bhar bhara bhari bharla bharle bharli zale zalay zala jhale jama sachle sathle भर भरा भरले भरलं झाले झालंय झालय जमा साचले`,
  wentDown: `lost losing lose loosing loose-weight lost-weight kam kami ghat ghata ghatna ghatla reduced reducing dropping dropped drop utra utarle कम कमी घट घटा घटला उतरले`,
  lossWord: `loss los`,
  wanting: `how kaise kase kasa karna karne karaycha karayche karave karnyasathi karnyache want reduce lose-weight-fast upay upaay कैसे कसे करना करने करायचे करण्यासाठी उपाय`,
  weight: `weight wait-kam wajan vajan wazan vazan kg kgs kilo kilos वजन वज़न किलो`,
  unwanted: `without-trying without-dieting without-diet without-exercise without-reason without-any unexplained bina-diet bina-dieting bina-koshish bina-karan bina-wajah achanak apne-aap vinakaran
    na-karta diet-na-karta bina-kuch-kiye बिना-कारण बिना-डाइट बिना-वजह विनाकारण अपने-आप आपोआप अचानक`,
  thin: `thinner dubla duble patla-ho barik barik-zala barik-zale sukh-gaya sukat vaalat दुबला दुबले बारीक`,
  hunger: `appetite apetite appetit appitite hunger hungry bhook bhukh bhuk bhookh bhuuk भूख भूक`,
  not: `no not nahi nahin nhi naahi none never cannot cant mar-gayi mandavli नहीं नाही नाहीये`,
  fever: `fever feverish temperature chills chill shivering bukhar bukhaar bukar taap tap thandi-tap thandi-vajun thand-lag बुखार ताप थंडी-ताप`,
  pale: `pale anaemia anemia anaemic anemic low-hb low-haemoglobin low-hemoglobin hb-low hb-kam low-iron iron-low khoon-ki-kami rakt-kami raktachi-kamtarta panduta खून-की-कमी एनीमिया रक्ताची-कमी रक्ताची-कमतरता`,
  weak: `weak weakness tired tiredness fatigue kamjori kamzori kamjor thakan thakva thakava ashakt ashaktpana थकान कमजोरी थकवा अशक्तपणा`,
  cough: `cough coughing khansi khasi khokla khokala खांसी खोकला`,
  hoarse: `hoarse hoarseness voice awaz avaaz aavaj ghogra baithna आवाज घोगरा`,
  bruise: `bruise bruises bruising gums gum nosebleed nose-bleed nose-bleeding masude hirdya naak-se-khoon nakatun-rakt मसूड़े हिरड्या नाक-से-खून`,
  painkiller: `painkiller painkillers pain-killer combiflam brufen ibuprofen diclofenac voveran zerodol aceclofenac disprin naproxen ultracet dardnivarak dard-ki-goli dard-ki-dawa दर्द-की-गोली दर्द-की-दवा
    वेदनाशामक vednashamak`,
  forLong: `months month weeks week years year mahine mahina mahino mahinyapasun hafte saal varsha varshapasun kaafi-din bahut-din barech-divas since-long long-time chronic on-and-off comes-and-goes
    महीने महीनों महिन्यांपासून साल वर्षांपासून बऱ्याच-दिवसांपासून`,
  wound: `wound wounds stitch stitches stich stiches suture sutures staples incision surgical-site tanke taanke tanka taake take-kadhi take-kadhat take-kadhaiche take-ughadle take-dukhtat take-nighale take-tutle takyat takyatun takyanche jakham jakhm jakhmetun zakhm ghav ghaav
    टांके टाँके टाके टाक्यातून टाक्यांतून जखम जखमेतून घाव जख्म`,
  redness: `red redness lal laal open opened opening khul khula ughadla ughadle ughadli लाल खुल खुला उघडला उघडले`,
  // What is done
  operation: `operation operations oparation oparetion opration oprtaion opertion opreshan operasan surgery surgeries sugery surgry sergery surgical op operate operated procedure shastrakriya shastrkriya shasrakriya
    serjari ऑपरेशन आपरेशन सर्जरी शस्त्रक्रिया शस्त्रक्रियेपूर्वी`,
  admission: `admission addmission admision admit admitted bharti bhartee dakhal hospitalisation hospitalization hospitalised भर्ती दाखल ऍडमिट एडमिट`,
  hospital: `hospital hospitl aspatal haspatal rugnalay rugnalayat अस्पताल हॉस्पिटल रुग्णालय रुग्णालयात`,
  scope: `endoscopy endoscpy endoscopi endosopy endoskopi gastroscopy ogd upper-gi camera-test doorbeen-ki-jaanch durbin-tapasni durbin-tapasani dorbin एंडोस्कोपी एन्डोस्कोपी गैस्ट्रोस्कोपी गॅस्ट्रोस्कोपी
    दूरबीन-की-जांच दूरबीन-की-जाँच दुर्बीण-तपासणी दुर्बिणीची-तपासणी दुर्बिणीने-तपासणी`,
  colonoscopy: `colonoscopy colonoscpy clonoscopy colonscopy kolonoskopi colonoscopi sigmoidoscopy कोलोनोस्कोपी कोलोनोस्कोपि कोलनोस्कोपी`,
  bowelDrink: `peglec peglek exelyte excelyte exelite coloprep coprep colopeg polyethylene bowel-prep bowel-preparation bowel-cleansing prep-powder prep-solution cleansing-powder pet-saaf-karne pet-saaf-wali
    pet-saaf-karnari pot-saaf-karnyache pot-saf-karnyachi पेट-साफ-करने पोट-साफ-करण्याचे पेगलेक`,
  ultrasound: `ultrasound ultrasond ultrasonography usg sonography sonografi sonography-chya sono सोनोग्राफी सोनोग्राफि अल्ट्रासाउंड`,
  bigScan: `ct ct-scan cect mri mrcp pet-scan contrast सीटी सीटी-स्कैन एमआरआई एमआरसीपी`,
  ercp: `ercp इआरसीपी ईआरसीपी`,
  fibroscan: `fibroscan fibro-scan fibroscn elastography kpa फाइब्रोस्कैन फायब्रोस्कॅन फाइब्रोस्कॅन`,
  liverTest: `sgpt sgot lft ast alt liver-test liver-tests liver-enzyme liver-enzymes liver-function ggt alkaline-phosphatase alp bilirubin एसजीपीटी एलएफटी`,
  pylori: `pylori pylory h-pylori hpylori helicobacter पायलोरी पाइलोरी`,
  acidTablet: `pan-d pantop pantaprazole pantoprazole pantoprazol pantocid omez omeprazole rabeprazole razo rablet rantac ranitidine esomeprazole nexpro ppi ppis acidity-tablet acidity-tablets gas-ki-goli gas-ki-goliya
    gas-ki-dawa gas-chi-goli gas-tablet gas-tablets acidity-goli acidity-golya acidity-medicine acidity-medicines acidity-ki-goli acidity-ki-dawa acidity-chi-goli pittachi-goli antacid antacids digene gelusil eno pudin-hara गैस-की-गोली गैस-की-दवा एसिडिटी-की-गोली पित्ताची-गोळी ऍसिडिटीची-गोळी गॅसची-गोळी`,
  laGrade: `la-grade lagrade lax-les lax-lower esophagitis oesophagitis`,
  keyholeWord: `doorbeen-wala durbin-wala dorbin-wala doorbeen-se durbinine durbini laparoscopic-surgery laparoscopy keyhole दूरबीन-वाला दूरबीन-से दुर्बिणीद्वारे दुर्बीण-शस्त्रक्रिया`,
  dissolve: `dissolve dissolves melt melts udiliv ursodiol ursodeoxycholic ghul ghulti ghul-jati gal-jati gal-jaye galti galegi galane pighal virghalte virghalun viraghalte घुल गल गलेगी विरघळते विरघळतात`,
  mesh: `mesh jali jaali जाली जाळी`,
  anaesthesia: `spinal-anaesthesia spinal-anesthesia general-anaesthesia general-anesthesia anaesthesia anesthesia anasthesia anaesthetic anesthetic sedation sedative behosh behoshi behoshee bhul bhool-det sunn बेहोशी बेहोश भूल भूल-देतात`,
  fear: `dar darr scared afraid fear bhiti ghabra ghabrahat claustrophobia claustrophobic डर भीती`,
  otherIllness: `thyroid bp sugar diabetes asthma blood-pressure bloodpressure थायराइड थायरॉईड बीपी शुगर डायबिटीज मधुमेह`,
  who: `who kaun kon name naam nav कौन कोण`,
  sitz: `sitz sitz-bath tub-bath garam-pani-me`,
  biopsy: `biopsy biospy biopsi बायोप्सी बायोप्सि`,
  polyp: `polyp polyps adenoma hyperplastic पॉलिप पॉलीप`,
  bladder: `bladder full-bladder`,
  hepatitisTest: `hbsag hcv anti-hcv hbv hepatitis hepatitis-b hepatitis-c हेपेटाइटिस हिपॅटायटीस`,
  gastritis: `gastritis gastric gastrik antral gastroenteritis duodenitis गैस्ट्राइटिस गॅस्ट्रिक`,
  pepticUlcer: `ulcer ulcers alsar ulser chhale अल्सर छाले`,
  stoma: `stoma colostomy ileostomy stoma-bag स्टोमा`,
  // What is asked before an operation
  before: `before befor befre b4 prior pre purvi aadhi adhi aadi adhich pehle pahle pehale aadlya adlya पूर्वी पुर्वी आधी अगोदर पहले से-पहले`,
  theDay: `day-of on-the-day morning-of morning same-day day tomorrow tonight kal udya raat-ko raatri ratri ke-din wale-din chya-divshi divshi sakali subah के-दिन वाले-दिन दिवशी उद्या कल रात रात्री सकाळी सुबह`,
  after: `after aftr afetr post nantar nanter nantr baad bad zalyavar jhalyavar kelyavar nikalne-ke-baad नंतर बाद झाल्यावर केल्यावर`,
  bloodthinner: `bloodthinner blood-thinner blood-thinners blood-thiner blood-thiners blood-thinning khoon-patla khoon-patla-karne rakt-patal raktapatal ecosprin ecospirin ecosprine aspirin asprin disprin loprin clopidogrel clopidogrl
    clopilet clopitab plavix deplatt clavix warfarin warf acitrom nicoumalone xarelto rivaroxaban eliquis apixaban dabigatran pradaxa prasugrel ticagrelor brilinta heparin clexane enoxaparin anticoagulant
    इकोस्प्रिन एकोस्प्रिन एस्पिरिन ॲस्पिरिन खून-पतला खून-पतला-करने रक्त-पातळ क्लोपिलेट क्लोपिडोग्रेल वारफेरिन`,
  otherTablet: `glycomet glucophage metformin gluconorm glimepiride amaryl glimisave galvus vildagliptin janumet januvia sitagliptin jardiance empagliflozin dapagliflozin forxiga sugar-tablet sugar-tablets sugar-ki-goli sugar-chi-goli
    diabetes-tablet diabetes-tablets diabetic insulin insuline lantus mixtard novomix bp-tablet bp-tablets bp-ki-goli bp-chi-goli bp-ki-dawa telma telmisartan amlodipine amlong losartan atenolol metoprolol thyronorm thyroxine
    eltroxin thyroid-tablet thyroid-ki-goli thyroid-chi-goli steroid steroids wysolone prednisolone mounjaro wegovy ozempic rybelsus semaglutide tirzepatide liraglutide weight-loss-injection contraceptive birth-control
    ayurvedic ayurved herbal homeopathic homeopathy kadha kaadha churna chyawanprash ashwagandha vitamin vitamins multivitamin supplement supplements fish-oil protein-powder inhaler asthma-pump tablet tablets tab tabs medicine medicines
    medicin goli goliya golya goliyan dawa dawai dava aushadh इंसुलिन शुगर-की-गोली बीपी-की-गोली थायराइड-की-गोली गोली गोळी गोळ्या दवा दवाई औषध औषधे काढ़ा काढा आयुर्वेदिक`,
  stopping: `stop stopped stopping hold skip pause continue take taking allowed band-karna band-karni band-kare band-karu band-karavi band-karaychi band-karaychya band-karave leni leni-hai lena le-sakte le-sakta lenge ghyavi ghyaychi
    ghyaychya ghyave gheu chalu-rakhe chhodna chodna chhode chodni sodavi बंद बंद-करनी बंद-करना बंद-करायची बंद-करायच्या लेनी लेना लें घ्यावी घ्यायची चालू-ठेवायची छोड़ना`,
  fasting: `fasting fastng fast empty-stomach empty-stomack khali-pet khaali-pet bhookhe-pet bhuke-pet bhukhe bhooka bhookha upashi upashipoti upvas-poti rikamya-poti nil-by-mouth npo खाली-पेट भूखे भूखा भूखे-पेट उपाशी उपाशीपोटी रिकाम्या-पोटी`,
  drink: `water drink drinking tea chai chaha coffee milk doodh dudh juice coconut-water nariyal-pani pani paani chalel पानी पाणी चाय चहा कॉफी दूध दुध पी पीना प्यावे प्यायचे pi peena pina pyayche pyave`,
  readyThing: `nail-polish nailpolish nail-paint nailpaint jewellery jewelry jewelery ornaments ring rings bangle bangles earring earrings nose-pin nosepin nails nail artificial-nails hair haircut hair-cut nahana nahane angol head-wash wig necklace mangalsutra mangalsutr nathni nath dentures denture false-teeth nakli-daant artificial-teeth
    contact-lens contact-lenses lenses spectacles specs chashma glasses wrist-watch ghadi makeup make-up lipstick kajal mehndi mehendi hair-removal shave shaving shaved baal-kaatna baal-saaf clothes undergarments brush brushing brush-teeth toothbrush bathe shower head-bath
    chudiya chudi kangan bangdya bangadya dagine gehne gahane zevar jewar payal piercing hearing-aid pacemaker नेल-पॉलिश नेलपॉलिश नेल-पेंट अंगूठी अंगठी चूड़ियां बांगड्या दागिने गहने मंगळसूत्र नथनी नथ नकली-दांत कवळी kavli मेहंदी मेंदी लिपस्टिक ब्रश दाढ़ी शेव्हिंग`,
  smoke: `smoke smoking smoker cigarette cigarettes cigaret bidi beedi biri tobacco tambaku tambakhu gutka gutkha khaini mawa hookah vape alcohol drinking-alcohol sharab daru daaru beer whisky सिगरेट बीड़ी बीडी तंबाकू तंबाखू गुटखा शराब दारू`,
  illToday: `cold cough sardi sardi-khokla zukam jukam khansi khasi khokla sore-throat runny-nose flu viral fever bukhar taap periods period menses mc mahwari masik-pali pali pregnant pregnancy garbhvati garodar breastfeeding सर्दी खोकला खांसी ज़ुकाम जुकाम
    बुखार ताप पीरियड पीरियड्स माहवारी मासिक-पाळी पाळी गर्भवती गरोदर`,
  bloodTests: `blood-test blood-tests blood-report blood-reports ecg ekg x-ray xray echo fitness fitness-certificate physician-fitness pre-op-tests tests test investigation investigations jaanch jaanche janch tapasnya tapasni khoon-ki-jaanch rakt-tapasni
    जांच जाँच जांचें तपासण्या तपासणी खून-की-जांच रक्त-तपासणी`,
  needed: `needed need necessary required compulsory karani karna-padega karavya karavi karaychya lagtat lagnar lagte chahiye zaruri jaruri करानी चाहिए कराव्या करायच्या लागतात ज़रूरी`,
  bringing: `bring brng pack bag saman samaan saamaan papers documents document kagaz kagaj kagad kagadpatre kagadpatra aadhaar aadhar clothes kapde lana lana-hai laye laane lane aanayche anayche aanave anave aanu gheun सामान साहित्य कागज कागज़ कागदपत्रे लाना लाएं
    आणायचे आणायचं आणावे आणू`,
  companion: `companion accompany alone akele akela ekta ekti ekte stay-with come-along along attendant attender relative relatives someone-with sobat sobatila koni koni-tari natevaik natevaaik saath sath kisi-ko rishtedar सोबत कोणी नातेवाईक साथ`,
  prepare: `prepare preparation prepration preperation prep preparing ready tayari taiyari taiyaari tayyari तैयारी तयारी`,
  // What is asked after it
  doAgain: `drive driving ride riding scooter scooty bike activa car gaadi gadi chala chalana chalau chalvu chalavu gym exercise workout yoga running run walk walking swim swimming lift lifting uchlu uchalu uchalna uthana uthau weights weight-lifting vajan
    dumbbell office work job kaam kam desk farm khet khetat shetat sheti jhadu pocha housework household cooking swayampak cook bath bathe bathing shower nahana naha nahau angol anghol aanghol sex intercourse sambandh stairs sidhi jine school college play dance bend floor chair pillion carry-baby lift-baby
    चलाना चला गाड़ी गाडी स्कूटी जिम व्यायाम कसरत काम खेत शेतात शेती झाडू पोछा स्वयंपाक नहाना नहा आंघोळ वजन उचलू उचलणे सीढ़ी जिने`,
  journey: `travel travelling travell travelled journey flight fly flying plane train by-bus by-train pravas safar yatra सफर प्रवास यात्रा उड़ान विमान`,
  dayOff: `rest bed-rest aaram recover recovery recovered heal heals healing bare bara bare-honyas thik-hone theek-hone normal-life आराम ठीक-होने बरे बरं-व्हायला`,
  howLong: `how-soon how-long how-many-days days-off leave kitne-din kiti-divas kitne-dino kitya-divsat kiti-divsani कितने-दिन किती-दिवस किती-दिवसांनी किती-दिवसात`,
  eatAgain: `eat eating diet food khana khaye khaya khao khaychi khaychaya khayche khau khave jevan jevayche bhakri jevayche jevaycha jevu jevan-kadhi chapati roti rice dal egg eggs anda andi nonveg non-veg mutton chicken fish spicy ghee oil milk doodh curd dahi fruits fasting upvas ekadashi
    vrat खाना खाएं खाए खा खायचं खायचे खाऊ खावे जेवायचे जेवायचं जेवू भाकरी जेवण अंडा अंडी दूध दही उपवास एकादशी व्रत`,
  stitchesOut: `remove removed removal come-out kadhtat kadhaiche kadhayche nikalte nikalenge nikalege kadhi-kadhtat काढतात काढायचे निकलेंगे निकलते`,
  // What is asked of an illness or a test
  asksWhat: `what-is what how-is how kya-hota kya-hai kya-hoti kay-aste kay-asta meaning meening matlab mhanje explain difference differance differnce antar farak fark phark क्या-होता क्या-होती मतलब म्हणजे अर्थ अंतर फरक`,
  harm: `side-effect side-effects side-efects side effects harm harmful safe unsafe danger dangerous risk risky nuksan nuksaan khatra khatarnak dhoka dhokadayak surakshit daily roz rojchi dararoj long-term longterm lifelong for-years years jindagi-bhar zindagi-bhar
    साइड-इफेक्ट नुकसान खतरा खतरनाक धोका सुरक्षित रोज रोज़ दररोज जिंदगी-भर दुष्परिणाम`,
  homeCare: `home ghari ghar-par घरी home-remedy home-remedies gharelu gharelu-upay gharguti gharguti-upay ghargutti upay upaay nuskha nuskhe remedy remedies at-home diet food khana khaye khana-chahiye avoid parhej parhez pathya pathyapani what-to-eat aahar ahar khave khau pathyapathya आहार खावे खाऊ घरगुती घरगुती-उपाय उपाय घरेलू घरेलू-उपाय नुस्खे परहेज पथ्य`,
  old: `old-age old-people old-man old-woman old-mother old-father age aged elderly vay vruddha budhape umar umra year-old saal-ke varshache वय वयात वृद्ध बुढ़ापे उम्र साल-के वर्षांच्या वयस्कर`,
  whether: `wrap fundoplication worth karave karave-ka karva karvu karwau karwaye karaye kare-ya-nahi karu-ka karna-chahiye operate-or-wait wait ruk rukna thambave thamble decide करावे करावे-का करें-या-नहीं करवाना करवाएं थांबावे`,
  // Illnesses and operations that have pages of their own
  gallstone: `gallstone gallstones gall-stone gallbladder gallblader gall-bladder gall-blader gb gb-stone sludge pathri pitte-ki-pathri pitte-ki-thaili pitta-ki-thaili pit-ki-thaili pittachi-pishvi pittache-khade pittashay pittashayat pittachya-pishvit khade
    lap-chole cholecystectomy cholelithiasis पथरी पित्त-की-थैली पित्ते-की-थैली पित्त-की-पथरी पित्ताशय पित्ताशयात पित्ताचे-खडे पित्ताचा-खडा पित्ताची-पिशवी पित्ताची-पिशवी-काढल्यावर पित्ताशयातील खडे`,
  navelHernia: `umbilical-hernia navel-hernia nabhi-hernia nabhi-ka-hernia bembicha-hernia paraumbilical-hernia नाभि-का-हर्निया बेंबीचा-हर्निया`,
  scarHernia: `incisional-hernia ventral-hernia scar-hernia इंसिजनल-हर्निया`,
  pitta: `pitta pittache pittachya pittacha पित्त पित्ताचे पित्ताच्या`,
  hernia: `hernia hernea harnia harniya herniya inguinal हर्निया हार्निया हर्णिया अंतर्गळ`,
  piles: `piles pile haemorrhoids hemorrhoids bawasir bavasir bawaseer bavaseer mulvyadh mulvyad mulavyadh mulvyadha masse बवासीर मूळव्याध मुळव्याध मूळव्याधाचे`,
  fissure: `fissure fisure fisher bhagen फिशर`,
  fistula: `fistula fistulla bhagandar bhagander भगंदर भगन्दर`,
  fattyLiver: `fatty-liver fatty-livar faty-liver fattyliver fatty-lever फैटी-लिवर फॅटी-लिव्हर फॅटी-लिवर`,
  slimming: `bariatric sleeve gastric-bypass mini-bypass weight-loss-surgery weightloss-surgery weight-loss-operation sleeve-gastrectomy motape motapa lattapana बेरियाट्रिक मोटापे लठ्ठपणा`,
  appendix: `appendix appendx apendix appendicitis apendicitis appendicectomy appendectomy अपेंडिक्स अपेंडिक्सच्या अॅपेंडिक्स`,
  // Where and when one feels it
  circumstance: `exam exams wedding office school college cricket football tennis cinema movie concert gym train traffic highway`,
  // Of another world, though it sounds like one of these
  elsewhere: `tank tanks tanker battery fuel engine duct ducts baat bat बात`,
} as const;

export type CareWord = keyof typeof usualWords | keyof typeof furtherKinds | keyof typeof generalKinds;

/** Of each kind, the words of all three files. */
export const careWords = Object.fromEntries(
  [usualWords, furtherWords, furtherKinds, generalKinds, generalWords]
    .flatMap((each): ReadonlyArray<[string, string]> => Object.entries(each))
    .reduce((all, [kind, words]) => all.set(kind, `${all.get(kind) ?? ''} ${words}`), new Map<string, string>()),
) as Readonly<Record<CareWord, string>>;

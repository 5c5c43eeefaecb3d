/** More words for the kinds of `care-words.ts`, written as there. */
export const furtherWords = {
  high: 'pit-of',
  forLong: 'aata-jata aata-jaata aati-jati aata-rehta aata-rahta aati-rehti yeta-jata yeto-jato yet-jat आता-जाता आता-रहता आती-रहती येतं-जातं',
  elsewhere: `ganesh ganesha ganpati पिठाची पिठाचे पिठाच्या पीठाची`,
  wentDown: `going-down goes-down gone-down come-down coming-down went-down falling reduced-by lose-weight-without ghat-raha ghat-rahi ghat-gaya ghat-gayi kam-ho kam-hota kam-hua kam-hote kami-hotay kami-hote kami-zale kami-zala
    kami-hoat utarat utarle ghatat ghatle shrinking dropped घट-रहा घट-गया कम-हो कम-हुआ कमी-होतंय कमी-झालं कमी-झाले घटतंय`,
  unwanted: `without-doing-anything without-effort without-efforts not-dieting no-diet no-dieting no-reason no-gym without-gym for-no-reason bina-mehnat bina-gym bina-exercise dieting-na-karta
    dieting-shivay dieting-nasun kahi-na-karta apoap aapoaap बिना-मेहनत बिना-डाइटिंग काही-न-करता डाएट-न-करता`,
  loose: `pet-bigad pet-bigda pet-bigadna pot-bighad पेट-बिगड़ frequent-motion frequent-motions frequent-stool frequent-stools frequent-potty many-motions many-stools loose-poop runny-stool runny-stools runny-poop watery-motion watery-motions loosies stomach-upset upset-stomach tummy-upset
    upset-tummy stomach-infection stomach-infection-me stomach-flu food-poisoning bar-bar-latrine baar-baar-latrine baar-baar-sandas bar-bar-sandas baar-baar-toilet bar-bar-toilet baar-baar-potty bar-bar-potty baar-baar-motion bar-bar-motion
    baar-baar-shauch sarkhe-sandas sarkhi-sandas sarkha-sandas sarkhe-julab sarkhe-shauchala punha-punha-sandas parat-parat-sandas pani-jaisa-motion pani-jaisi-latrine pani-jaisi-potty panya-sarkhe panyasarkhi-sandas panyasarkhe-julab
    pet-kharab pet-khrab pait-kharab pot-bighadle pot-bighadla pot-bighadlay pot-bighadlye patali-sandas patla-sandas patli-potty loose-potty बार-बार-लैट्रिन बार-बार-शौच बार-बार-टॉयलेट बार-बार-संडास बार-बार-पॉटी सारखे-संडास सारखी-संडास सारखं-संडासला
    पुन्हा-पुन्हा-संडास पेट-खराब पोट-बिघडले पोट-बिघडलं पाण्यासारखी-संडास पाण्यासारखे-जुलाब पानी-जैसे-दस्त`,
  constipated: `pet-saaf-nahi pet-saf-nahi pait-saaf-nahi pet-saaf-nhi pet-saf-nhi pot-saaf-nahi pot-saf-nahi pot-saph-nahi pot-saaf-hot pot-saf-hot pet-saaf-na potty-nahi potty-nhi latrine-nahi latrin-nahi sandas-nahi sandas-hot-nahi sandasla-hot-nahi
    motion-nahi motion-nhi toilet-nahi toilet-nhi no-potty no-poop hard-potty hard-motion hard-motions hard-poop sakht-latrine sakht-potty sukhi-latrine kadak-sandas kadak-shauch ghatta-sandas not-gone-toilet cant-poop cannot-poop unable-to-poop
    not-pooped straining-in-toilet jor-lagana kunthava kunthave पेट-साफ-नहीं पोट-साफ-होत पोट-साफ-नाही संडास-होत-नाही संडास-नाही शौच-नहीं लैट्रिन-नहीं कडक-संडास सख्त-लैट्रिन`,
  bloat: `tight-stomach stomach-tight pet-tight pot-tight puffed puffy inflated balloon-like gubbara tummy-tight fool-gaya phool-raha phul-raha fugat fugun fuglay फुगून फुगलंय फूला-हुआ`,
  gas: `gas-banna gas-ban gas-hoti gas-hote gas-dharne gas-dharte gas-dharto gas-dhartoy farts wind-problem गॅस-धरतो गैस-बनती`,
  acidity: `regurgitation regurgitate acid-reflux acidrefluks acid-comes sour-taste bitter-taste khatta khatti khattas kadva-pani kadu-pani kadwa-pani ambat-chimbat acid-coming food-comes-up food-coming-up food-comes-back khana-upar khana-wapas khana-upar-aata jevan-var-yete ghashat-ambat
    खट्टा खट्टी खाना-ऊपर जेवण-वर आंबट-कडू कडू-पाणी कड़वा-पानी`,
  burn: `burning-sensation burny jalan-hoti jalte-hai fire-like jaljalat jaljal-hote जळजळ-होते जलन-होती`,
  chest: `sternum behind-chest chest-bone chaati chhaati chhatime sinay seenay`,
  stuck: `lodged lodging hung-up doesnt-go-down not-go-down neeche-nahi niche-nahi khali-jat-nahi utarat-nahi utarta-nahi नीचे-नहीं खाली-जात-नाही उतरत-नाही`,
  swallow: `gulp gulping gutakna gatakna gilayala gilnyas gilanyat gilaych giltach nigla nighalna गिळण्यास गिळायचं`,
  vomit: `vomitting vomting vomitings womit womiting retching ultee ulti-ulti okaarya baint vakhar throw-ups`,
  nausea: `nausia nousea sick-feeling feel-sick feeling-sick ubki ubkai ubkaai ji-kharab man-kharab mal-mal मळमळतंय उबकाई उबकी जी-खराब`,
  belly: `stomch stomac stumach stomech tumy abdomn abdomin petat petmein petme potamadhe potavar petacha`,
  blood: `blod bloood blud bleding bleedin blading raktasrav raktastrav khooni laal-rang rakta-jate rakta-jaate`,
  ribs: 'bargadi bargadya bargadikhali bargadichya',
  dayOff: 'sukhte sukhna sukhenge sukhtat सूखते सुकतात',
  pain: `chubhan chubhna chubhta sui-jaisi tochte tochne tochtay चुभन टोचते टोचतंय दुखतं dukhata pian paain payn achy dukhtya dukhtaay dukhay dukhun dukhavte pidaa दुखतोय दुखून दुखतात`,
  lump: `lumb bulj swelled soojan sujan-hai gaathi gathh gaanthh mas maans-bahar mass growth knot koma kombh mansa mansacha mamsa मांस-बाहर कोंब मांसल`,
  itch: `ichy iching itchiness khujalee khujali khajavte khajvtay खाजवते खुजली-होती`,
  hunger: `bhook-nahi not-hungry no-hunger jevan-jat-nahi jevan-nako khana-nahi-jata jevavase jevavasa जेवण-जात-नाही जेवावंसं भूक-लागत भूख-लगती`,
  weak: `kamjori-lagti kamzor kamjor kamjoor energy-less exhausted exhaustion lethargic thakun shaktihin dam-nahi थकून कमजोर`,
  yellow: `jaundice-eyes peelapan peelaapan pilapan pivalsar पीलापन पिवळसर`,
  fever: `fevr fevar fiver feverr bhukhar temprature kaskas kas-kas ang-garam shivering thand-lagna thand-lagke thand-lagkar हुडहुडी अंग-गरम`,
  cough: `coff coughs khaasi khokala`,
  bringing: `carry carrying sath-lana sath-laye saath-lana barobar-aanaycha barobar-anayche gheun-yave gheun-yaycha sobat-aanave घेऊन साथ-लाना सोबत-आणायचे`,
  companion: `somebody someone anyone attendent caretaker sath-me saath-mein saath-aaye sath-aaye saath-aana ghar-se-kaun gharun-kon sobatila-kon kisko-lau kunala-aanu kisko-laye साथ-आए साथ-कौन सोबतीला कुणाला-आणू किसको-लाएं`,
  otherIllness: `diabetis daibetes diabities diabetics sugar-patient bp-patient thyriod`,
  otherTablet: `diabetis-tablet insulin-injection bp-medicine bp-medicines sugar-medicine sugar-dawa thyroid-medicine heart-medicine heart-tablet heart-tablets blood-pressure-tablet blood-pressure-tablets cholesterol-tablet statin atorvastatin rosuvastatin`,
  scope: `scope-test scopy endoscopi gastroscopi stomach-camera camera-in-stomach dhurbin-tapasni पोटाची-दुर्बीण durbinichi-tapasni potachi-durbin`,
  fasting: `fastng fating fasting-hours hours-fasting kitne-ghante kiti-taas kiti-tas ghante-bhukha taas-upashi bhukha-rehna bhukha-rahna bhooka-rehna upashi-rahayche upashi-rahaych उपाशी-राहायचं भूखा-रहना कितने-घंटे किती-तास`,
  drink: `pee piyu pyala sip sips soda cold-drink lassi tak taak buttermilk chaas पी-सकते ताक छाछ`,
  eatAgain: `what-to-cook cook-for cooking-for diet-plan diet-chart meal-plan khana-kab kya-khana kya-khaye kay-khau kay-khave tak taak buttermilk chaas curd-rice khichdi sweets fruit paneer tea coffee chai क्या-खाना काय-खाऊ काय-खावे ताक छाछ खिचड़ी खिचडी पनीर`,
  harm: `side-affect sideeffect sideeffects long-term-problems life-long-problems lifelong-problems future-problem consequences complication complications dushparinam दुष्परिणाम-होतात`,
  fibroscan: `liver-stiffness stiffness-test fibroscan-score fibro-test`,
  pylori: `pyroli pylorie pyllori pilori pailori h-pilori h-pyroli h-paylori एच-पाइलोरी एच-पायलोरी`,
  food: `vada-pav vadapav vada-paav wada-pav misal pav-bhaji samosa pizza burger chaat panipuri pani-puri golgappa biryani bhaji bhajji pakoda pakode fried tikhat teekha masaledar masala-food hotel-food party-food oilyfood oily-khana telkat tel-wala tala-hua
    jevtana jevan-kelyavar khaya-to khane-se khalyavar jevlyaver तिखट तीखा मसालेदार तळलेले तेलकट जेवताना जेवल्यानंतर खाने-से`,
  navel: `belly-buton nabhee naabhi-par naabhi-pe tundi bembi-jawal बेंबीवर नाभि-पर`,
  wound: `tankyat tankyatun tanko taanko operation-ki-jagah operation-chya-jagevar operation-site surgery-site cut-site chira chiryat चीरा चिरा ऑपरेशन-की-जगह ऑपरेशनच्या-जागेवर`,
} as const;

/** Kinds that `care-words.ts` has not. */
export const furtherKinds = {
  bigger: `size size-badh badh-raha badh-rahi badh-gaya bigger growing grown enlarging vadhat vadhle बढ़-रहा बढ़-गया वाढत वाढले`,
  bileDuct: `cbd bile-duct common-bile-duct ihbr ihbrd`,
  treated: `treatment treat treated cure cured kit course duration ilaj ilaaj upchar eradicate eradication therapy antibiotic antibiotics इलाज उपचार कोर्स`,
  bag: `pishvi pishvichya pishviche pishvit पिशवी पिशवीत पिशवीचे पिशवीच्या पिशवीतील`,
  spine: `spine backbone reed reedh reed-ki-haddi rid-ki-haddi kamar kamre pathit manka manke mankyat paathit kamaret kambaret half-body lower-body रीढ़ रीढ़-की-हड्डी कमर मणक्यात कमरेत पाठीत`,
  injection: `injection injections inject injeksan sui suyi needle इंजेक्शन सुई`,
  orWait: `or-wait or-not wait ya-wait karein-ya kare-ya karu-ka karaycha-ka karave-ka thambu thambave thambaych ruk-jaye ruk-jau ruk-sakte या-wait या-रुक रुक-जाएं थांबावे थांबू करावे-का`,
  delivery: `delivery pregnancy pregnant childbirth birth balantpan baalantpan prasuti garodar garodarpan baby डिलीवरी डिलिव्हरी बाळंतपण प्रसूती गर्भावस्था`,
  rightAway: `lagech right-after right-away rightaway soon-after immediately immediatly straight-after every-time-after as-soon-as turant turat khate-hi jevlyavar-lagech jevtach jevlyabarobar jevlyavr lagechach khane-ke-turant लगेच तुरंत खाते-ही जेवताच जेवल्याबरोबर`,
  goes: `go going run rush rushing jave jaave java jaava jana jaana jane jata jaate jawe jaave-lagte jav-lagte jav-lagtay bhagna bhagta palave palayla जावे जावं जावा जाना भागना पळावे जातो जाते`,
  often: `often again-and-again many-times several-times frequent frequently repeatedly times-a-day times-daily baar-baar bar-bar vaaramvaar varamvar sarkhe sarkha sarkhi punha-punha parat-parat din-me-kai-baar बार-बार वारंवार सारखे सारखी सारखं पुन्हा-पुन्हा परत-परत`,
  infection: `infection infections infecton sansarg jantusansarg sankraman इन्फेक्शन संसर्ग`,
  ibs: `ibs irritable-bowel irritable-bowel-syndrome ibs-d ibs-c colitis-ibs spastic-colon आईबीएस आयबीएस`,
  stress: `stress tension anxiety exam exams student students office chinta taan tanav तनाव टेंशन ताण चिंता`,
  thickened: `thickened thickening wall-thickening bowel-wall thick-wall bowel-thickening gallbladder-wall oedematous edematous enlarged dilated lesion nodule mass-on-scan lymph-node lymph-nodes सूज-दिसली`,
  scanSaid: `scan scan-says scan-shows scan-report usg-report ct-report mri-report report reports reprt impression findings finding sonography-report स्कैन रिपोर्ट रिपोर्टमध्ये`,
  driveHome: `drive-me-home drive-him-home drive-her-home drive-us-home take-me-home take-him-home take-her-home drop-me-home pick-me-up pick-up-after go-home-alone come-home-alone drive-home drive-back ghar-kaun-le ghar-le-jane-wala akele-ghar ekta-ghari akele-aa-sakte akele-aana
    ektyane-yave अकेले-घर एकट्याने-घरी अकेले-आ`,
  digest: `digest digests digestion digesting pachan pachna pachte pachat pachta pachnar pachan-hota hazam hajam hazma pachankriya पचन पचते पचता पाचन हजम पचनक्रिया`,
  caring: `care caring carer caregiver look-after looking-after manage managing dekhbhal dekh-bhal dekhrekh kalji kalaji देखभाल काळजी`,
  capsuleScope: `capsule-endoscopy capsul-endoscopy capsule-scope pill-camera pillcam camera-capsule camera-pill enteroscopy balloon-enteroscopy कैप्सूल-एंडोस्कोपी कॅप्सूल-एंडोस्कोपी`,
  questions: `questions-to-ask what-to-ask question-to-ask questions-for-doctor questions-for-surgeon kya-puchna kya-puche kya-poochna kay-vicharave kay-vicharayche क्या-पूछें काय-विचारावे`,
} as const;

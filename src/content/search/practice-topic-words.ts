/**
 * Everyday words that make a topic of the practice's of a sentence whose other words may be any, written as in `practice-words.ts`, whose kinds
 * they are read beside. They are read for `practice-topics.ts` alone, so they may be bolder than those.
 */
export const topicWords = {
  /** Whose trouble it is, where somebody else types. */
  relative: `papa papas pappa pappa dad dads daddy father fathers mom mum moms mummy mammi mother mothers mothers aai aaila aaichi aaichya aaicha aaine aaisobat aai-sathi baba babanna babancha
    babanchi babanchya babuji bapu bauji pitaji mataji amma appa abba ammi maa sasur sasurji saasu sasu saas sasubai sasre sasryanna nana nani nanaji dada dadi dadaji aaji aajila aajicha
    aajoba ajoba aajobanna uncle aunty aunt chacha chachi tau mama mami mavshi mausi kaka kaki bhaiya bahin bahinila behen behan didi tai beta bete beti mulga mulgi mulala mulila son
    sons daughter daughters husband husbands hubby wife wifes wifey biwi pati patni navra navryala navryacha bayko baykola baykochi baykocha brother sister parents parent in-laws
    mother-in-law father-in-law sasu-sasre grandfather grandmother grandpa grandma neighbour neighbor shejari padosi relative natevaik rishtedar family gharwale gharche kutumb
    पापा पप्पा मम्मी मां माँ आई आईला आईची आईच्या आईचा आईने बाबा बाबांना बाबांचे बाबांची बाबूजी पिताजी माताजी ससुर सासरे सासऱ्यांना सास सासू सासूबाई नाना नानी दादा दादी आजी आजीला आजोबा आजोबांना
    चाचा चाची मामा मामी मावशी मौसी काका काकू भैया भाई बहन बहीण ताई दीदी बेटा बेटे बेटी मुलगा मुलगी मुलाला मुलीला पति पत्नी नवरा नवऱ्याला बायको बायकोला परिवार घरवाले घरचे शेजारी`,
  /** Something is asked or told. */
  ask: `ask asks asking puch puchu puchna puchne puchunga poochna poochne pooch puchh puchhna vicharu vicharaycha vicharaychi vicharayche vicharne vicharta vichartil question questions
    sawal savaal prashna doubts explain explains explained samjhao samjha samjhaye samjhana samjhna samajhna samajavun samjavun baat bol bolu bolna bolne bolun bolaycha talk talks speak call discuss
    पूछ पूछना पूछने पूछूं विचारू विचारायचं विचारायचे विचारता विचारले सवाल प्रश्न समझना समझा समझाएं समजावून बात बोल बोलू बोलना बोलायचं बोलायचे`,
  /** In somebody's place. */
  onBehalf: `mummy-ki-jagah papa-ki-jagah maa-ki-jagah मम्मी-की-जगह पापा-की-जगह आईच्या-जागी speak-for-him speak-for-her speak-for-my talk-for-my ask-for-my answer-for-him answer-for-her for-him for-her behalf on-behalf on-his-behalf on-her-behalf in-place-of instead-of instead badle ke-badle unke-badle uske-badle inke-badle mere-badle badli badlyat tichya-badli tyachya-badli tyanchya-badli
    ki-taraf-se taraf-se unki-taraf uski-taraf tarfe chya-tarfe vatine chya-vatine aivaji chya-aivaji ki-jagah-par unki-jagah uski-jagah ke-liye-pooch
    की-तरफ-से तरफ-से उनकी-तरफ बदले के-बदले उनके-बदले बदली तिच्या-बदली त्यांच्या-बदली तर्फे वतीने च्या-वतीने ऐवजी च्या-ऐवजी उनकी-जगह`,
  alone: `alone akela akele akeli ekta ekti ekata ekati ektach ektich only-me only-i just-me mi-ekta mi-ekti main-akela अकेला अकेले अकेली एकटा एकटी एकटे`,
  /** Who cannot or will not come. */
  cannotCome: `cannot-come cant-come not-come cannot-travel cant-travel cant-sit cannot-sit cant-walk cannot-walk unable-to-come bedridden bed-ridden aana-nahi aa-nahi aa-nahin nahi-aa-sakte
    nahi-aa-sakti aane-ko-taiyar nahi-aayenge yeu-shakat yeu-shakat-nahi yayla-tayar yet-nahit without-bringing nahi-la-sakte refuses-to-come wont-come
    आ-नहीं नहीं-आ-सकते नहीं-आ-सकती आने-को-तैयार येऊ-शकत यायला-तयार येत-नाहीत`,
  inside: `inside andar bhitar aat aatmadhe aatmadhye in-the-room in-room inside-room into-the-room cabin kebin kebinmadhe chamber examination-room room-me room-mein exam-room khali-madhe
    अंदर भीतर आत आतमध्ये केबिन रूममध्ये कमरे-में खोलीत`,
  /** How one gets up to the door. */
  access: `wheelchair whelchair wheelchar wheel-chair whilchair weelchair vheelchair wheeler-chair ramp ramps elevator lift-hai lift-he lift-ahe lift-aahe lift-there lift-available lift-nahi lift-ki lift-chi is-lift thr-lift there-lift
    lift-working lift-chalu stretcher walker-se handicap handicapped disabled divyang apang jine-chadhta jina-chadhta jine-chadhayla stairs-only only-stairs
    व्हीलचेयर व्हीलचेअर व्हीलचैर रैंप रॅम्प लिफ्ट-है लिफ्ट-आहे लिफ्ट-नहीं लिफ्ट-नाही दिव्यांग अपंग विकलांग`,
  stn: 'stn stesan tesan isteshan rlwy junction jn pmc-stop metro-se metro-ne rickshaw-ne auto-se auto-wala autowala rickshawala rikshawala bus-ne bus-se स्टॉप रिक्षावाला ऑटो-वाला',
  abroad: `america amerika usa us-me uk london dubai dubaai saudi kuwait qatar muscat australia singapore germany abroad foreign overseas nri pardes videsh videshat pardeshat bahar-desh another-country
    अमेरिका अमेरिकेत दुबई लंदन ऑस्ट्रेलिया सिंगापुर सिंगापूर विदेश परदेश परदेशात परदेस`,
  /** Without coming. */
  fromAfar: `video vedio vidio vdo video-call vedio-call videocall whatsapp-video online onlain on-line teleconsult tele-consult teleconsultation zoom skype phone-pe phone-pe-hi phone-par phonepar fon-pe fon-par phone-var phonevar phone-varun call-pe
    call-par over-the-phone on-the-phone on-phone on-call by-phone through-phone without-coming bina-aaye na-aate ghar-se ghar-baithe ghari-basun gharun remote remotely
    वीडियो व्हिडिओ ऑनलाइन ऑनलाईन फोन-पर फोनवर फोनवरून फोन-पे घर-से घर-बैठे घरबसल्या घरी-बसून बिना-आए न-येता`,
  shows: `show shows showing dikha dikhau dikhana dikhane dikhaye dikhaun dikhaaye dakhvu dakhavu dakhvaycha dakhavaycha dakhvayche dakhavayche dakhvaychi dakhvta dakhvayla consult consultation checkup see-doctor seen dekh dekho
    dekhenge dekhoge dekhte dekh-lenge bagha baghnar baghtil tapas tapastat opd milna bhet bhetayla bhetu
    दिखा दिखाना दिखाने दिखाएं दाखवू दाखवायचं दाखवायचे दाखवायचा देख देखोगे देखेंगे देखते बघतील बघणार तपासतात`,
  /** Somebody else has advised. */
  otherDoctor: `one-doctor doctor-says family-physician sassoon ruby jehangir kem-hospital deenanath sahyadri civil-hospital other-hospital other-hospitals other-doctor other-doctors another-hospital another-doctor different-doctor different-doctors different-hospital some-other-doctor second-doctor first-doctor previous-doctor earlier-doctor
    dusre-hospital dusre-doctor dusre-dr dusri-jagah dusre-jagah doosre-hospital doosre-doctor doosri-jagah dusrya-hospital dusrya-doctor dusrya-doctorani dusrya-doctoranni dusrya-dawakhanyat dusrikade dusrya-thikani pehle-doctor pehle-wale-doctor pahilya-doctor
    company-doctor family-doctor local-doctor village-doctor gaon-ke-doctor gaon-wale-doctor gavatlya-doctor gavatil-doctor gavchya-doctor bade-hospital bada-hospital mothya-hospital big-hospital govt-hospital government-hospital sarkari-hospital
    two-doctors both-doctors do-doctor dono-doctor donhi-doctor don-doctor don-doctoranni don-doctorani do-do-doctor teen-doctor three-doctors operated-elsewhere elsewhere-operated operated-outside somewhere-else elsewhere
    दूसरे-हॉस्पिटल दूसरे-अस्पताल दूसरे-डॉक्टर दूसरी-जगह दुसऱ्या-हॉस्पिटल दुसऱ्या-डॉक्टर दुसऱ्या-डॉक्टरांनी दुसऱ्या-दवाखान्यात दुसरीकडे पहले-डॉक्टर पहिल्या-डॉक्टरांनी बड़े-हॉस्पिटल बड़े-अस्पताल मोठ्या-हॉस्पिटल दो-डॉक्टर दोनों-डॉक्टर दोन-डॉक्टर
    दोन-डॉक्टरांनी दोन्ही-डॉक्टर सरकारी-अस्पताल सरकारी-हॉस्पिटल गांव-के-डॉक्टर गावच्या-डॉक्टरांनी`,
  /** Somebody is not sure of an advice. */
  doubt: `another-view other-view second-view another-look fresh-look second-look one-more-opinion honestly honest truth truly sach sach-me sachmuch khara kharach kharokhar alag-baat alag-alag alag-alag-bol vegle vegvegle vegla-sangtat different-things different-opinion different-advice confused confuse confusion kiski-manu kiski-sunu kiska-manu kiski-baat
    kunache-aikave kunach-aikaych konache-aikave whom-to-believe whom-to-trust who-is-right who-to-believe not-convinced convinced not-sure sure-nahi double-check doublecheck cross-check crosscheck recheck confirm confirm-karna pakka pakki khatri khatri-karaychi
    really-needed really-need really-necessary is-it-necessary zaroori-hai-kya zaruri-hai-kya jaruri-hai-kya zarurat-hai garaj-aahe-ka garaj-ahe-ka khari-garaj unnecessary bina-wajah somebody-else someone-else dusra-koi koi-aur trust bharosa vishwas
    सच सचमुच खरं खरंच खरोखर अलग-बात अलग-अलग वेगळं वेगवेगळे किसकी-मानूं किसकी-सुनूं कुणाचं-ऐकायचं कोणाचं-ऐकायचं पक्का खात्री ज़रूरत-है जरूरत-है गरज-आहे-का कोई-और भरोसा विश्वास`,
  told: `told tell says said saying advised advises advising suggested suggests insisted bola bole boli bol-rahe bolte-hai kaha kehte kehta keh-rahe sangitla sangitle sangitli sangtat mhanale mhantat mhantay salah-di
    बोला बोले बोल-रहे कहा कहते कह-रहे सांगितलं सांगितले सांगतात म्हणाले म्हणतात म्हणताहेत`,
  refusedThere: `refused-to-operate refused refuse refusing mana-kar-diya mana-kar mana-kiya mana-kela nakar-dila nakar naka-sangitla said-no say-no haath-khade haat-var denied hopeless no-hope jawab-de-diya मना-कर-दिया मना-किया मना-केलं नकार नकार-दिला जवाब-दे-दिया हाथ-खड़े`,
  bring: `bring bringing bringg carry carrying carry-along take-along along-with lana laana laani lani lane laane laye laaye lau laau lekar leke le-ke lekar-aana leke-aana le-aana lane-padenge lani-padegi lana-padega sath-lana saath-lana sath-lani gheun gheun-yaycha aanu anu aanaycha aanayche aanaychi anayche
    aanave aanavi anavi aanavya anave aanaychya ghyaycha-sobat sobat-anu
    लाना लानी लाने लाएं लाऊं लेकर लेके ले-आना साथ-लाना आणू आणायचं आणायचे आणायची आणावे आणावी आणाव्या आणायच्या घेऊन`,
  papers: `report reports riport riports ripot reportes xray x-ray x-rays xrays scan scans scan-film films film cd cds file files fail paper papers pepar kagaz kagaj kagad kagde kagadpatra document documents documnts old-reports old-papers purani-file juni-file juni-kagadpatre june-reports prescription prescriptions chitthi-puri
    रिपोर्ट रिपोर्टें रिपोर्ट्स एक्सरे एक्स-रे फिल्म सीडी फाइल फाईल फाइलें कागज कागज़ कागजात कागद कागदपत्रे कागदपत्रं दस्तावेज पर्चे`,
  oldPapers: 'purani purane purana juni june juna old previous earlier पुरानी पुराने पुराना जुनी जुने जुन्या',
  waits: `wait waits waiting waitng wating queue que line waiting-time wait-time waiting-hall rukna-padta rukna-padega rukna-padta-hai intezar intezaar intejar intjar thambave thambava thambaychay thambayla-lagel vaat-pahavi vaat-baghavi waat-pahavi number-kab number-kadhi nambar-kab
    time-lagta time-lagega time-lagel kitna-time kitni-der der-lagti der-lagegi der-lagta ushir vel-lagto vel-lagel kiti-vel half-day half-a-day free-by how-long-visit over-by finish-by
    इंतजार इंतज़ार रुकना-पड़ता रुकना-पड़ेगा थांबावं थांबावे थांबायला वाट-पाहावी वाट-बघावी कितना-टाइम कितनी-देर किती-वेळ देर-लगती देर-लगेगी वेळ-लागतो वेळ-लागेल नंबर-कब आधा-दिन अर्धा-दिवस`,
  still: `still yet abhi-tak ab-tak ajun ajunparyant call callback call-back phone form request reply अभी-तक अजून कॉल फोन`,
  howLong: 'how-long kitna-time kitni-der kitna-samay kitna-wait kiti-vel usually normally generally average कितना-समय कितनी-देर किती-वेळ',
  noBooking: `walk-in walkin walk-ins just-walk no-appt no-appointment no-apointment no-appoinment no-booking without-appt without-appointment without-appoinment without-booking without-calling without-number bina-appointment bina-number bina-booking bina-phone appointment-nahi appt-nahi
    appointment-nahi-hai appointment-shivay appointment-ke-bina number-lagaye-bina number-na-lavta direct-aa direct-aau direct-aana direct-yeu direct-come directly-come come-directly come-direct seedhe-aa sidhe-aa seedha-aa thet-yeu drop-in
    बिना-अपॉइंटमेंट बिना-नंबर अपॉइंटमेंट-के-बिना अपॉइंटमेंट-नहीं अपॉइंटमेंटशिवाय सीधे-आ सीधा-आ सीधे-आएं थेट-येऊ डायरेक्ट-आ डायरेक्ट-येऊ`,
  referral: `referral refer referred refferal reference-letter referal letter latter chitthi chithi chithhi chitti chit parchi parche चिठ्ठी चिट्ठी चिठी पर्ची रेफर रेफरल पत्र`,
  /** That nobody may hear of it. */
  keepsSecret: `number-safe details-safe data-safe info-safe safe-with safe-rahega surakshit-rahil सुरक्षित-रहेगा come-to-know comes-to-know get-to-know gets-to-know anyone-know anybody-know nobody-know nobody-knows no-one-know tell-anyone tell-anybody tell-my-family tell-my-husband tell-my-wife tell-my-parents tell-others not-tell dont-tell do-not-tell wont-tell find-out finds-out
    kisi-ko-bata kisi-ko-bataoge kisi-ko-bataenge kisi-ko-bolna kisiko-bata kisiko-bataoge kisiko-mat kisi-ko-pata kisiko-pata gharwalo-ko-pata ghar-me-pata pata-na-chale pata-nahi-chalna pata-chal-jayega bataoge-to-nahi mat-batana mat-bolna
    kunala-kalnar kunala-kalu kunala-kalayla kalu-naye kunala-sangu kunala-sangnar kunala-sangu-naka konala-sangu konala-sangnar konala-kalnar gharchyanna-kalu gharchyanna-kalnar sangu-naka secret secretly confidential confidentiality private privacy privately chori-chupe gupt
    किसी-को-बता किसी-को-बताओगे किसी-को-बताएंगे किसी-को-पता किसी-को-नहीं घरवालों-को-पता पता-न-चले पता-चल-जाएगा मत-बताना कुणाला-कळणार कुणाला-कळू कोणाला-कळणार कळू-नये कुणाला-सांगू कुणाला-सांगणार कोणाला-सांगू कोणाला-सांगणार सांगू-नका घरच्यांना-कळू गुपित गोपनीय गुप्त`,
  mine: `name naam nav number nambar details data disease illness bimari aajar report reports photo information info medical-history history address
    नाम नाव नंबर बीमारी आजार माहिती जानकारी रिपोर्ट फोटो`,
  poor: `khet kheti khetichi jameen jamin jamin-vikun zameen fasal fasal-bikne pik-vikun bechna bechne bechni bikne bikega vikun vikaychi girvi gahan mortgage garib gareeb garibi poor paisa-kam paise-kam paise-nahi paisa-nahi paise-nahit paise-nahiyet paise-naslyas money-problem no-money not-enough-money less-money low-income
    cannot-afford cant-afford afford parvadat parvadnar parvadel parvadta paisa-kaha paise-kuthun kam-paise kam-paisa tangi majboori
    खेत खेती जमीन ज़मीन फसल पीक बेचना बेचने बेचनी विकून विकावी गिरवी गहाण गरीब गरीबी पैसे-कम पैसे-नहीं पैसा-नहीं पैसे-नाहीत पैसे-नसतील परवडत परवडणार परवडेल तंगी`,
  bitByBit: `half-now half-later now-and-later half-half aadha-abhi adhe-adhe ardhe-ardhe aadha-baad आधा-अभी अर्धे-आता emi emis installment installments instalment instalments intallment instlment monthly month-wise monthwise every-month per-month har-mahine mahine-mahine mahinyala dar-mahinyala thoda-thoda thode-thode thoda-karke thode-karke thodya-thodya thode-paise tukde tukdo-me tukdyat kisht kist kiston kisto
    kishton hapta hapte haptyat haptyane in-parts parts part-part at-once all-at-once ek-saath ek-sath ekdam-nahi ekdam-nahit ekdum-nahi baad-me-de baad-mein-de baad-me-dunga baad-me-denge later-pay pay-later pay-afterwards nantar-deu nantar-dila nantar-dile du-chalega loan lone udhar udhari karj karja no-cost
    किस्त किश्त किस्तों किश्तों हप्ता हप्ते हप्त्याने हप्त्यांमध्ये थोड़ा-थोड़ा थोड़े-थोड़े थोडे-थोडे थोडं-थोडं हर-महीने दर-महिन्याला महीने-महीने एक-साथ एकदम-नहीं बाद-में-दे बाद-में-देंगे नंतर-देऊ नंतर-दिले उधार उधारी कर्ज लोन ईएमआई`,
  feeOnly: 'fee fees feez fess fis फीस फी consultation consulting opd-fee doctor-fee doctor-fees checking-fee dikhane-ke dikhane-ka फ़ीस',
  more: `more-than higher exceeds exceed exceeded above-estimate over-estimate goes-up increase increased increases badh badh-gaya badh-jaye badhega zyada jyada zada jyaada jast jaast vadhla vadhle vadhel jitna-bola jitna-bataya extra than-told than-said than-estimate
    ज्यादा ज़्यादा जास्त बढ़ गया बढ़-जाए बढ़ेगा वाढलं वाढले वाढला वाढेल जितना-बोला`,
  backAgain: `back money-back fee-back fees-back paid-back paise-wapas paisa-wapas paise-vapas paisa-vapas wapas vapas wapis vapis parat paise-parat paise-milenge-wapas refund refunds refunded refundable non-refundable return returned returnable वापस पैसे-वापस परत पैसे-परत परतावा रिफंड`,
  calledOff: `cancel cancelled canceled cancell cancle cancelling postpone postponed postponing dont-come not-coming nahi-aaye nahi-aa-paye nahi-kiya nahi-karaya not-done radd raddh kansal nahi-karaychay naslyas रद्द कैंसल कैंसिल कॅन्सल नहीं-आए नहीं-कराया रद्द-केलं`,
  camera: `durbin doorbin durbeen doorbeen dorbin durbinichi durbini camera kamera camera-wali camera-wala pipe-wali pipe-test nali-wali telescope endoscopy endoscopi endoscpy endoscope gastroscopy gastroscopi ogd scope scopy skopi sonography sonografi sonografy usg ultrasound
    दूरबीन दुर्बीण दुर्बिणी दुर्बिणीतून दुर्बिणीची दूर्बीन कैमरा कॅमेरा एंडोस्कोपी एन्डोस्कोपी सोनोग्राफी अल्ट्रासाउंड`,
  scope: 'colonoscopy colonoscopi colonoscpy colonscopy coloscopy colonoscop colonoscope कोलोनोस्कोपी कोलोनोस्कॉपी कोलनोस्कोपी',
  /** Two words for what is ours, of which one alone is not. */
  illness: 'gall-bladder food-pipe back-passage',
  test: 'test tests jaanch janch jach tapasni tapasani tapas checking injection जांच जाँच तपासणी टेस्ट',
  years:
    'how-many-years how-many-yrs how-many-year many-years many-yrs years-of yrs-of kitne-saal kitne-sal kitne-years kiti-varsha kiti-varsh kiti-varshe kiti-varshapasun varshanpasun kitne-barso कितने-साल कितने-वर्ष कितने-सालों किती-वर्ष किती-वर्षे किती-वर्षांपासून',
  practises:
    'doing does operating operates operate operation operations surgery surgeries practice practise practicing practising experience karte kartey kar-rahe kartat kartay करते करती करतात कर-रहे करत ऑपरेशन सर्जरी',
  aged: `too-old old-age old-man old-lady old-people older very-old elderly aged age-limit age umar umr umra vay vayaskar vayovruddh budhe buddhe boodhe budha budhi buzurg bujurg bujurgo mhatara mhatari mhatare senior seniors 
    बूढ़े बूढ़ा बूढ़ी बुजुर्ग बुज़ुर्ग बुजुर्गों उम्र वय वयस्कर वयोवृद्ध म्हातारे म्हातारी म्हातारा`,
  takes: `do-u-treat do-you-treat do-you-take do-u-take do-you-see do-u-see you-see u-see see-such you-treat u-treat do-treat treat-such take-patients take-patient you-accept u-accept dekhte-hai dekhte-ho dekhte-kya dekh-lenge dekh-loge dekhoge dekhenge yahi-dekh yahi-dekhte ilaj-karte ilaaj-karte treat-karte treat-karta baghta baghata baghtat baghnar upchar-karta upchar-kartat
    देखते-हैं देखते-हो देख-लेंगे देखोगे देखेंगे यहीं-देख यहीं-देखते इलाज-करते बघता बघतात बघणार उपचार-करता उपचार-करतात`,
  whichDoctor:
    'physician physicians physian phisician fizishan surgeon surgeons sugeon surgen sarjan gastro gastroenterologist gastroenterologists hepatologist oncologist specialist doctor doctors docter dr doc daktar separate-doctor alag-doctor alag-dr vegla-doctor vegle-doctor special-doctor फिजिशियन सर्जन डॉक्टर अलग-डॉक्टर वेगळा-डॉक्टर वेगळे-डॉक्टर विशेषज्ञ तज्ज्ञ',
  replies: 'reply replies replys replay answers answer responds respond jawab uttar javab जवाब उत्तर',
  message: 'msg msgs message messages messges whatsapp watsapp whatsap email mail mails sms मेसेज मैसेज व्हाट्सएप व्हॉट्सॲप ईमेल',
  dontCall: `dont-call do-not-call not-call stop-calling stop-call no-call dont-phone phone-mat call-mat fon-mat phone-mat-karna call-mat-karna phone-na-karna call-na-kare phone-nako call-nako fon-nako phone-karu-naka call-karu-naka phone-karu-nako nako-phone calls-band call-band phone-band ab-nahi-chahiye
    फोन-मत कॉल-मत फोन-ना फोन-नको कॉल-नको फोन-करू-नका कॉल-करू-नका`,
  woman: 'lady ladies female woman women mahila aurat stri bai लेडी महिला औरत स्त्री बाई',
  shy: `shy ashamed shame embarrassed embarrassing embarrassment awkward sharm sharam sharma sharmati sharmate sharam-aati laaj laj lajja lajat lajirvane sankoch hesitant hesitate शर्म शरम शर्माती लाज लाजते लज्जा संकोच`,
  temper:
    'nature swabhav behaviour behavior bolne-ka-tarika naram स्वभाव angry anger gussa gusse gussewale ghussa scold scolds scolding daant-te dantte daatte rude strict kind polite patient-hai friendly shant rag raag ragavtat ragavtil chidtat chidchid datte gentle गुस्सा गुस्से डांटते डाँटते राग रागावतात रागवतात चिडतात ओरडतात शांत',
  afraid: 'afraid scared fear fearful nervous dar darr dar-lagta darr-lagta ghabrahat bhiti bhitee bhiti-vatte डर घबराहट भीती भिती',
  exam: `examination exam examine examining examined checkup check-up checking check chekup cheking tapasni tapasani tapastana tapasatana janch jaanch checkup-me during-checkup finger-test undress kapde-utarna तपासणी तपासताना जांच जाँच चेकअप चेकिंग`,
  sits: 'listen listens sun-sakta sun-sakte sunna aikel aikayla aiku सुन सुनना ऐकेल ऐकू gents sit sits sitting stay-with come-with be-with present accompany basu basta-yeil basun baith baithna baithe baith-sakti baith-sakta allowed-inside yeu aa-sakta aa-sakti aa-sakte बैठ बैठना बसू बसता येऊ आ-सकता आ-सकती आ-सकते',
  clock: `parso parva parwa next-week diwali-ke-din dasara diwali holi nd-saturday second-saturday fourth-saturday परसों परवा pm p-m o-clock oclock baje bajhe vajta vajata vajlyanantar after-office office-ke-baad office-nantar office-sutlyavar office-chutne after-work after-duty duty-ke-baad duty-nantar after-school late-evening late-evng late-night how-late evening evng evening-me evening-la sandhyakali sanjhi shaam sham shamko sakali
    subah morning mrng dupari dopahar lunch lunch-time lunch-break jevanachya-velet jevnachya-velet khane-ke-time sunday sundays saturday saturdays ravivar ravivari itwar itvar shanivar shanivari holiday holidays sutti suttichya chutti weekend
    बजे वाजता वाजल्यानंतर ऑफिस-के-बाद ऑफिसनंतर ड्यूटी-के-बाद काम-के-बाद शाम सुबह दोपहर संध्याकाळी सकाळी दुपारी जेवणाच्या-वेळेत खाने-के-टाइम लंच रविवार रविवारी इतवार शनिवार शनिवारी सुट्टी सुट्टीच्या छुट्टी`,
  opens: `open opens opening opned close closes closed closing shut khula khule khulta khulti khulega band bandh chalu chaalu suru available availble milenge milte milta bhetnar bhettil bhetel ughda ughade ughdi asta astat basta bastat baithte baithta baithenge sits last-patient kitne-baje-tak kiti-vajeparyant
    खुला खुले खुलता खुलेगा बंद चालू सुरू मिलेंगे मिलते भेटतील भेटणार उघडा उघडे उघडं असतं असता असतात बसतात बैठते बैठेंगे`,
  comes:
    'come coming aau aaun aana aane aaye aa-sakta aa-sakte aa-sakti yeu yaycha yayche yeta yeta-yeil visit pohoch pohochu reach आऊं आना आएं आ-सकते येऊ यायचं यायचे येता',
  admits: `admit admits admitted admission admissions bharti bhartee daakhil dakhil dakhal operate operates operation operations surgery भर्ती दाखिल दाखल ॲडमिट एडमिट ऑपरेशन`,
  hospitals:
    'which-hospital which-hospitals what-hospital kaunse-hospital kaun-se-hospital kaunsa-hospital konse-hospital konsa-hospital kis-hospital konta-hospital kontya-hospital kontya-hospitalmadhe kontya-hospitalla kis-aspatal konse-aspatal kontya-dawakhanyat किस-अस्पताल किस-हॉस्पिटल कौन-से-हॉस्पिटल कौनसे-अस्पताल कौन-से-अस्पताल कोणत्या-हॉस्पिटल कोणत्या-हॉस्पिटलमध्ये कोणत्या-दवाखान्यात कुठल्या-हॉस्पिटलमध्ये',
  schemes: `esi esic echs cghs csma pmjay ayushman aayushman aayushyaman mjpjay yojana yojna yojana-me scheme schemes sarkari-yojana ration-card bpl retired-card pension-card pensioner-card railway-card police-card fauji ex-serviceman golden-card abha smart-card health-card
    ईएसआई ईएसआईसी इएसआय ईएसआय ईसीएचएस ईसीएचएसचे सीजीएचएस आयुष्मान आयुष्यमान योजना योजनेत योजनेतून राशन-कार्ड रेशन-कार्ड फौजी बीपीएल`,
  insurances: `insurance insurence insurnce insurans insurer mediclaim medicliam mediclame policy cashless cashles claim claims tpa bima beema vima reimbursement बीमा विमा इंश्योरेंस इन्शुरन्स मेडिक्लेम क्लेम पॉलिसी कैशलेस कॅशलेस`,
  works:
    'works work accepted accept accepts valid chalta chalti chalte chalega chalegi chalel chalto chalte-ka milega milel hoga hoil lagu covered cover चलता चलती चलेगा चलेगी चालेल चालतं चालते मिलेगा मिळेल होईल लागू',
  bills: 'bill bills billing bil estimate estimat quotation बिल बिलात बिलामध्ये एस्टीमेट अंदाजपत्रक',
  partOfBill: `room rooms kamra kamre kholi bhada medicine medicines dawa dava dawai dawaiya aushadh aushadhe separate separately alag alag-se vegla vegle judta judega jodte included include includes including anaesthesia ot-charges ot-charge consumables hidden
    कमरा कमरे खोली खोलीचं दवा दवाई दवाइयां औषध औषधे औषधं अलग अलग-से वेगळं वेगळे जुड़ता जुड़ेगा शामिल`,
  costs:
    'cost costs price rate rates charge charges kharch kharcha kharchik paisa paise rupaye rupees rs kimat keemat lagega lagta lagel lagtil dena-padega bharna-padega mehnga mehanga mahag come-to-in come-to-total would-it-come budget खर्च खर्चा पैसे पैसा रुपये रुपए दर रेट कीमत किंमत लगेगा लगता लागेल लागतील महंगा महाग',
  howMany: 'how-much hw-much kitna kitne kitni kiti total kul approx approximately around andaze andaj किती कितना कितने कितनी कुल एकूण',
  stitch: 'stitch stitches tanke taanke dressing टांके टाके ड्रेसिंग',
  takesTime: `time-mil time-milega time-mil-sakta time-chahiye time-dya time-de-do vel-milel vel-milu vel-dya vel-pahije vel-hava samay-mil samay-milega samay-chahiye appointment-chahiye appointment-pahije टाइम-मिल टाइम-मिलेगा समय-मिल समय-मिलेगा वेळ-मिळेल वेळ-द्या वेळ-पाहिजे take-appointment need-appointment time-lena time-lena-padega samay-lena vel-ghyavi vel-ghyavi-lagel vel-ghyaychi appointment-lena appointment-leni number-lagana nambar-lagana numbar-lagana number-lavaycha nambar-lavaycha समय-लेना समय-लेना-पड़ेगा टाइम-लेना अपॉइंटमेंट-लेनी अपॉइंटमेंट-लेना वेळ-घ्यावी वेळ-घ्यायची नंबर-लगाना नंबर-लावायचा appointment appointments appt apointment appoinment`,
  refuses: `dont-want do-not-want no-longer anymore any-more nahi-chahiye nahi-chaiye nahi-chahie nako nakoy nakoch nahi-pahije नहीं-चाहिए नको नकोय नकोच नाही-पाहिजे`,
  moves: `change changing shift shifting reschedule resched postpone prepone pudhe dhakla badal badalna badalni badlaycha badlaychi aage-badha another-day other-day different-day dusra-din dusre-din dusrya-divshi बदल बदलना बदलनी बदलायची बदलायचा पुढे-ढकल पुढे दूसरे-दिन दुसऱ्या-दिवशी`,
  reads: `read reads see sees look looks access vachnar vachto vachte vachel padhega padhta padhenge dekhega dekhta dekhenge baghnar baghto pahnar पढ़ेगा पढ़ता देखेगा देखेंगे वाचणार वाचतं बघणार बघतं पाहणार`,
  wrote: `i-sent sent bheja bheji pathavla wrote write typed type typing fill filled form forms likha likhi lihila lihile lihilela bhara bharla bharlela लिखा लिखी लिहिलं लिहिलेलं लिहिले भरा भरला फॉर्म`,
  vehicle: `vehicle vehicles two-wheeler twowheeler two-wheelers four-wheeler fourwheeler scooter scooty activa scooti bike bikes car cars gaadi gadi gadya gaadya motorcycle dupahiya duchaki chaarchaki charchaki cab गाड़ी गाडी गाड्या दुचाकी चारचाकी स्कूटर स्कूटी बाइक कार`,
  leaves: `leave keep place space spot parking park parked jagah jaga jagaa thevu thevaychi thevayla thevta rakhna rakhe rakhu rakhne khadi khade lavu lavaychi lavta lagau lagana lagaye जगह जागा ठेवू ठेवायची रखना रखें खड़ी उभी लावू लावायची लगाएं पार्किंग`,
  address: `address adress addres exact-address full-address exact-pata pata-bhejo pata-bata pata-batao pata-bataiye pata-kya pata-de poora-pata pura-pata patta patta-kay patta-sanga location locaton loction google-map googel-map map pin-location landmark पत्ता पता-बताओ पता-क्या पता-भेजो लोकेशन गूगल-मैप नकाशा`,
  emptyStomach: `empty-stomach khali-pet khalipet upashi upashipoti upashi-poti fasting fast bhukhe bhuke-pet eat-before kha-ke jevun jevan-karun nashta-karke खाली-पेट खाली-पोट उपाशी उपाशीपोटी भूखे जेवून नाश्ता-करके`,
  free: `free muft mofat fukat again-charge charge-again फ्री मुफ्त मोफत फुकट`,
  help: `help madad madat support sahayata sahayta sahay maaf मदद मदत सहायता सहाय्य`,
  someoneBefore: `got-treated got-operated treated-here operated-here kisi-ne kisine konitari koni-tari someone-who somebody-who people-who patients-who patient-who anyone-who kisi-patient old-patients other-patients dusre-patient itar-patient किसी-ने कोणीतरी कोणी-तरी दूसरे-मरीज इतर-पेशंट`,
  itself: `bade-doctor bada-doctor mothe-doctor main-doctor chief-doctor senior-doctor बड़े-डॉक्टर मोठे-डॉक्टर himself herself khud swata swatah self personally junior juniors assistant assistants trainee student students resident chele chela helper खुद स्वतः जूनियर ज्युनियर असिस्टेंट सहाय्यक`,
  answered: `picked picks picking pick answering answered utha uthata uthate uchalat uchlat lifting respond responding उठा उठाते उठाता उचलत उचलला`,
  speaksFor: `talk-for-him talk-for-her talk-for-papa talk-for-mummy unke-liye-bol mere-liye-bol tyanchya-sathi-bol`,
  /** Tells nothing here. */
  plain: `keep ready option hi old year number-of parent picked nobody since wrote remove deaf mute blind lying down total together beside small thing things real general two number thousand real-wala exactly side enter door first second nd rd th st anything everything hoke hokar utarkar utrun nantar ladies gents padega padegi padenge padta padti dega denge dunga doge legi lega lenge kar karke karwa karwana hua nikal jaldi batao bata bataiye sanga mota motamota plz pls thr frm ur u r n wil abt yr yrs bcoz bcz cuz coz hw wat wht ok okay yes maine humne humko hamko unko unke uske tumhi
    gate darwaza problem problm prob monthly pension retired doc docs saheb bhejegi bhejega bhejenge aapse tumse ye yeh woh wahi agn agin full paid pay own pocket nikalwane lakh hazar hajar naya nayi first ji haan
    पड़ेगा पड़ेगी पड़ेंगे पडेगा पड़ता देगा देंगे दूंगा लेगा लेंगे करके जल्दी बता बताओ मोटा गेट दरवाजा ये यह वह वो मैंने हमने हमको उनको उनके मी मला आमच्या आमचे आमचा त्यांना त्याच्या तिच्या पडतो पडते पडेल रिटायर पेंशन अपने लाख हजार जी हां`,
} as const;

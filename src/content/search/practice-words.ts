import { practice } from '#content/practice.ts';
import { furtherClasses, furtherWordsOfAsks } from './practice-words-further.ts';
import { morePeopleAndMoney, peopleAndMoneyClasses } from './practice-words-people.ts';

/**
 * Everyday words by what they mean, in English, Hinglish, Marathi and Hindi. A hyphen joins words that mean it together. A Devanagari word
 * is known by its sound, so only what sounds unlike its Latin spelling stands here twice. Only the Worker reads them.
 */
const everydayClasses = {
  when: `when kab kadhi time timing hours samay vel vela vajta vajata vajeparyant vajepasun baje bajese what-time kiti-vajta kitne-baje kis-samay kis-waqt
    konti-vel kontya-veli which-day which-days kis-din konte-divas kontya-divshi कब कधी किस-समय किस-वक्त किस-दिन वेळ समय वाजता वाजेपर्यंत बजे`,
  daypart: `morning evening afternoon night lunch sakali sakal sandhyakali sandhyakal sanjkali dupari dupar ratri raat subah savere shaam sham dopahar
    saanj weekend sunday monday tuesday wednesday thursday friday saturday ravivar raviwar itwar itvar somvar somwar mangalvar mangalwar budhvar budhwar
    guruvar guruwar shukravar shukrawar shanivar shaniwar holiday holidays sutti chutti holi diwali dasara dussehra ganpati eid christmas new-year
    today tomorrow aaj udya kal सकाळी संध्याकाळी दुपारी रात्री रात सुबह शाम दोपहर सुट्टी छुट्टी आज उद्या`,
  night: `night ratri raat रात्री रात`,
  open: `open opens opening close closes closed closing shut khula khule khuli khulta khulte khulti khulega khulna band bandh chalu suru shuru ughada
    ughade ughde ughdi ughadta ughadto ughadte available opd seen milte milta milti milenge baithte baithta baithti baithenge bastat basta dekhte dekhta
    dekhti dekhenge dikha dikhaye baghtat baghta tapastat asta astat astil astel asto aste bhettil bhetel yetat sit sits
    खुला खुले बंद चालू सुरू उघडा उघडे मिलते बैठते बैठती देखते देखती बसतात असतात असतील`,
  until: `till until upto paryant parynt paryanta tak तक पर्यंत`,
  where: `where kuthe kuthun kothe kahan kaha kidhar address patta pata location map landmark area ilaka ilake floor majla majlyavar manzil manjil side
    building road opposite samor javal javal najik paas nearby nemka nemke exactly-where लोकेशन पत्ता पता इलाका इलाके मंजिल मजला मजल्यावर`,
  from: `from varun hun hoon pasun coming-from वरून हून पासून`,
  how: `how kase kasa kashi kasha kas kaise kaisa kaisey कसं कसा कसे कशी कैसे`,
  come: `come coming reach yaycha yayche yaychi yayche-ahe yeu yeta yeil yenar yetoy yetey yetoy yetoye aana aane aau aaun aaye aayen aayein aaenge aayenge
    aa-rahe aa-raha aa-rahi pohoch pohochayche pohochaycha pohochnar pohchna pahunche pahunchna pahuchna get-there get-down get-off utraycha utrayche
    utre utru utarna utarna route rasta raasta direction directions way arrive यायचं यायचे यायचा येऊ येता येईल येणार येतोय येतेय पोहोचायचं पोहोचायचे
    पोहोचू पहुंचे पहुंचना पहुँचे आएं आएंगे आना रास्ता रस्ता उतरायचं उतरायचे`,
  transport: `bus rickshaw riksha rikshaw rikshane auto cab taxi ola uber train metro car scooter bike gadi gaadi station stop stand depot airport railway
    एसटी st-stand बस रिक्षा रिक्शा ऑटो ट्रेन मेट्रो गाडी गाड़ी स्टेशन`,
  far: `far distance door dur lamb lambh km kilometre kilometer दूर लांब`,
  parked: `park parking lavaychi lavaycha lavayla lavu lagaye lagana lagau khadi thevayla thevu thevaychi lavta पार्किंग लावायची लावायला लावू ठेवायला खड़ी लगाएं`,
  steps: `lift elevator stairs steps jine jina zina sidhi seedhi seedhiyan wheelchair ramp chadhu chadhta chadhna climb जिना जिने सीढ़ी लिफ्ट व्हीलचेयर`,
  money: `fee fees paise paisa kharch kharcha charge charges cost price rate bill rupees rs amount pay paying payment lagtat lagtil lagel lagega lagenge lete
    leta leti gheta ghetat dena dyave dyayche mahag mehenga mehanga mahenga swast sasta deposit advance estimate फी फीस पैसे पैसा खर्च खर्चा बिल शुल्क
    लागतात लागतील लागेल लगेगा लगेंगे लेते घेता घेतात देना महाग महंगा`,
  howMuch: `how-much kiti kitna kitne kitni total ekun किती कितना कितने कितनी एकूण कुल`,
  payBy: `upi gpay phonepe phone-pe paytm google-pay card cash cheque rokh nagad emi कार्ड कैश रोख`,
  visit: `consultation consulting consult dikhana dikhane dikhaane dikhao dakhavayla dakhavayche dakhavaycha dakhavu dakhavta dakhvayla tapasani tapasni tapasay
    tapasaychi tapasayche tapasayla bhet bhetiche bhetichi bheticha mulakat salah salla opinion checkup check-up show-my showing-reports first-visit
    first-time pehli-baar pahilyanda pahilya follow-up followup dobara dubara punha phir-se come-again next-visit
    दिखाना दिखाने दाखवायला दाखवायचे दाखवायचं तपासणी तपासायचे भेट भेटीचे सलाह सल्ला दोबारा पुन्हा पहली-बार पहिल्यांदा`,
  insurance: `insurance insured insurer policy polisi mediclaim cashless claim tpa bima beema vima reimbursement hdfc-ergo niva-bupa max-bupa bajaj-allianz
    icici-lombard star-health star-helth care-health new-india oriental-insurance united-india national-insurance sbi-general tata-aig aditya-birla reliance-general
    manipal-cigna religare digit acko cigna lic company-card health-card corporate-insurance बीमा विमा पॉलिसी मेडिक्लेम कैशलेस कॅशलेस क्लेम`,
  scheme: `scheme yojana yojna yojnet yojanet sarkari government ayushman pmjay mjpjay phule ration-card cghs echs esic esi free mofat muft fukat
    योजना योजनेत सरकारी आयुष्मान मोफत मुफ्त रेशन`,
  covered: `cover covers covered accept accepts accepted chalel chalto chalta chalte chaltat chalega chalegi milega milel milta manya manjur approve approved reject
    rejected refuse refused mana-kar nakar settle tie-up चालेल चालतो चालते चलेगा मंजूर मिलेगा मिळेल मना नाकारला`,
  company: `company wale walyanni bank-card कंपनी वाले`,
  operation: `operation operations surgery surgeries surgical operate operated procedure opration oparation opreshan shastrakriya shastrkriya serjari
    ऑपरेशन सर्जरी शस्त्रक्रिया शस्त्रक्रिये`,
  before: `before prior purvi purvi aadhi adhi adlya aadlya aadhlya adhlya pehle pahle on-the-day day-of operation-day surgery-day chya-divshi divshi
    ke-din wale-din पूर्वी पुर्वी आधी आदल्या दिवशी पहले के-दिन वाले-दिन`,
  after: `after nantar nanter zalyavar jhalyavar kelyavar kadhlyavar baad post afterwards once-it-is नंतर झाल्यावर केल्यावर काढल्यावर बाद`,
  prepare: `prepare preparation preparing prep ready tayari taiyari checklist bag pack saman samaan bring lana aanayche aanaycha aanave anave gheun fasting upashi
    empty-stomach khali-pet breakfast nashta तयारी तैयारी सामान आणायचे आणावे उपाशी नाश्ता`,
  doing: `do kare karein karna karaycha karayche karave kay-karaycha kay-karave kya-kare करायचं करायचे करावे करावी करें करना`,
  eating: `eat food drink water tea coffee milk jevan jevaycha jevayche jevu khau khave khaycha khana khaye piu pyave pyayche pina pani chai dudh juice
    जेवण जेवायचं जेवायचे खाऊ खावे खाना खाएं प्यावे पानी पाणी पी चाय चहा दूध`,
  tablets: `tablet tablets medicine medicines pill pills goli golya goliya dawa dawai aushadh insulin गोळी गोळ्या दवा दवाई औषध औषधे`,
  stopping: `stop skip hold pause band-karaychya band-karna band-kare बंद बंद-करायच्या बंद-करना`,
  recovery: `rest aram aaram recover recovery bed-rest walk walking feet tanke taanke stitches stitch dressing jakham jakhmetun wound scar kaam kam work job office
    kamavar bath bathe angol aanghol nahana drive driving chalvu chalavu lift-weight ghar home discharge stairs sidhya
    आराम टाके टांके जखम घाव काम कामावर आंघोळ नहाना चालवू घर घरी चलना`,
  together: `with along barobar sobat saath sath accompany attendant attender relative relatives natevaik natevaaik rishtedar family gharche gharwale
    people log jan loka mummy mother brother wife husband son daughter barobarche सोबत बरोबर साथ नातेवाईक रिश्तेदार लोग जण`,
  staying: `stay staying stays sleep lodge hotel room rooms rahu rahaychi rahayla rahnyachi rahne rehne rukna ruk rukne rukenge dharamshala dharmshala
    accommodation soy soya guest-house raat-ko रहायची राहायची राहण्याची राहू रुकने रहने रुक सोय लॉज`,
  outside: `outside-city other-city outstation village gavahun gavavarun gaavahun bahergaon bahargaon bahar-gaon bahar-se dur-gaon gaon-se gavakadun
    गावाहून गावावरून बाहेरगाव बाहेरगावाहून गांव-से बाहर-से बाहर-गांव`,
  request: `request form requests vinanti arj reference receipt submitted sent-message रिक्वेस्ट विनंती फॉर्म अर्ज रसीद पावती`,
  filled: `filled submitted bhara bharla bhar sent send pathavla pathavli bheji bheja dila dile dali dala diya typed gave entered भरा भर भरला दिला दिली दिलेली डाला भेजी भेजा`,
  wrong: `wrong galat galti galtise chukla chukicha chukichi chukiche chuk chukun mistake mistakenly typo correction correct incorrect twice do-baar donda
    गलत गलती चुकीचा चुकला चुकून चूक`,
  changing: `change changing correct edit update badal badala badalna badalni badlaycha badlaychi बदल बदलना बदलायचा बदलायची`,
  cancelling: `cancel cancelled radd raddh nako withdraw delete remove erase hatao hatana kadhun-taka mita रद्द कैंसल कॅन्सल हटाओ हटा काढून काढून-टाका मिटा`,
  number: `number numbers nambar no mobile नंबर मोबाईल मोबाइल`,
  details: `details information data mahiti jankari माहिती जानकारी`,
  call: `call called calls calling phone phoned fon ring rung rang callback फोन कॉल`,
  notYet: `not nobody none no-one never nahi nahin ajun ajunparyant abhi-tak ab-tak still yet waiting intezaar intejar vaat uttar reply answer replied
    jawab नाही नहीं अजून अभी-तक उत्तर जवाब इंतज़ार इंतजार वाट आलाच`,
  callBack: `call-me phone-me ring-me call-back phone-back parat-phone parat-call wapas-call wapas-phone phone-kara phone-karo call-kara call-karo phone-karun karal
    kara karwa-do karwa-dijiye परत-फोन फोन-करा फोन-करें कॉल-करें कराल करा`,
  talk: `talk speak baat bolaycha bolayche bolaychay boln बोलायचं बोलायचे बात बात-करनी`,
  person: `person human insaan insan staff receptionist reception manager someone somebody koni kisi इंसान`,
  remote: `online video video-call skype zoom whatsapp-call ghar-baithe gharbasalya teleconsultation tele phone-var phone-par घर-बैठे घरबसल्या ऑनलाइन ऑनलाईन व्हिडिओ वीडियो`,
  appointment: `appointment appointments apointment booking book slot bhetaychi bhetayche bhetaycha milna milne numbar-lagana namber vel-havi vel-pahije
    अपॉइंटमेंट भेटायची भेटायचे वेळ-हवी वेळ-पाहिजे मिलना`,
  doctor: `doctor doctors docter surgeon madam mam maam dr sir daktar doktar sarjan physician specialist डॉक्टर मैडम मॅडम सर्जन डॉ`,
  clinic: `clinic clinics clinc hospital davakhana davakhanyat davakhanyacha dawakhana aspatal haspatal rugnalay opd your-place tumcha tumchya tumche tumchi aapka
    aapke tumhi aap practice क्लिनिक हॉस्पिटल दवाखाना दवाखान्या रुग्णालय अस्पताल तुमचं तुमच्या तुमचा तुम्ही आप आपके`,
  patient: `patient patients rugna marij mareej pesant रुग्ण पेशंट मरीज मरीजों रुग्णां`,
  studied: `study studied studies degree qualification qualified education shikle shikli shikla shikshan padhe padhi padhai training trained mbbs ms mch
    experience anubhav tajurba kiti-varsha kitne-saal varsha-pasun registration शिकले शिकल्या शिक्षण पढ़े पढ़ी पढ़ाई अनुभव तजुर्बा कितने-साल किती-वर्ष`,
  tongue: `language marathi hindi english gujarati kannada bhasha मराठी हिंदी हिन्दी इंग्रजी भाषा`,
  speaking: `speak speaks understand samajhte samajhti samajte samajta kalta bolta bolte bolti boltat boltaat talk बोलतात बोलते बोलता समझते कळते`,
  who: `who kaun kon konta konte konti konache कौन कोण कोणता कोणते`,
  willOperate: `operate operates karnar karega karenge karta kartat kele kela keli kiye kiya did done करणार करेगा करेंगे केले केली किये किए`,
  howMany: `how-many kiti kitne kitni किती कितने`,
  lady: `lady female woman mahila stri महिला स्त्री`,
  earlier: `earlier previous past juni june junya aadhichya adhichya adhiche pehle-ke pahle-ke purvichya आधीच्या पहले-के जुन्या पूर्वीच्या`,
  shown: `case cases kes example examples udaharan udaharane photo photos picture pictures story stories केस केसेस उदाहरण उदाहरणे फोटो`,
  reports: `report reports papers file files kagad kagadpatra kagaj document documents रिपोर्ट कागदपत्रे कागज फाइल फाईल`,
  waited: `wait waiting queue line vaat-baghavi der-lagegi kitni-der थांबावे-लागते रांग`,
  place: `${practice.address.locality.toLowerCase()} kothrud karvenagar swargate shivajinagar hadapsar katraj kharadi wakad baner aundh hinjewadi hinjawadi pimpri chinchwad nigdi bhosari sinhagad
    warje dhankawadi kondhwa camp deccan viman-nagar vimannagar yerwada bavdhan pashan bibwewadi sahakarnagar chakan talegaon lonavala mumbai thane
    navi-mumbai nashik nasik nagpur kolhapur solapur satara sangli latur nanded beed bid osmanabad dharashiv parbhani jalna aurangabad sambhajinagar
    ahmednagar ahilyanagar nagar jalgaon dhule akola amravati ratnagiri baramati indapur pandharpur karad goa belgaum hyderabad bangalore
    पुणे पुण्या स्वारगेट शिवाजीनगर हडपसर कोथरूड मुंबई नाशिक सोलापूर कोल्हापूर सांगली सातारा लातूर नगर`,
} as const;

export type PracticeWord = keyof typeof everydayClasses | keyof typeof peopleAndMoneyClasses | keyof typeof furtherClasses;

/** Of each kind, the words of all files. */
export const practiceWords = Object.fromEntries(
  [everydayClasses, morePeopleAndMoney, peopleAndMoneyClasses, furtherWordsOfAsks, furtherClasses]
    .flatMap((each): ReadonlyArray<[string, string]> => Object.entries(each))
    .reduce((all, [kind, words]) => all.set(kind, `${all.get(kind) ?? ''} ${words}`), new Map<string, string>()),
) as Readonly<Record<PracticeWord, string>>;

/**
 * More everyday words by what they mean, written as in `practice-words.ts`: whom people ask for, how they pay, festivals and months, and
 * slips that no rule mends.
 */
export const morePeopleAndMoney = {
  daypart: `january february march april june july august september october november december jan feb aug sept oct nov dec janevari farvari
    noon festival festivals tyohar tyohaar utsav san-asel public-holiday bank-holiday independence-day republic-day gandhi-jayanti ambedkar-jayanti shivjayanti
    shiv-jayanti gudi-padwa gudhi-padwa padvyala padwyala padvyachya gudipadwa padwa sankranti sankrant pongal rakhi rakshabandhan raksha-bandhan janmashtami dahihandi dahi-handi
    ganesh-chaturthi ganeshotsav visarjan navratri navratra dussera vijayadashami dhanteras bhaubeej bhau-beej bhaidooj laxmi-pujan lakshmi-pujan kojagiri
    muharram bakri-eid ramzan ramadan ramjan good-friday mahashivratri buddha-purnima guru-purnima maharashtra-day padva halidays hoilday sutya
    ऑगस्ट अगस्त जानेवारी जनवरी फरवरी फेब्रुवारी मार्च एप्रिल अप्रैल जून जुलाई जुलै सितंबर सप्टेंबर अक्टूबर ऑक्टोबर नवंबर नोव्हेंबर दिसंबर डिसेंबर
    दिवाळी दिवाली दसरा होली होळी गणपती गणेशोत्सव विसर्जन नवरात्र नवरात्रि पाडवा संक्रांत रक्षाबंधन ईद त्योहार सणा सुट्ट्या नाताळ क्रिसमस शिवजयंती आषाढी`,
  open: `working working-day duty on-duty on-leave khule-rahega khula-hai ughda ughadi ughad chalu-aahe band-aahe baithe baithte-hai bhetnar bhetatat bhettat
    baghnar dekhega dekhenge tapasnar उघडते उघडतात उघड भेटतात भेटतील बघतात तपासतात मिलेंगे बैठेंगे देखेंगे`,
  where: `kithe kuthay kuthey kidar kidhr located adress addres adres exact-location pin pincode pin-code google-map naksha nakasha nakashe पिनकोड नकाशा नक्शा
    किधर कुठं कुठल्या-भागात`,
  come: `yene yenyasathi yenyacha rech reech pohchu pohachu pohchaych pohochaych utarave pahunchu pahuche pahunchte aati-hai aati jaati aate yete yetat`,
  transport: `staton staion stasion stetion steshan stesan sthanak tempo rikshaw auto-rickshaw pmpml pmt st-bus shivneri shivshahi local lokal
    flight aeroplane ambulance-nahi स्थानक मेट्रोने बसने रिक्षाने ट्रेनने कार`,
  steps: 'walker crutches kubdi kubadi come-up go-up upstairs upar-chadhna stretcher',
  far: `kitna-door kitni-door kiti-lamb kiti-dur dooriyan antar अंतर फासला`,
  place: `station-road deccan-gymkhana fc-road jm-road sb-road law-college-road prabhat-road erandwane erandwana ambegaon narhe dhayari undri mohammadwadi
    wagholi lohegaon dhanori vishrantwadi magarpatta mundhwa manjari loni uruli saswad jejuri bhor velhe mulshi paud lavasa shirur ranjangaon junnar manchar
    narayangaon rajgurunagar khed dehu alandi dehuroad tathawade ravet punawale sangvi pimple-saudagar pimple-gurav wai mahad panchgani phaltan akluj barshi
    tuljapur udgir hingoli washim yavatmal wardha chandrapur gondia bhandara buldhana malegaon shirdi sangamner kopargaon rahuri ichalkaranji sawantwadi
    sindhudurg raigad alibag panvel vashi kalyan dombivli vasai virar palghar indore surat ahmedabad vijapur bijapur gulbarga bidar dharwad hubli
    सातारा साताऱ्या सोलापुर नगर बारामती औरंगाबाद संभाजीनगर धाराशिव बीड परभणी जळगाव धुळे अकोला अमरावती नागपूर हिंजवडी वाकड पिंपरी चिंचवड कात्रज वारजे`,
  staying: `intezam intejam intzam intazam intajam vyavastha vyavasta bandobast mukkam mukam nivas rahne-ki rukne-ki jagah-milegi thamba thambaych thambayla halt
    overnight night-stay व्यवस्था इंतजाम मुक्काम निवास थांबायला`,
  outside: `gaon-varun gavatun gavavarun dusre-shahar dusrya-gavahun out-of-town out-station from-far बाहरगाव दुसऱ्या-गावाहून`,
  doctor: `head-surgeon head-doctor chief-surgeon chief-doctor doctoranshi doctorashi doctorshi bade-doctor bada-doctor mothe-doctor motha-doctor bade-surgeon बड़े-डॉक्टर मोठे-डॉक्टर doctr docteur doctors-name surgoen surgon sergen surgen sarjon gastroenterologist gastro gastrologist hepatologist proctologist
    डॉक्टरां डॉक्टरांशी सर्जनां गैस्ट्रो गॅस्ट्रो डॉ-मैडम वैद्य`,
  operation: `oprations operasan opresan opretion opration-la surgry sugery surgerys op ऑपरेशनला सर्जरीला ओपरेशन आपरेशन`,
  studied: `qualifcation qualifications qualificaton qualifed experiance experince experienced fellowship credentials certified certificate diploma
    profile background gold-medal gold-medalist medalist medallist career practising practicing expert expertise specialised specialized famous skilled success-rate nmc mmc
    sikshan shikshn shikla padhai-ki kahan-se-padhe kuthun-shikle anubhavi nishnat tadnya tadnyan prasiddh hushar
    अनुभवी डिग्री पदवी योग्यता विशेषज्ञ तज्ज्ञ निष्णात प्रोफाइल`,
  lady: `ladies women aurat baai stree लेडी बाई महिलां औरत`,
  who: `which whom kisko kunala kunachya kiska kisse kiske kisne kunakade koni-kela konakade किसको किससे किसने कुणाला कोणाकडे कोणी-केलं konsa konse konsi kaunsa kaunse kaunsi कौनसा कौनसे कौनसी`,
  willOperate: `doing done-by performs perform performed kartil karnare karnaar karte karti kartaat karvtat karenge-kya khud-karenge operating
    करतात करतं करते करतील करणारे करेंगे करेगी करती`,
  insurance: `mediassist medi-assist md-india vidal heritage-tpa fhpl paramount raksha-tpa health-india safeway ericson volo good-health-tpa
    hdfc ergo niva bupa maxbupa starhealth icici-health kotak bajaj-general cholamandalam royal-sundaram iffco-tokio future-generali universal-sompo
    navi-insurance go-digit magma liberty national-mediclaim oriental mediclame medicliam mediclaym cashlss cashles kashless claims preauth pre-auth
    pre-authorisation pre-authorization sum-insured copay co-pay co-payment topup top-up insurence insurance-desk group-policy corporate-policy
    मेडीक्लेम विम्या विम्याचे बीमे पॉलिसीत`,
  scheme: `paise-nahit paise-nasatil paise-nastil paise-naslyas cannot-afford cant-afford afford parvadat parvadnar पैसे-नसतील पैसे-नाहीत परवडत परवडणार mjpjy mjpjay mahatma-phule jan-arogya janarogya jeevandayee jivandayi pm-jay golden-card ex-serviceman ex-servicemen army-card fauji faujee sainik
    retired-army railway-card railway-employee police-family mhada-card kesari kesharee keshri pivle-ration yellow-ration orange-ration bpl antyodaya
    cm-fund mukhyamantri-nidhi mukhyamantri-sahayata charity charitable trust-fund ngo dharmaday garib gareeb garibansathi poor below-poverty
    निवृत्त फौजी सैनिक गरीब धर्मादाय मुख्यमंत्री पिवळे केशरी जनआरोग्य`,
  covered: `acepted accpted accepeted valid applicable lagu laagu allowed-here panel empanelled empanelment empaneled chalta-hai chaltay लागू वैध`,
  before: 'pehlay pehele aadhee adhi',
  visit: `consulting-fee consultaion consultaton consltation consulation consulting-charges dikhane-ki opd-charges opd-fees case-paper casepaper case-papers
    revisit re-visit dusri-baar dusryanda tapasun केसपेपर केस-पेपर तपासून दुसऱ्यांदा`,
  appointment:
    'appointmnt apointmnt appoinment appointement apontment bhetnyasathi bhetnyachi bhetayla bhetaychay bhetaychi अपॉइन्टमेंट अपाइंटमेंट अपॉईंटमेंट भेटायला भेटण्यासाठी',
  money: `kharach kharchaa feez fis fess fee-kiti rupaye rupaya rupye rupee paise-lagnar kimat keemat budget mulya price-list rate-card ratecard cahrges chrges
    charjes kosten kostto रुपये रुपया रूपये कीमत किंमत दर रेट मूल्य चार्ज चार्जेस`,
  payBy:
    'online-paise paise-online online-pay online-bharta online-bharu credit-card debit-card netbanking net-banking bank-transfer neft rtgs online-payment qr scan-karke गूगल-पे फोनपे यूपीआई युपीआय नगद रोकड',
  number: 'nambr numbr nmbr phone-number contact-number mobile-number telephone landline',
  request: 'aplication application callback-form message-form status sandesh सन्देश संदेश मैसेज मेसेज',
  callBack: 'callback-chahiye call-karwao phone-karwao ring-back parat-phone-kara contact-me',
  call: 'cal-kiya phone-number-pe helpline hotline',
  talk: 'sampark contact baatcheet bol-sakta bolu bolne bolayla संपर्क बोलायला बोलू बातचीत',
  reports: 'reportes riport riporte xray films cd पेपर रिपोर्ट्स अहवाल',
  shown: 'gallery before-after album outcome outcomes results-of',
} as const;

/** Kinds that `practice-words.ts` has not: who works with the surgeon, another opinion, parts of a bill, and what has no price of its own. */
export const peopleAndMoneyClasses = {
  team: `team staff-member dietitian dietitians dietician dieticians diatician dietecian dietition dietican diettician nutritionist nutritionists dietist
    diet-doctor diet-expert aahaartadnya aahar-tadnya ahartadnya poshantadnya nurse nurses nursing-staff parichari paricharika sister-on-duty
    physiotherapist physio counsellor counselor psychologist coordinator co-ordinator assistant assistants assisstant asistant junior juniors resident
    residents intern interns trainee trainees helper compounder radiologist pathologist oncosurgeon team-members
    डाइटीशियन डायटीशियन डाइटिशियन डायटिशियन आहारतज्ज्ञ आहारतज्ञ आहार-तज्ञ पोषणतज्ञ नर्स परिचारिका 
    असिस्टेंट सहाय्यक जूनियर ज्युनियर फिजियो टीम`,
  anaesthetist: `anaesthetist anesthetist anasthetist anaestetist anesthesist anaesthesiologist anesthesiologist anaesthesia-doctor anesthesia-doctor
    behoshi-ka-doctor behoshi-ke-doctor behoshi-wale behoshi-wala bhul-denare bhul-denara bhool-denare bhul-denari bhulicha-doctor bhultadnya behosh-karne-wale
    bhulitadnya भूलतज्ज्ञ भूलतज्ञ भूल-देणारे भूल-देणारा भूल-देणार बेहोशी-के-डॉक्टर बेहोशी-वाले बेहोश-करने-वाले`,
  whom: 'whom kisko kisse kunala kunashi konashi kunakade konakade किसको किससे कुणाला कोणाला कुणाशी कोणाशी',
  ladyDoctor: `lady-doctor lady-docter lady-surgeon ladydoctor woman-doctor woman-surgeon female-doctor female-surgeon female-dr lady-dr mahila-doctor mahila-sarjan bai-doctor
    stri-doctor doctor-lady doctor-mahila महिला-डॉक्टर लेडी-डॉक्टर स्त्री-डॉक्टर बाई-डॉक्टर महिला-सर्जन`,
  // No question of who works here: pages about a bag speak of her.
  ofPages: 'stoma-nurse stoma-nurses',
  opinion: `dusre-surgeon dusrya-surgeon dusre-doctor-se dusre-doctor-ki dusrya-doctor-cha surgeon-se-opinion second-opinion second-opinions second-opnion second-openion second-opinon second-oppinion secnd-opinion nd-opinion sekand-opinion another-opinion
    other-opinion dusra-opinion dusri-opinion doosra-opinion dusra-mat dusre-mat dusri-rai dusri-ray doosri-rai doosri-raay doosri-ray dusri-salah
    doosri-salah dusra-salla dusara-salla dusri-raay another-surgeon opinion-from-another सेकंड-ओपिनियन सेकेंड-ओपिनियन दूसरी-राय दूसरी-सलाह दूसरा-मत
    दुसरे-मत दुसरं-मत दुसरा-सल्ला दुसर्या-डॉक्टरांचे-मत`,
  stories: `review reviews rating ratings feedback testimonial testimonials success-story patient-stories anubhav experience experiences abhipray pratikriya
    रिव्यू अनुभव अभिप्राय प्रतिक्रिया`,
  inParts: `emi emis installment installments instalment instalments instalment-plan monthly-payment in-parts pay-in-parts part-payment part-by-part
    kist kisht kisto kishto kiston kishton kisht-mein hapta hapte haptyat haptyane hapte-bharun tukdyat thode-thode-paise thodya-thodya bhagon-mein no-cost-emi zero-interest
    without-interest loan loans medical-loan finance bajaj-finserv bajaj-finance karja karj udhar udhaar udhari baad-mein-dena nantar-dila credit-pe
    किस्त किस्तों किश्त किश्तों हप्ता हप्ते हप्त्यात हप्त्याने कर्ज उधार लोन फाइनेंस ईएमआई`,
  deposit: `deposit deposits diposit advance advance-payment adwans advans jama jama-karna jama-karaycha jama-karayche agau agaau aagau anamat booking-amount token-amount
    pehle-paise aadhi-paise paise-aadhi डिपॉजिट डिपॉझिट एडवांस अॅडव्हान्स अ‍ॅडव्हान्स जमा आगाऊ अनामत पेशगी`,
  cheaper: `discount discounts concession concessions consession waiver rebate savlat sawlat sut-milel chhoot chhut chhoot-milegi riyayat riyaayat kam-karo
    kami-kara kam-ho-sakta senior-citizen senior-citizens senior-sitizen jyeshtha jyesth-nagrik financial-help financial-aid madat-milel
    सवलत सूट छूट रियायत डिस्काउंट ज्येष्ठ वरिष्ठ-नागरिक आर्थिक-मदद आर्थिक`,
  extras: `hidden extra package packages pakage packge included includes include inclusive including exclusive excluded besides breakup break-up itemised
    itemized estimate estimation quotation quote andaj andaaj samavesh samaavesh samavisht shamil alag-se vegla-kharch vegle-paise kay-kay kya-kya additional
    पैकेज पॅकेज शामिल समावेश समाविष्ट अंदाज अतिरिक्त छुपे अलग-से काय-काय क्या-क्या वेगळे`,
  refund: 'refund refunds refunded money-back paise-wapas paise-vapas paise-parat paratava रिफंड परतावा पैसे-वापस पैसे-परत',
  billing: 'bill bills billing final-bill invoice gst-bill total-bill bil बिल बिला बिलात',
  unpriced: `liver-function function-test function-tests sonography sonografi sonografy usg usg-abdomen ultrasound appendix apendix appendics apendics apendiks appendicitis appendectomy appendicectomy endoscopy endoscopi endoscpy endoscopic endo gastroscopy ogd
    indoscopy camera-test fibroscan fibro-scan ct-scan ctscan mri mrcp biopsy manometry blood-test blood-tests lft
    अपेंडिक्स अपेन्डिक्स अपेंडिसाइटिस एंडोस्कोपी एन्डोस्कोपी फाइब्रोस्कैन सीटी-स्कैन बायोप्सी`,
  coverage: 'cover covers covered coverage कवर कव्हर',
  emergency: `emergency imergency emergancy emergncy amergency immergency casualty aapatkal aapatkalin apatkalin tatdi tatdichi taatdi urgent-case
    tabiyat-bigde tabiyat-bigdi tabyet-bighadli tabyet-bighadlyas achanak-tabiyat इमरजेंसी इमर्जेंसी इमर्जन्सी आपातकालीन आपत्कालीन तातडी तातडीची`,
  secrecy: `who-can-see who-will-see who-sees who-reads who-can-read who-else has-access access share shares shared private privacy confidential
    confidentiality secret secure safely leak leaked misuse third-party sell-my kaun-dekh kaun-dekhta kaun-padhega kaun-kaun kisko-diya
    kisko-dete kisko-denge kisko-jata kisko-jaata kisi-ko-mat kisi-aur kunala-deta kunala-dakhavta kunala-sangta kon-baghta kon-baghnar kon-pahto koni-baghu
    gupt gopniya gopniyata guptata khajgi surakshit mahfooz गोपनीय गोपनीयता गुप्त सुरक्षित खाजगी कौन-देख कौन-देखता किसको-दिया किसको-देते
    किसी-और कुणाला-देता कुणाला-दाखवता कोण-बघतं कोण-बघणार`,
  arrived: `did-you-get you-get-it got-it get-it received recieved reached-you did-it-reach milali-ka mila-kya mili-kya pohochla pohochli pahuncha-kya saw-it
    see-it dekha-kya baghitla-ka baghitli-ka मिला-क्या मिली-क्या मिळाली-का मिळाला-का पोहोचला पोहोचली`,
  bed: 'icu ward wards bed beds private-room general-ward semi-private twin-sharing sharing-room deluxe-room special-room आईसीयू वॉर्ड बेड खाट',
  self: 'khud himself herself personally swata swatah swataha स्वतः खुद',
  without: 'without bina vina shivay walk-in walkin directly direct straight-away seedha sidha thet बिना विना शिवाय थेट सीधे सीधा',
  needed:
    'need needed necessary compulsory must mandatory zaroori zaruri jaruri jaroori garaj garjeche aavashyak avashyak required जरूरी आवश्यक गरज',
} as const;

/** More everyday words by what they mean, for the kinds of the other two files, written as there. */
export const furtherWordsOfAsks = {
  appointment: 'register registering new-patient naya-patient navin-patient नया-मरीज नवीन-पेशंट',
  when: 'tym tyme tmng timming timings timmings',
  where: 'nearest nearst nearset najdik najdikcha najdikche najdiki kareeb sabse-paas नजदीक नज़दीक जवळचे जवळचं करीब',
  transport: 'staiton stesion rly',
  daypart: 'ganesh ganesha visarjan ganesh-visarjan ganpati-visarjan satuday saterday sunday-la',
  filled: `pathvu pathavu pathvaycha pathvayche pathvaychi pathavaycha pathavayche bheju bhejna bhejne bhejni bhejun bhejte send-report send-reports sending upload bhej bhej-du bhejdu bhejo likh likha likhi likhle lihile lihila लिखा लिख लिहिला लिहिले whatsapp-karu whatsapp-kar email-karu पाठवू पाठवायचे पाठवायचा
    पाठवायची भेजना भेजने भेजूं भेजें भेज`,
  request: 'whatsapp whatsap watsapp email e-mail mail व्हाट्सएप व्हॉट्सॲप ईमेल message messages messge mesage massage-form msg sms query',
  team: `aahar-visheshagya ahar-visheshadnya diet-specialist dietitan dietition-wali आहार-विशेषज्ञ आहार-तज्ज्ञ डाइट-विशेषज्ञ`,
  willOperate: 'chuke chuka chuki ab-tak aajvar aatta-paryant चुके चुका चुकी अब-तक आजवर आत्तापर्यंत',
  secrecy: 'who-can-se who-wil-see who-al-see kon-vachnar kon-vachel kaun-padhta कोण-वाचणार कोण-वाचतं',
  number: 'contcat contat cntact conatct',
  studied:
    'degre degrees degri gold-medalist member membership memberships association asociation fellow awards award puraskar सदस्य पुरस्कार पदक',
  unpriced:
    'durbin-tapasni durbin-tapasani dorbin-tapasni doorbeen-jaanch doorbin-jaanch दुर्बीण-तपासणी दुर्बिण-तपासणी दूरबीन-जांच endoscpoy endoscpy',
  emergency: 'ambulance ambulans ambulance-gate रुग्णवाहिका ॲम्ब्युलन्स एम्बुलेंस',
  extras: 'estimat estimete andazan',
} as const;

const insurances = ['insurance', 'insurence', 'mediclaim', 'policy', 'cashless', 'bima', 'vima', 'बीमा', 'विमा', 'मेडिक्लेम', 'इंश्योरेंस'];
const uninsured = [
  'uninsured',
  'not-insured',
  'self-pay',
  'self-paying',
  'self-payment',
  ...insurances.flatMap((one) => [
    ...['no', 'without', 'bina', 'vina', 'any', 'बिना', 'विना', 'not-have', 'dont-have', 'do-not-have'].map((no) => `${no}-${one}`),
    ...['nahi', 'nhi', 'nahin', 'nasel', 'naslyas', 'shivay', 'ke-bina', 'नहीं', 'नाही', 'नसेल', 'नसल्यास', 'शिवाय', 'के-बिना'].map(
      (no) => `${one}-${no}`,
    ),
  ]),
];

/** Kinds that neither of them has. */
export const furtherClasses = {
  specialist: 'specialist specialists speshalist spesialist visheshadnya visheshagya expert tajnya tadnya स्पेशलिस्ट विशेषज्ञ तज्ज्ञ तज्ञ',
  desk: 'receptionist reception recepshion front-desk help-desk helpdesk counter रिसेप्शन रिसेप्शनिस्ट',
  writing: 'writing writting written in-writing likhit lekhi likh-kar likhkar lihun लेखी लिखित लिखकर',
  admission: 'admission admision addmission admit admitted bharti dakhal hospitalisation hospitalization hospitalised दाखल भर्ती ऍडमिट',
  visitors:
    'visiting-hours visiting-hour visiting-time visiting-times visiting-timing visitors visitor visitor-pass milne-ka-time milne-ka-samay bhetnyachi-vel bhetayla-vel मिलने-का-समय भेटण्याची-वेळ',
  instead:
    'patient-ki-jagah papa-ki-jagah mummy-ki-jagah maa-ki-jagah unki-jagah meri-jagah patient-chya-jagi ke-badle chya-aivaji chya-badli in-place-of instead instead-of on-behalf behalf without-patient bina-patient patient-nahi ki-taraf-se मरीज-की-जगह पापा-की-जगह मेरी-जगह के-बदले च्या-ऐवजी ऐवजी तर्फे की-तरफ-से',
  /** Nobody else pays. */
  uninsured: uninsured.join(' '),
  alike:
    'same-problem same-disease same-illness same-case same-condition similar-case similar-cases similar-patients like-mine like-my like-me mere-jaise mere-jaisa papa-jaise maazyasarkhe mazyasarkhe mere-jaisi aise-patient ase-patient jaise-patient',
} as const;

import type { Query } from './queries.ts';

const t = (path: string) => `/treatment/${path}`;
const blog = (title: string) => `/blog/${encodeURIComponent(title)}`;

const bileInjury = t('gallbladder/Bileductinjury');
const gallstones = t('gallbladder/gallbladderstones');
const gallbladderCancer = t('gallbladder/gallbladdercancer');
const groinHernia = t('hernia/Inguinalhernial');
const navelHernia = t('hernia/Umbilicalhernia');
const scarHernia = t('hernia/Ventralhernia');
const antireflux = t('antireflux-procedure/antireflux');
const stomachCancer = t('stomach-cancer/cancer');
const stomachPolyps = t('stomach-cancer/polyps');
const colonCancer = t('colon-rectum/coloncancer');
const rectalCancer = t('colon-rectum/rectumcancer');
const bowelPolyps = t('colon-rectum/rectumpolyps');
const ibd = t('colon-rectum/inflammatoryboweldiseases');
const fistula = t('proctology/fistulas');
const fissure = t('proctology/fisures');
const piles = t('proctology/hemorrhoids');
const hydatid = t('liver/hydatid-cysts');
const liverCancer = t('liver/livercancer');
const cirrhosis = t('liver/livercirrhosis');
const liverCysts = t('liver/livercysts');
const liverMass = t('liver/livermass');
const smallBowelCancer = t('intestine/instestinecancer');
const blockage = t('intestine/intestinal-obstruction');
const bowelDiseases = t('intestine/obstruction');
const perforation = t('intestine/perforation');
const pancreaticCancer = t('pancreas/pancreaticcancer');
const pancreaticStones = t('pancreas/pancreaticestones');
const pancreatitis = t('pancreas/pancreatitis');
const robotic = t('robotic-gi-surgery/roboticsurgery');
const weightLoss = t('weight-loss-surgery/weightlosssurgery');
const whipple = t('whipple/whilesurgery');

const digestive = t('digestive-system');
const afterCare = t('postoperative-care');
const surgicalCare = t('surgical-care');
const ultrasound = t('ultrasound-services');

const bloodBlog = blog('Blood in the stool: when to act');
const eatingBlog = blog('What to eat after gallbladder surgery');
const fattyBlog = blog('Fatty liver: what it means and what helps');
const chanceBlog = blog('Gallstones found by chance: do I need an operation?');
const homeBlog = blog('Going home after a big operation');
const herniaBlog = blog('Hernia: can I wait?');
const jaundiceBlog = blog('Jaundice: why the hurry?');
const pilesBlog = blog('Piles or something worse?');
const colonoscopyBlog = blog('Preparing for a colonoscopy');
const refluxBlog = blog('Reflux that does not go away');
const robotBlog = blog('Robotic or keyhole surgery?');
const travelBlog = blog('Travelling to another city for surgery');

/** English by ear: misspelt, joined or split. */
const misspelt: ReadonlyArray<Query> = [
  { q: 'gallblader ston', expect: [gallstones, chanceBlog] },
  { q: 'gal bladder stone oprations', expect: [gallstones, chanceBlog] },
  { q: 'gol bladder stone', expect: [gallstones, chanceBlog] },
  { q: 'colelithiasis', expect: [gallstones] },
  { q: 'lap chole', expect: [gallstones, eatingBlog, bileInjury] },
  { q: 'haemroids', expect: [piles, pilesBlog] },
  { q: 'hemoroids treetment', expect: [piles, pilesBlog] },
  { q: 'pils bleeding', expect: [piles, pilesBlog, bloodBlog] },
  { q: 'pancreates swelling', expect: [pancreatitis] },
  { q: 'pancretitis', expect: [pancreatitis] },
  { q: 'pan creas stone', expect: [pancreaticStones] },
  { q: 'pancrias cancer', expect: [pancreaticCancer] },
  { q: 'harnia opration', expect: [groinHernia, herniaBlog, scarHernia, navelHernia] },
  { q: 'inguinel herniya', expect: [groinHernia, herniaBlog] },
  { q: 'umblical hernea', expect: [navelHernia] },
  { q: 'belly buton bulge', expect: [navelHernia] },
  { q: 'insisional hernia', expect: [scarHernia] },
  { q: 'fishar', expect: [fissure] },
  { q: 'anul fisher treatment', expect: [fissure] },
  { q: 'fistulla', expect: [fistula] },
  { q: 'fischula operation laser', expect: [fistula] },
  { q: 'colonscopy preparation', expect: [colonoscopyBlog] },
  { q: 'colono scopy what to eat day before', expect: [colonoscopyBlog] },
  { q: 'fatty lever grade 2', expect: [fattyBlog] },
  { q: 'fattyliver', expect: [fattyBlog] },
  { q: 'liver sorosis', expect: [cirrhosis] },
  { q: 'lever serosis last stage', expect: [cirrhosis] },
  { q: 'liversist', expect: [liverCysts, hydatid] },
  { q: 'hidatid cist', expect: [hydatid] },
  { q: 'haemangeoma liver', expect: [liverMass] },
  { q: 'hepato cellular carsinoma', expect: [liverCancer] },
  { q: 'ulsrative colitus', expect: [ibd] },
  { q: 'chrons disese', expect: [ibd] },
  { q: 'intestin blockage', expect: [blockage, bowelDiseases] },
  { q: 'intestinal stricher', expect: [blockage] },
  { q: 'beriatric surgery', expect: [weightLoss] },
  { q: 'wait loss surgery', expect: [weightLoss] },
  { q: 'gastric slive', expect: [weightLoss] },
  { q: 'wipple surgery', expect: [whipple] },
  { q: 'robotik surgry', expect: [robotic, robotBlog] },
  { q: 'stomac polip', expect: [stomachPolyps] },
  { q: 'stomack canser', expect: [stomachCancer] },
  { q: 'gall blader canser', expect: [gallbladderCancer] },
  { q: 'bileduct leek after operation', expect: [bileInjury] },
  { q: 'rectam cancer', expect: [rectalCancer] },
  { q: 'collon cancer stage 3', expect: [colonCancer] },
  { q: 'perforeted ulser', expect: [perforation] },
  { q: 'aciditi not going', expect: [refluxBlog, antireflux] },
  { q: 'jondis', expect: [jaundiceBlog] },
  { q: 'sonografy empty stomach or not', expect: [ultrasound] },
];

/** Plain English: other names, symptoms, wrong order, pages. */
const plain: ReadonlyArray<Query> = [
  { q: 'ercp', expect: [bileInjury, gallstones, pancreaticStones, pancreatitis, jaundiceBlog] },
  { q: 'hepaticojejunostomy', expect: [bileInjury] },
  { q: 'stone found in scan but no pain', expect: [chanceBlog, gallstones] },
  { q: 'incidental gallstones observe or operate', expect: [chanceBlog, gallstones] },
  { q: 'GIST small bowel neuroendocrine', expect: [smallBowelCancer, stomachCancer] },
  { q: 'tumour in duodenum', expect: [smallBowelCancer] },
  { q: 'polyp removed in colonoscopy when next', expect: [bowelPolyps, colonoscopyBlog] },
  { q: 'tubular adenoma biopsy report', expect: [bowelPolyps] },
  { q: 'seton', expect: [fistula] },
  { q: 'pus near anus again and again', expect: [fistula] },
  { q: 'pain while passing stool like glass', expect: [fissure] },
  { q: 'fundoplication', expect: [antireflux, refluxBlog] },
  { q: 'pantoprazole not helping heartburn', expect: [refluxBlog, antireflux] },
  { q: 'lump groin when cough', expect: [groinHernia, herniaBlog] },
  { q: 'swelling at caesarean scar', expect: [scarHernia] },
  { q: 'adhesions', expect: [blockage] },
  { q: 'pancreaticoduodenectomy recovery', expect: [whipple] },
  { q: 'da vinci robot vs laparoscopic', expect: [robotBlog, robotic] },
  { q: 'BMI limit for sleeve gastrectomy india', expect: [weightLoss] },
  { q: 'SOL in segment 6 liver', expect: [liverMass] },
  { q: 'dog tapeworm', expect: [hydatid] },
  { q: 'fresh blood on toilet paper', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'is it piles or cancer', expect: [pilesBlog, piles, rectalCancer] },
  { q: 'can i eat ghee after gallbladder removal', expect: [eatingBlog] },
  { q: 'discharge from hospital big surgery how to manage home', expect: [homeBlog, afterCare] },
  { q: 'train journey to pune for operation', expect: [travelBlog] },
  { q: 'flying after surgery how many days', expect: [travelBlog, homeBlog, afterCare] },
  { q: 'hernia how long can i postpone', expect: [herniaBlog, groinHernia] },
  { q: 'fasting before anaesthesia', expect: [surgicalCare] },
  { q: 'second opinion consent form', expect: [surgicalCare] },
  { q: 'stitches wound care dressing', expect: [afterCare, homeBlog] },
  { q: 'usg abdomen', expect: [ultrasound] },
  { q: 'how food is digested organ by organ', expect: [digestive] },
  { q: 'consultation fee', expect: ['/visit'] },
  { q: 'opd timings', expect: ['/visit', '/contact'] },
  { q: 'clinic address google map', expect: ['/visit', '/contact'] },
  { q: 'cashless mediclaim accepted?', expect: ['/visit'] },
  { q: 'which doctor', expect: ['/about'] },
  { q: 'doctor qualification experience', expect: ['/about'] },
  { q: 'please call me back', expect: ['/callback', '/contact'] },
  { q: 'phone number', expect: ['/contact', '/visit', '/callback'] },
  { q: 'delete my data', expect: ['/privacy'] },
  { q: 'patient cases photos', expect: ['/cases'] },
  { q: 'symptom list', expect: ['/symptoms'] },
];

/** Hindi and Marathi in Latin letters. */
const latin: ReadonlyArray<Query> = [
  { q: 'pittashay ki pathri', expect: [gallstones, chanceBlog] },
  { q: 'pit ki thaili me pathree', expect: [gallstones, chanceBlog] },
  { q: 'pitt ki patri ka operation', expect: [gallstones, chanceBlog] },
  { q: 'pittashayatil khade', expect: [gallstones, chanceBlog] },
  { q: 'bawasir', expect: [piles, pilesBlog] },
  { q: 'bavaseer ka ilaj', expect: [piles, pilesBlog] },
  { q: 'babasir khooni', expect: [piles, pilesBlog, bloodBlog] },
  { q: 'mulvyadh', expect: [piles, pilesBlog] },
  { q: 'mulvyaadh var upay', expect: [piles, pilesBlog] },
  { q: 'masse', expect: [piles, pilesBlog] },
  { q: 'bhagandar', expect: [fistula] },
  { q: 'bhagander ka opreshan', expect: [fistula] },
  { q: 'guda ke paas phoda mawad', expect: [fistula] },
  { q: 'latrine me khoon', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'potty mein khun aa raha hai', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'sandas madhun rakta', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'latrin karte samay bahut dard', expect: [fissure, piles, pilesBlog] },
  { q: 'guda me chira', expect: [fissure] },
  { q: 'gale me jalan', expect: [refluxBlog, antireflux] },
  { q: 'khatti dakar', expect: [refluxBlog, antireflux] },
  { q: 'khatte dakaar aur seene me jalan', expect: [refluxBlog, antireflux] },
  { q: 'chhatit jaljal', expect: [refluxBlog, antireflux] },
  { q: 'ambat dhekar', expect: [refluxBlog, antireflux] },
  { q: 'peeliya', expect: [jaundiceBlog] },
  { q: 'piliya kyu hota hai', expect: [jaundiceBlog] },
  { q: 'kavil', expect: [jaundiceBlog] },
  { q: 'kaavil zali aahe', expect: [jaundiceBlog] },
  { q: 'aankhen pili ho gayi', expect: [jaundiceBlog] },
  { q: 'jigar kharab', expect: [cirrhosis, fattyBlog] },
  { q: 'liver me charbi', expect: [fattyBlog] },
  { q: 'yakrut var charbi', expect: [fattyBlog] },
  { q: 'liver sikud gaya', expect: [cirrhosis] },
  { q: 'jigar ka cancer', expect: [liverCancer] },
  { q: 'liver me gaanth', expect: [liverMass, liverCancer, liverCysts] },
  { q: 'liwer mein pani ki thaili', expect: [liverCysts, hydatid] },
  { q: 'aant ulajhna', expect: [blockage, bowelDiseases] },
  { q: 'aant me rukavat', expect: [blockage, bowelDiseases] },
  { q: 'atdyala pil', expect: [blockage, bowelDiseases] },
  { q: 'ant me ched', expect: [perforation] },
  { q: 'aant utarna', expect: [groinHernia, herniaBlog] },
  { q: 'aant utri hai jangh ke paas', expect: [groinHernia, herniaBlog] },
  { q: 'naabhi ki gaanth', expect: [navelHernia] },
  { q: 'nabhi bahar aa gayi bacche ki', expect: [navelHernia] },
  { q: 'bembi baher', expect: [navelHernia] },
  { q: 'purane tanke ki jagah sujan', expect: [scarHernia] },
  { q: 'aant ka cancer', expect: [colonCancer, smallBowelCancer, rectalCancer] },
  { q: 'aatdyacha karkarog', expect: [colonCancer, smallBowelCancer, rectalCancer] },
  { q: 'pet ka kensar', expect: [stomachCancer] },
  { q: 'chhoti aant ka cancer', expect: [smallBowelCancer] },
  { q: 'agnashay me sujan', expect: [pancreatitis] },
  { q: 'swadupind suj', expect: [pancreatitis] },
  { q: 'aant me sujan dast khoon', expect: [ibd, bloodBlog] },
  { q: 'motapa kam karne ka operation', expect: [weightLoss] },
  { q: 'vajan kami karnyachi shastrakriya', expect: [weightLoss] },
  { q: 'operation ke baad kya khaye', expect: [eatingBlog, afterCare, homeBlog] },
  { q: 'pitta ki thaili nikalne ke baad khana', expect: [eatingBlog] },
  { q: 'pet mein dard hota hai khane ke baad', expect: [gallstones, '/symptoms', '/symptoms/upper-belly', digestive, pancreatitis] },
  { q: 'hernia ruk sakte hai kya', expect: [herniaBlog, groinHernia] },
  { q: 'sonography se pehle paani pina hai kya', expect: [ultrasound] },
  { q: 'operation ke pehle khali pet kitne ghante', expect: [surgicalCare] },
  { q: 'taanke kab nikalte hai', expect: [afterCare, homeBlog] },
  { q: 'doctor ki fees kitni hai', expect: ['/visit'] },
  { q: 'davakhana kadhi ughada asto', expect: ['/visit', '/contact'] },
  { q: 'patta kya hai clinic ka', expect: ['/visit', '/contact'] },
  { q: 'doctor kaun hai', expect: ['/about'] },
];

/** Hindi in its own letters. */
const hindi: ReadonlyArray<Query> = [
  { q: 'पित्त की थैली में पथरी', expect: [gallstones, chanceBlog] },
  { q: 'पित की पथरी का ऑपरेशन ज़रूरी है क्या', expect: [gallstones, chanceBlog] },
  { q: 'बवासिर', expect: [piles, pilesBlog] },
  { q: 'खूनी बवासीर का इलाज', expect: [piles, pilesBlog, bloodBlog] },
  { q: 'लैट्रिन में खून', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'भगन्दर', expect: [fistula] },
  { q: 'फिशर का दर्द', expect: [fissure] },
  { q: 'गुदा में दरार', expect: [fissure] },
  { q: 'पीलिया', expect: [jaundiceBlog] },
  { q: 'खट्टी डकारें', expect: [refluxBlog, antireflux] },
  { q: 'सीने में जलन खाने के बाद', expect: [refluxBlog, antireflux] },
  { q: 'फैटी लिवर में क्या खाएं', expect: [fattyBlog] },
  { q: 'लीवर सिरोसिस', expect: [cirrhosis] },
  { q: 'लिवर में गाँठ', expect: [liverMass, liverCancer, liverCysts] },
  { q: 'जिगर का कैंसर', expect: [liverCancer] },
  { q: 'हर्निया का आपरेशन', expect: [groinHernia, scarHernia, herniaBlog, navelHernia] },
  { q: 'नाभि में सूजन', expect: [navelHernia] },
  { q: 'बड़ी आँत का कैंसर', expect: [colonCancer] },
  { q: 'मलाशय का कैन्सर', expect: [rectalCancer] },
  { q: 'आँत में रुकावट', expect: [blockage, bowelDiseases] },
  { q: 'आंतों की सूजन', expect: [ibd, bowelDiseases] },
  { q: 'अग्नाशय में सूजन', expect: [pancreatitis] },
  { q: 'पैंक्रियास की पथरी', expect: [pancreaticStones] },
  { q: 'अग्न्याशय का कैंसर', expect: [pancreaticCancer] },
  { q: 'पित्ताशय का कैंसर', expect: [gallbladderCancer] },
  { q: 'मोटापे का ऑपरेशन', expect: [weightLoss] },
  { q: 'रोबोट से ऑपरेशन', expect: [robotic, robotBlog] },
  { q: 'पित्त नली में चोट', expect: [bileInjury] },
  { q: 'आमाशय में पॉलिप', expect: [stomachPolyps] },
  { q: 'फीस कितनी है', expect: ['/visit'] },
];

/** Marathi in its own letters. */
const marathi: ReadonlyArray<Query> = [
  { q: 'मुळव्याध', expect: [piles, pilesBlog] },
  { q: 'मूळव्याध कोंब', expect: [piles, pilesBlog] },
  { q: 'भगंदर शस्त्रक्रिया', expect: [fistula] },
  { q: 'पित्ताशयातील खडे', expect: [gallstones, chanceBlog] },
  { q: 'पित्ताच्या पिशवीत खडा', expect: [gallstones, chanceBlog] },
  { q: 'आतड्याचा कर्करोग', expect: [colonCancer, smallBowelCancer, rectalCancer] },
  { q: 'मोठ्या आतड्याचा कॅन्सर', expect: [colonCancer] },
  { q: 'पोटाचा कर्करोग', expect: [stomachCancer] },
  { q: 'यकृताचा कर्करोग', expect: [liverCancer] },
  { q: 'कावीळ', expect: [jaundiceBlog] },
  { q: 'छातीत जळजळ', expect: [refluxBlog, antireflux] },
  { q: 'आंबट ढेकर', expect: [refluxBlog, antireflux] },
  { q: 'शौचातून रक्त', expect: [bloodBlog, piles, pilesBlog] },
  { q: 'संडासच्या जागी चीर', expect: [fissure] },
  { q: 'स्वादुपिंडाला सूज', expect: [pancreatitis] },
  { q: 'स्वादुपिंडाचा कर्करोग', expect: [pancreaticCancer] },
  { q: 'हर्निया शस्त्रक्रिया', expect: [groinHernia, scarHernia, herniaBlog, navelHernia] },
  { q: 'बेंबीचा हर्निया', expect: [navelHernia] },
  { q: 'यकृतावर चरबी', expect: [fattyBlog] },
  { q: 'आतड्यात अडथळा', expect: [blockage, bowelDiseases] },
  { q: 'वजन कमी करण्याची शस्त्रक्रिया', expect: [weightLoss] },
  { q: 'शस्त्रक्रियेनंतर काय खावे', expect: [eatingBlog, afterCare, homeBlog] },
  { q: 'सोनोग्राफी उपाशी पोटी का', expect: [ultrasound] },
  { q: 'दवाखान्याची वेळ', expect: ['/visit', '/contact'] },
];

/** Another field's patients, and words that mean nothing here. */
const others: ReadonlyArray<Query> = [
  { q: 'kidney stone', expect: 'not-ours' },
  { q: 'gurde ki pathri', expect: 'not-ours' },
  { q: 'मूत्रपिंडातील खडा', expect: 'not-ours' },
  { q: 'mutkhada', expect: 'not-ours' },
  { q: 'hydrocele', expect: 'not-ours' },
  { q: 'knee pain', expect: 'not-ours' },
  { q: 'ghutne me dard', expect: 'not-ours' },
  { q: 'गुडघेदुखी', expect: 'not-ours' },
  { q: 'dengue fever test', expect: 'not-ours' },
  { q: 'pregnancy test positive', expect: 'not-ours' },
  { q: 'skin rash itching', expect: 'not-ours' },
  { q: 'thyroid swelling neck', expect: 'not-ours' },
  { q: 'prostate enlarged', expect: 'not-ours' },
  { q: 'daant dard', expect: 'not-ours' },
  { q: 'मोतियाबिंद', expect: 'not-ours' },
  { q: 'slip disc back pain', expect: 'not-ours' },
  { q: 'breast lump', expect: 'not-ours' },
  { q: 'irregular periods pcod', expect: 'not-ours' },
  { q: 'hair fall', expect: 'not-ours' },
  { q: 'ear pain child', expect: 'not-ours' },
  { q: 'tonsils operation', expect: 'not-ours' },
  { q: 'asdfgh', expect: 'nothing' },
  { q: 'weather pune tomorrow', expect: 'nothing' },
  { q: 'virat kohli', expect: 'nothing' },
  { q: 'stone wall', expect: 'nothing' },
  { q: 'mobile recharge', expect: 'nothing' },
  { q: 'python developer salary', expect: 'nothing' },
  { q: 'misal pav recipe', expect: 'nothing' },
  { q: 'shivneri bus ticket', expect: 'nothing' },
  { q: 'xyz 12345', expect: 'nothing' },
  { q: 'second hand scooter', expect: 'nothing' },
  { q: 'क्रिकेट स्कोर', expect: 'nothing' },
  { q: 'ganpati aarti lyrics', expect: 'nothing' },
];

const emergencies: ReadonlyArray<Query> = [
  { q: 'khoon ki ulti', expect: 'emergency' },
  { q: 'vomitting blood', expect: 'emergency' },
  { q: 'black stool and dizzy', expect: 'emergency' },
  { q: 'pet mein achanak tez dard', expect: 'emergency' },
  { q: 'green vomit baby', expect: 'emergency' },
  { q: 'yellow eyes with fever', expect: 'emergency' },
  { q: 'heart attack', expect: 'emergency' },
  { q: 'hernia stuck hard painful and vomiting', expect: 'emergency' },
  { q: 'सीने में दर्द पसीना', expect: 'emergency' },
  { q: 'खून की उल्टी', expect: 'emergency' },
  { q: 'रक्ताची उलटी', expect: 'emergency' },
  { q: 'पोटात अचानक खूप दुखतंय', expect: 'emergency' },
  { q: 'saans nahi aa rahi', expect: 'emergency' },
  { q: 'kala sandas chakkar', expect: 'emergency' },
  { q: 'not passing gas stomach swollen vomiting', expect: 'emergency' },
  { q: 'behosh ho gaye', expect: 'emergency' },
];

export const groups = { misspelt, plain, latin, hindi, marathi, others, emergencies };
export const secondList: ReadonlyArray<Query> = Object.values(groups).flat();

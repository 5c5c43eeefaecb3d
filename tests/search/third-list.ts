import type { Query } from './queries.ts';

const blog = (title: string) => `/blog/${encodeURIComponent(title)}`;

// Treatments
const bileDuct = '/treatment/gallbladder/Bileductinjury';
const gallCancer = '/treatment/gallbladder/gallbladdercancer';
const gallstones = '/treatment/gallbladder/gallbladderstones';
const groin = '/treatment/hernia/Inguinalhernial';
const navel = '/treatment/hernia/Umbilicalhernia';
const scar = '/treatment/hernia/Ventralhernia';
const reflux = '/treatment/antireflux-procedure/antireflux';
const stomachCancer = '/treatment/stomach-cancer/cancer';
const stomachPolyps = '/treatment/stomach-cancer/polyps';
const colonCancer = '/treatment/colon-rectum/coloncancer';
const ibd = '/treatment/colon-rectum/inflammatoryboweldiseases';
const rectalCancer = '/treatment/colon-rectum/rectumcancer';
const bowelPolyps = '/treatment/colon-rectum/rectumpolyps';
const fistula = '/treatment/proctology/fistulas';
const fissure = '/treatment/proctology/fisures';
const piles = '/treatment/proctology/hemorrhoids';
const hydatid = '/treatment/liver/hydatid-cysts';
const liverCancer = '/treatment/liver/livercancer';
const cirrhosis = '/treatment/liver/livercirrhosis';
const liverCysts = '/treatment/liver/livercysts';
const liverMass = '/treatment/liver/livermass';
const smallBowelCancer = '/treatment/intestine/instestinecancer';
const blockage = '/treatment/intestine/intestinal-obstruction';
const bowelDiseases = '/treatment/intestine/obstruction';
const perforation = '/treatment/intestine/perforation';
const pancreasCancer = '/treatment/pancreas/pancreaticcancer';
const pancreasStones = '/treatment/pancreas/pancreaticestones';
const pancreatitis = '/treatment/pancreas/pancreatitis';
const robotic = '/treatment/robotic-gi-surgery/roboticsurgery';
const weight = '/treatment/weight-loss-surgery/weightlosssurgery';
const whipple = '/treatment/whipple/whilesurgery';
// Services
const digestion = '/treatment/digestive-system';
const afterCare = '/treatment/postoperative-care';
const surgicalCare = '/treatment/surgical-care';
const ultrasound = '/treatment/ultrasound-services';
// Articles
const bloodInStool = blog('Blood in the stool: when to act');
const eatAfterGall = blog('What to eat after gallbladder surgery');
const fattyLiver = blog('Fatty liver: what it means and what helps');
const stonesByChance = blog('Gallstones found by chance: do I need an operation?');
const goingHome = blog('Going home after a big operation');
const herniaWait = blog('Hernia: can I wait?');
const jaundice = blog('Jaundice: why the hurry?');
const pilesOrWorse = blog('Piles or something worse?');
const colonoscopy = blog('Preparing for a colonoscopy');
const refluxStays = blog('Reflux that does not go away');
const robotOrKeyhole = blog('Robotic or keyhole surgery?');
const travelling = blog('Travelling to another city for surgery');
// Pages
const doctor = ['/about', '/about-dr-meera-deshpande'];

/** Misspelt, joined and split English. */
const misspelt: ReadonlyArray<Query> = [
  { q: 'gal bladar stone opretion', expect: [gallstones, stonesByChance] },
  { q: 'gallbladderstone', expect: [gallstones, stonesByChance] },
  { q: 'colelithiasis', expect: [gallstones, stonesByChance] },
  { q: 'gall stones accidently seen in sonography', expect: [stonesByChance, gallstones] },
  { q: 'gallbladdar carsinoma', expect: [gallCancer] },
  { q: 'bile leek after lap coly', expect: [bileDuct] },
  { q: 'bileduct injry', expect: [bileDuct] },
  { q: 'what can eat after gallblader remove', expect: [eatAfterGall] },
  { q: 'hemroid', expect: [piles, pilesOrWorse] },
  { q: 'piels treatement without opration', expect: [piles, pilesOrWorse] },
  { q: 'is it pile or cancar', expect: [pilesOrWorse, piles, rectalCancer] },
  { q: 'fishar', expect: [fissure] },
  { q: 'annal fisher very pain', expect: [fissure] },
  { q: 'fishtula laser', expect: [fistula] },
  { q: 'fistullah in anno', expect: [fistula] },
  { q: 'hearnia', expect: [groin, navel, scar, herniaWait] },
  { q: 'ingunial harnia mesh', expect: [groin, scar, navel] },
  { q: 'umblical hernea', expect: [navel] },
  { q: 'bellybutton hernia', expect: [navel] },
  { q: 'insisional hirnia', expect: [scar] },
  { q: 'hernia how long i can weight', expect: [herniaWait, groin, navel, scar] },
  { q: 'pancratitis', expect: [pancreatitis] },
  { q: 'pancrease stone lithotripcy', expect: [pancreasStones] },
  { q: 'pencreas cancer stage 4', expect: [pancreasCancer] },
  { q: 'wipple opretion', expect: [whipple] },
  { q: 'pancreatico duodenectomy', expect: [whipple] },
  { q: 'ciroshis', expect: [cirrhosis] },
  { q: 'fattyliver grade2', expect: [fattyLiver] },
  { q: 'fety livar', expect: [fattyLiver] },
  { q: 'sgpt high fat in lever', expect: [fattyLiver, cirrhosis, liverCancer] },
  { q: 'hepato cellular carcinomma', expect: [liverCancer] },
  { q: 'hemangeoma of lever', expect: [liverMass] },
  { q: 'haidatid syst', expect: [hydatid] },
  { q: 'simple sist in liver 3cm', expect: [liverCysts, liverMass, hydatid] },
  { q: 'colanoscopy what to drink before', expect: [colonoscopy] },
  { q: 'colono scopy prepration', expect: [colonoscopy] },
  { q: 'ulsarative colitus', expect: [ibd] },
  { q: 'crones disease', expect: [ibd] },
  { q: 'coloncanser', expect: [colonCancer] },
  { q: 'rectam cancer', expect: [rectalCancer] },
  { q: 'pollyp in colan', expect: [bowelPolyps] },
  { q: 'gastrik polip', expect: [stomachPolyps] },
  { q: 'stomac canser', expect: [stomachCancer] },
  { q: 'small intestin tumer', expect: [smallBowelCancer] },
  { q: 'duodinal cancer', expect: [smallBowelCancer, whipple] },
  { q: 'intestinal obstacle', expect: [blockage, bowelDiseases] },
  { q: 'bowl blockage', expect: [blockage, bowelDiseases] },
  { q: 'perferation of intestine', expect: [perforation] },
  { q: 'fundo plication', expect: [reflux, refluxStays] },
  { q: 'hitus harnia', expect: [reflux, refluxStays] },
  { q: 'berriatric', expect: [weight] },
  { q: 'gastric sleave', expect: [weight] },
  { q: 'robotick sargery', expect: [robotic, robotOrKeyhole] },
  { q: 'jondis', expect: [jaundice] },
  { q: 'sonografy stomach empty or not', expect: [ultrasound] },
  { q: 'anasthesia fasting how many hour', expect: [surgicalCare] },
];

/** Right words in a wrong order, symptoms instead of names, questions as asked. */
const plain: ReadonlyArray<Query> = [
  { q: 'cancer stomach signs early', expect: [stomachCancer] },
  { q: 'surgery robot or keyhole better which', expect: [robotOrKeyhole, robotic] },
  { q: 'coming from Latur for operation how many days stay in Pune', expect: [travelling, '/visit'] },
  { q: 'train journey after surgery', expect: [travelling, goingHome, afterCare] },
  { q: 'weakness at home after big surgery', expect: [goingHome, afterCare] },
  { q: 'omeprazole taking 2 years still acidity', expect: [refluxStays, reflux] },
  { q: 'red drops in toilet bowl after motion', expect: [bloodInStool, piles, fissure, pilesOrWorse] },
  { q: 'motion with mucus and blood many times a day', expect: [ibd, bloodInStool] },
  { q: 'motion pass burning like glass cutting', expect: [fissure] },
  { q: 'boil near anus again and again pus', expect: [fistula] },
  { q: 'something comes out when I sit for latrine', expect: [piles] },
  { q: 'swelling near thigh joint comes on coughing goes on lying', expect: [groin, herniaWait] },
  { q: 'caesarean stitches place bulge', expect: [scar] },
  { q: 'baby belly button pops out when crying', expect: [navel] },
  { q: 'pain right side below ribs after oily food', expect: [gallstones, stonesByChance] },
  { q: 'liver damage alcohol water in stomach', expect: [cirrhosis] },
  { q: 'dog tapeworm', expect: [hydatid] },
  { q: 'report says space occupying lesion liver', expect: [liverMass, liverCancer] },
  { q: 'where is pancreas and what does it do', expect: [digestion, pancreatitis, pancreasCancer, pancreasStones] },
  { q: 'wound care bath after operation', expect: [afterCare, goingHome] },
  { q: 'second opinion before operation', expect: [surgicalCare] },
  { q: 'usg abdomen preparation', expect: [ultrasound] },
  { q: 'tuberculosis of bowel stricture', expect: [blockage, bowelDiseases] },
];

/** Hindi and Marathi in Latin letters, and mixed. */
const hinglish: ReadonlyArray<Query> = [
  { q: 'pit ki thaili me pathri', expect: [gallstones, stonesByChance] },
  { q: 'pitt ki pathree ka ilaj', expect: [gallstones, stonesByChance] },
  { q: 'pittashay mein patthri', expect: [gallstones, stonesByChance] },
  { q: 'pathri bina operation nikal sakti hai kya pitte ki', expect: [gallstones, stonesByChance] },
  { q: 'pathri hai lekin dard nahi hai operation karna padega?', expect: [stonesByChance, gallstones] },
  { q: 'pitte ki theli ka cancer', expect: [gallCancer] },
  { q: 'pit ki nali kat gayi operation me', expect: [bileDuct] },
  { q: 'pathri ke operation ke baad kya khana chahiye', expect: [eatAfterGall, gallstones] },
  { q: 'pitashay nikalne ke baad tel ghee kha sakte hai', expect: [eatAfterGall] },
  { q: 'bawasir', expect: [piles, pilesOrWorse] },
  { q: 'bavaseer ke masse', expect: [piles, pilesOrWorse] },
  { q: 'babasir khuni', expect: [piles, pilesOrWorse, bloodInStool] },
  { q: 'mulvyadh var upay', expect: [piles, pilesOrWorse] },
  { q: 'moolvyadh operation kharcha', expect: [piles, '/visit'] },
  { q: 'bawaseer hai ya cancer kaise pata chale', expect: [pilesOrWorse, piles, rectalCancer] },
  { q: 'bhagander', expect: [fistula] },
  { q: 'bhagndar ka opreshan', expect: [fistula] },
  { q: 'latrine ki jagah fodi pus', expect: [fistula] },
  { q: 'guda me cheera lag gaya', expect: [fissure] },
  { q: 'latrin karte samay bahut jalan dard', expect: [fissure, piles] },
  { q: 'sandas kartana dukhte', expect: [fissure, piles] },
  { q: 'latrine me khoon aata hai', expect: [bloodInStool, piles, pilesOrWorse, fissure] },
  { q: 'tatti me khun', expect: [bloodInStool, piles, pilesOrWorse, fissure] },
  { q: 'sandasatun rakta padte', expect: [bloodInStool, piles, pilesOrWorse, fissure] },
  { q: 'harniya', expect: [groin, navel, scar, herniaWait] },
  { q: 'aant utarna', expect: [groin, herniaWait] },
  { q: 'jaangh ke paas gola nikla hai khasne par', expect: [groin, herniaWait] },
  { q: 'nabhi bahar nikal gayi', expect: [navel] },
  { q: 'naabhi me gaanth', expect: [navel] },
  { q: 'bembi jawal fugvata', expect: [navel] },
  { q: 'purane taanke ki jagah pet foola hua', expect: [scar] },
  { q: 'hernia ka operation abhi karna jaruri hai kya', expect: [herniaWait, groin, navel, scar] },
  { q: 'khatti dakar', expect: [reflux, refluxStays] },
  { q: 'khatte dakaar aur gale tak pani aana', expect: [reflux, refluxStays] },
  { q: 'sine me jalan rehti hai raat ko', expect: [reflux, refluxStays] },
  { q: 'pitta khup zala aambat dhekar', expect: [reflux, refluxStays] },
  { q: 'esiditi ki goli khake bhi aaram nahi', expect: [refluxStays, reflux] },
  { q: 'piliya', expect: [jaundice] },
  { q: 'peelia kitne din me theek hota', expect: [jaundice] },
  { q: 'ankhe pili ho gayi hai', expect: [jaundice] },
  { q: 'jigar me charbi', expect: [fattyLiver] },
  { q: 'livar par sujan charbi wali', expect: [fattyLiver, cirrhosis] },
  { q: 'daru se liver kharab', expect: [cirrhosis, fattyLiver] },
  { q: 'jigar ka kensar', expect: [liverCancer] },
  { q: 'liver me gaath', expect: [liverMass, liverCancer, liverCysts] },
  { q: 'yakrut madhye pani chi gath', expect: [liverCysts, liverMass, hydatid] },
  { q: 'kutte ke keede wali liver ki ganth', expect: [hydatid] },
  { q: 'agnashay me sujan', expect: [pancreatitis] },
  { q: 'pankriyaz me pathri', expect: [pancreasStones] },
  { q: 'pancreas ka cancer ka ilaj', expect: [pancreasCancer] },
  { q: 'vipal operation kitna bada hai', expect: [whipple] },
  { q: 'aant ulajh gayi', expect: [blockage, bowelDiseases] },
  { q: 'aatdyat adthala', expect: [blockage, bowelDiseases] },
  { q: 'anton ki bimari', expect: [bowelDiseases, ibd, blockage] },
  { q: 'aant me chhed ka operation', expect: [perforation] },
  { q: 'choti ant ka cancer', expect: [smallBowelCancer] },
  { q: 'badi aant me kensar', expect: [colonCancer] },
  { q: 'aaton me sujan aur aav khoon', expect: [ibd, bloodInStool] },
  { q: 'gudda ka cancer', expect: [rectalCancer] },
  { q: 'pet ka kainsar ke lakshan', expect: [stomachCancer] },
  { q: 'motapa kam karne ka operation', expect: [weight] },
  { q: 'vajan kami karaychi surgery', expect: [weight] },
  { q: 'robot se opreshan', expect: [robotic, robotOrKeyhole] },
  { q: 'dusre sheher me operation karane jana', expect: [travelling] },
  { q: 'operation ke baad ghar pe kaise dhyan rakhe', expect: [goingHome, afterCare] },
  { q: 'taanke kab sukhenge', expect: [afterCare, goingHome] },
  { q: 'operation se pehle khali pet kitne ghante', expect: [surgicalCare] },
  { q: 'sonography ke liye pani pina hai kya', expect: [ultrasound] },
  { q: 'colonoscopy ke pehle julab', expect: [colonoscopy] },
  { q: 'pachan tantra', expect: [digestion] },
];

/** Hindi in its own letters, some as a voice keyboard writes it. */
const hindi: ReadonlyArray<Query> = [
  { q: 'पित्त की थैली में पथरी है', expect: [gallstones, stonesByChance] },
  { q: 'पिताशय की पथरी', expect: [gallstones, stonesByChance] },
  { q: 'गॉल ब्लैडर ऑपरेशन के बाद क्या खाएं', expect: [eatAfterGall] },
  { q: 'पित्ताशय कैंसर', expect: [gallCancer] },
  { q: 'पित्त की नली में चोट', expect: [bileDuct] },
  { q: 'खूनी बवासिर', expect: [piles, pilesOrWorse, bloodInStool] },
  { q: 'भगन्दर का इलाज', expect: [fistula] },
  { q: 'फिशर में दर्द', expect: [fissure] },
  { q: 'मल में खून आना', expect: [bloodInStool, piles, pilesOrWorse, fissure] },
  { q: 'हर्निया का ऑपरेशन कब करवाना चाहिए', expect: [herniaWait, groin, navel, scar] },
  { q: 'नाभी का हरनिया', expect: [navel] },
  { q: 'ऑपरेशन के टांके के पास हर्निया', expect: [scar] },
  { q: 'सीने में जलन और खट्टी डकार', expect: [reflux, refluxStays] },
  { q: 'पीलिया में क्या करें', expect: [jaundice] },
  { q: 'फैटी लीवर का इलाज', expect: [fattyLiver] },
  { q: 'लीवर सिरोसिस', expect: [cirrhosis] },
  { q: 'लीवर में गाँठ', expect: [liverMass, liverCancer, liverCysts] },
  { q: 'लिवर कैंसर के लक्षण', expect: [liverCancer] },
  { q: 'अग्नाशय में सूजन', expect: [pancreatitis] },
  { q: 'पेनक्रियाज में पथरी', expect: [pancreasStones] },
  { q: 'अग्नाशय का कैंसर', expect: [pancreasCancer] },
  { q: 'व्हीपल ऑपरेशन', expect: [whipple] },
  { q: 'आंत में रूकावट', expect: [blockage, bowelDiseases] },
  { q: 'आँत फट गई थी ऑपरेशन हुआ', expect: [perforation] },
  { q: 'बड़ी आंत का केंसर', expect: [colonCancer] },
  { q: 'अमाशय का कैंसर', expect: [stomachCancer] },
  { q: 'वजन कम करने का ऑपरेशन', expect: [weight] },
  { q: 'कोलोनोस्कोपी की तैयारी', expect: [colonoscopy] },
  { q: 'डॉक्टर की फीस कितनी है', expect: ['/visit'] },
];

/** Marathi in its own letters. */
const marathi: ReadonlyArray<Query> = [
  { q: 'पित्ताशयातील खडे', expect: [gallstones, stonesByChance] },
  { q: 'पित्ताच्या पिशवीत खडे', expect: [gallstones, stonesByChance] },
  { q: 'पित्ताशयाचा कर्करोग', expect: [gallCancer] },
  { q: 'मूळव्याध', expect: [piles, pilesOrWorse] },
  { q: 'मुळव्याधीवर उपाय', expect: [piles, pilesOrWorse] },
  { q: 'भगेंद्र', expect: [fistula] },
  { q: 'शौचातून रक्त पडणे', expect: [bloodInStool, piles, pilesOrWorse, fissure] },
  { q: 'संडासच्या जागी चिर पडली', expect: [fissure] },
  { q: 'जांघेत गाठ हर्निया', expect: [groin, herniaWait] },
  { q: 'बेंबीचा हर्निया', expect: [navel] },
  { q: 'छातीत जळजळ आणि आंबट ढेकर', expect: [reflux, refluxStays] },
  { q: 'कावीळ झाली आहे', expect: [jaundice] },
  { q: 'यकृतावर चरबी', expect: [fattyLiver] },
  { q: 'यकृताचा कर्करोग', expect: [liverCancer] },
  { q: 'स्वादुपिंडाला सूज', expect: [pancreatitis] },
  { q: 'स्वादुपिंडातील खडे', expect: [pancreasStones] },
  { q: 'स्वादुपिंडाचा कॅन्सर', expect: [pancreasCancer] },
  { q: 'मोठ्या आतड्याचा कर्करोग', expect: [colonCancer] },
  { q: 'गुदाशयाचा कर्करोग', expect: [rectalCancer] },
  { q: 'जठराचा कर्करोग', expect: [stomachCancer] },
  { q: 'आतड्याला पीळ पडला', expect: [blockage, bowelDiseases] },
  { q: 'पोटाची सोनोग्राफी उपाशी पोटी', expect: [ultrasound] },
  { q: 'शस्त्रक्रियेनंतर घरी काळजी', expect: [goingHome, afterCare] },
  { q: 'लठ्ठपणा शस्त्रक्रिया', expect: [weight] },
  { q: 'पचनसंस्था', expect: [digestion] },
  { q: 'दवाखान्याची वेळ', expect: ['/visit'] },
];

/** The practice's own pages. */
const pages: ReadonlyArray<Query> = [
  { q: 'consulting charges', expect: ['/visit'] },
  { q: 'opd timing sunday', expect: ['/visit'] },
  { q: 'clinic kaha hai pata', expect: ['/visit', '/contact'] },
  { q: 'cashless mediclaim', expect: ['/visit'] },
  { q: 'dr deshpande degree', expect: doctor },
  { q: 'madam ka experience kitna hai', expect: doctor },
  { q: 'phone no of clinic', expect: ['/contact', '/visit', '/callback'] },
  { q: 'please call me back', expect: ['/callback', '/contact'] },
  { q: 'before after patient cases', expect: ['/cases'] },
  { q: 'do you share my data', expect: ['/privacy'] },
  { q: 'pet mein kahan dard hai kya bimari', expect: ['/symptoms', digestion] },
];

/** Other doctors' fields, or no page at all. */
const none: ReadonlyArray<Query> = [
  { q: 'kidney ki pathri', expect: 'not-ours' },
  { q: 'मुतखडा', expect: 'not-ours' },
  { q: 'gurde me stone', expect: 'not-ours' },
  { q: 'hydrosil', expect: 'not-ours' },
  { q: 'ghutne ka dard', expect: 'not-ours' },
  { q: 'गुडघेदुखी', expect: 'not-ours' },
  { q: 'dengu platelet', expect: 'not-ours' },
  { q: 'pregnensi test', expect: 'not-ours' },
  { q: 'daad khaj khujli cream', expect: 'not-ours' },
  { q: 'thairoid', expect: 'not-ours' },
  { q: 'daant dard', expect: 'not-ours' },
  { q: 'motiyabind', expect: 'not-ours' },
  { q: 'mahwari late', expect: 'not-ours' },
  { q: 'kamar dard slip disc', expect: 'not-ours' },
  { q: 'baal jhadna', expect: 'not-ours' },
  { q: 'kaan me dard', expect: 'not-ours' },
  { q: 'brest lump', expect: 'not-ours' },
  { q: 'prostate badhna peshab ruk ruk ke', expect: 'not-ours' },
  { q: 'दमा', expect: 'not-ours' },
  { q: 'depression neend nahi aati', expect: 'not-ours' },
  { q: 'weather baramati tomorrow', expect: 'nothing' },
  { q: 'staff nurse vacancy salary', expect: 'nothing' },
  { q: 'gas cylinder booking', expect: 'nothing' },
  { q: 'pet shop kothrud', expect: 'nothing' },
  { q: 'stone crusher machine', expect: 'nothing' },
  { q: 'sleeve blouse design', expect: 'nothing' },
  { q: 'rajesh kumar yadav', expect: 'nothing' },
  { q: 'ipl score', expect: 'nothing' },
  { q: 'asdfgh', expect: 'nothing' },
  { q: 'कांदा बाजार भाव', expect: 'nothing' },
  { q: 'katraj to hinjewadi bus', expect: 'nothing' },
  { q: '10th result ssc', expect: 'nothing' },
];

const emergencies: ReadonlyArray<Query> = [
  { q: 'khoon ki ulti ho rahi hai', expect: 'emergency' },
  { q: 'vomitting blood', expect: 'emergency' },
  { q: 'kali latrine aur chakkar', expect: 'emergency' },
  { q: 'newborn baby green vomit', expect: 'emergency' },
  { q: 'hernia hard not going inside and vomiting', expect: 'emergency' },
  { q: 'pet achanak bahut tej dard sehan nahi ho raha', expect: 'emergency' },
  { q: 'aankh peeli thand lagke bukhar', expect: 'emergency' },
  { q: 'gas latrine dono band ulti pet phool gaya', expect: 'emergency' },
  { q: 'heart attack', expect: 'emergency' },
  { q: 'saans nahi aa rahi', expect: 'emergency' },
  { q: 'सीने में तेज दर्द और पसीना', expect: 'emergency' },
  { q: 'खून की उल्टी', expect: 'emergency' },
  { q: 'रक्ताची उलटी', expect: 'emergency' },
  { q: 'पोट दगडासारखं कडक झालंय खूप दुखतंय', expect: 'emergency' },
  { q: 'बेहोश हो गए मल में बहुत खून', expect: 'emergency' },
];

export const thirdList: ReadonlyArray<Query> = [
  ...misspelt,
  ...plain,
  ...hinglish,
  ...hindi,
  ...marathi,
  ...pages,
  ...none,
  ...emergencies,
];

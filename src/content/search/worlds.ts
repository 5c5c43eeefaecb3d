import type { Wish } from './types.ts';

/** Words by which somebody wants to know one thing of an operation: its cost, how to get ready, what to weigh, or when they may do what again. */
export const wishes: Readonly<Record<Wish, string>> = {
  cost: 'cost',
  ready: 'prepare before fasting bring',
  matters: 'decide wait choice matters',
  again: 'bath drive twowheeler travel lifting office work sex dumbbell',
};

/** What is felt; beside nothing but places and times it asks how soon to be seen. */
export const felt = `
pain stomachpain burning vomit nausea fever swelling itching blood stool lump bulge weakness gas indigestion constipation diarrhoea yellow swallow
cough hoarse pus abscess appetite stuck burp sour cramp bruise ascites anaemia jaundice mucus heavy acidity bloating tired dark loss
`;

/** What is felt in so many places that alone it tells nothing. */
export const general = 'pain fever swelling burning itching lump blood';

/** Names of illnesses, of organs and of what is done: a feeling beside one of them is asked of its page. */
export const illnesses = `
piles fissure fistula hernia gallstone stone cancer cirrhosis pancreatitis colitis crohn hydatid haemangioma fattyliver cyst polyp appendix ulcer hepatitis
jaundice obesity gallbladder liver pancreas colon rectum intestine bileduct colonoscopy endoscopy ultrasound whipple bariatric robot laser keyhole cost
worm test gastrectomy colectomy hemicolectomy hepatectomy pancreatectomy haemorrhoidectomy fistulotomy sphincterotomy polypectomy
`;

/** Organs and illnesses that others treat, though words of ours name them as well. */
export const others =
  'spine kidney urine prostate pregnant skin rash diabetes scan heart bone head lung breast uterus period waist headache';

/** Spellings that are everyday English or Hindi as well: beside one of them a word that nobody knows may be the subject. */
export const everyday = `
stone stones stool stools pile piles fissure gas motion motions mass lump burning swelling pet pot tar band bypass sleeve wrap camera robot robotic
laser tablet tube cut tear crack hole scar back bottom bag spot growth passage pain dard khoon wind naval ang
navel mesh fever egg tea milk ghee chicken bar path kala kali lal black yellow patri pathar tap mal mod bal ant
`;

/** Words of another world than medicine: with one of them a query is about something else, whatever else it names. */
export const elsewhere = `
recipe recipes fry kaleji mutton kebab biryani zomato swiggy brunch buffet cafe dhaba puppy kitten parrot aquarium veterinary
furniture sofa ceiling cement concrete granite marble tiles brick bricks gravel crusher quarry mining plumber plumbing carpenter laundry saree jeans
jewellery jewelry diamond necklace bracelet tattoo sensex nifty crypto bitcoin share-price share-market stock-market stock-price mortgage salary vacancy vacancies recruitment internship
manufacturer manufacturers supplier suppliers wholesale wholesaler exporter dealer factory machinery amazon flipkart olx
movie movies song songs lyrics gana gaana gaane bhajan trailer episode serial netflix youtube cinema concert actor actress ipl
puzzle crossword quiz jokes meme shayari wallpaper cartoon novel poem poetry quotes synonym spelling dictionary essay homework neet syllabus
software apk download laptop printer keyboard android iphone samsung java javascript graphics detector punctuation grammar engineering
exam exams wedding studio mausam मौसम smartphone sasta-mobile cheap-mobile cheap-phone insurance-renewal petrol diesel highway traffic toll challan irctc timetable recharge weather rainfall election minister horoscope astrology rashifal kundali
sulphur copper steel aluminium plastic timber candle perfume lipstick turbine vacuum stove cylinder lpg refrigerator toy toys reef
kilo-rate kilo-price kilo-bhav per-kilo per-kg kg-rate kg-price potato onion tomato
property apartment villa visa passport tractor fertiliser pet-shop pet-food pet-store pet-insurance dog-food cat-food bar-stool kitchen-stool step-stool
foot-stool yellow-pages construction tennis cricket football curtain curtains tuition coaching toilet-seat company-share speaking-course english-course spoken-english flight-ticket train-ticket
`;

/** What is asked of any illness: where it leads nowhere, the illness itself is shown. */
export const asides = `
wait decide choice necessary not test after before time cost insurance scheme doctor lady name experience qualification review hospital operation treatment
cause medicine symptom disease safe age open where reach available appointment recovery
`;

/** What a sheet of getting ready tells of every operation. */
export const readying = 'food water medicine bloodthinner insulin metformin stop bring document';

/** What is done and had around any operation. */
export const stay = 'admission dressing scar wound stitchcut attendant discharge anaesthesia';

/** How somebody asks who pays. */
export const cover = 'insurance scheme';

/** What is asked once an operation is over. */
export const healing = 'dressing scar wound stitchcut discharge';

/** What a query says beside the name of an illness that asks whether to operate. */
export const deciding = 'decide wait choice operation not necessary treatment';

/** How somebody asks what a surgeon has done before: one word of each line. */
export const doneBefore: ReadonlyArray<string> = [
  'many often times kitne kitni kiti',
  'done did performed kiye kiya kele kelya keli rahi rahe karta karte karti',
  'he she you doctor dr docter madam mam sir surgeon sarjan daktar doktar aap aapne unhone tyanni',
];

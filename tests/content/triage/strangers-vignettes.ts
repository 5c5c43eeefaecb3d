import type { Urgency } from '#content/triage/rule.ts';
import type { Felt } from '#content/triage/urgency-for.ts';

export type StrangersVignette = readonly [said: string, felt: Felt, urgency: Urgency];

/**
 * Sixty people in their own words, with the urgency that somebody gave them who had not seen the rules. The rules may ask for more
 * hurry by one step, never for less.
 */
export const strangersVignettes: ReadonlyArray<StrangersVignette> = [
  [
    'My husband, 46, has very bad upper belly pain since two hours going straight to the back, he cannot lie down and has vomited six times. He drank a lot at a wedding last night.',
    { signs: ['upper-belly-pain', 'vomiting'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'I have stones in the gallbladder. Since yesterday pain on the right side under the ribs is not going, and now I am shivering with 102 fever and my eyes look yellow.',
    { signs: ['right-rib-pain', 'fever', 'shivering', 'jaundice'], duration: 'steady' },
    'emergency',
  ],
  [
    'I had gallstone pain after oily food last night for about two hours, it went away fully by itself. No fever, eating normally today, sonography last month showed stones.',
    { signs: ['right-rib-pain'] },
    'within-days',
  ],
  [
    "Pet mein dard started near the navel yesterday and now it is on the right lower side, it hurts when I walk or cough. I am 22, male, mild fever, don't feel like eating.",
    { signs: ['lower-right-pain', 'fever'], duration: 'steady' },
    'emergency',
  ],
  [
    'My period is two weeks late and since morning I have sharp pain on one side low down, and I felt faint in the bathroom. I thought it is gas.',
    { signs: ['lower-belly-pain', 'collapse'], duration: 'sudden', who: ['perhaps-pregnant', 'woman'] },
    'emergency',
  ],
  [
    'I am seven months pregnant and since last evening I have pain under the right ribs, headache, and I am seeing flashes. Is it acidity?',
    { signs: ['right-rib-pain', 'bad-headache'], duration: 'steady', who: ['past-20-weeks'] },
    'emergency',
  ],
  [
    'I am eight months pregnant and my palms and soles itch terribly at night for four days, no rash, and urine is a bit dark. Baby is moving well, no pain.',
    { signs: ['itching'], duration: 'days', who: ['past-20-weeks'] },
    'same-day',
  ],
  [
    'Papa, 68, just vomited blood, maybe one cup, dark with clots. He has cirrhosis and is looking pale.',
    { signs: ['bleeding-above'], duration: 'sudden', who: ['cirrhosis'] },
    'emergency',
  ],
  [
    'My mother is 74 and on a blood thinner for her heart valve. Since morning she passed black sticky smelly stool three times and feels giddy when she stands.',
    { signs: ['black-stool', 'dizzy'], who: ['on-blood-thinner'] },
    'emergency',
  ],
  [
    'I started iron tablets ten days back and now stool is greenish-black but formed, not sticky, no smell. I feel perfectly fine, no pain, no giddiness, and I take no painkillers.',
    { signs: ['black-stool'], severity: 'mild', duration: 'days', who: ['on-iron'] },
    'routine',
  ],
  [
    'I get a few drops of bright red blood on the paper after hard motions, on and off for two months. I am 29, no weight loss, no pain otherwise.',
    { signs: ['bleeding-below', 'hard-stools'], severity: 'mild', duration: 'comes-back' },
    'routine',
  ],
  [
    'I am 57, blood is mixed in my stool for one month, and I go five-six times but feel it is not cleared. Clothes have become loose also.',
    { signs: ['bleeding-below', 'bowel-habit', 'never-empty', 'weight-loss'], duration: 'comes-back' },
    'within-days',
  ],
  [
    'Since last night my father, 70, went to the toilet four times and only blood and clots came, the pot was full red. He is sweating and says there is andhera in front of his eyes.',
    { signs: ['bleeding-below', 'collapse'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'Burning in the chest after dinner for six weeks, mostly when I lie down, antacid helps. I am 34, swallowing fine, weight same.',
    { signs: ['heartburn'], duration: 'comes-back' },
    'routine',
  ],
  [
    'I am 58, diabetic, sudden burning and heaviness in the middle of the chest since half an hour with sweating, Gelusil did nothing. Can doctor suggest a stronger gas tablet?',
    { signs: ['chest-pain'], duration: 'sudden', who: ['diabetes'] },
    'emergency',
  ],
  [
    'My mother, 63, for three weeks roti and rice are getting stuck in the chest, she manages dal and liquids only. She has lost about 5 kilos.',
    { signs: ['swallowing', 'weight-loss'] },
    'within-days',
  ],
  [
    "Ate mutton at lunch three hours back and a piece is stuck, I can't even swallow my own saliva, I am spitting in a bowl.",
    { signs: ['swallowing', 'drooling'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'My two-year-old was playing with the remote and one small button cell is missing. He is drooling a little but otherwise playing.',
    { signs: ['swallowed-object', 'drooling'], who: ['child'] },
    'emergency',
  ],
  [
    'My baby is five weeks old, for four days he throws the milk out with force after each feed, then wants milk again. Today only one wet nappy.',
    { signs: ['vomiting', 'little-urine'], severity: 'severe', who: ['baby'] },
    'emergency',
  ],
  [
    'My son is nine, having tummy ache round the navel on school mornings for three months, settles by noon. He eats well, is gaining weight, and no vomiting or fever.',
    { signs: ['belly-pain'], severity: 'mild', duration: 'comes-back', who: ['child'] },
    'routine',
  ],
  [
    'My daughter, four years, loose motions since yesterday eight times and vomited twice, she is taking ORS in sips and passed urine two hours back but is a bit dull today.',
    { signs: ['loose-stools', 'vomiting', 'tired'], duration: 'steady', who: ['child'] },
    'same-day',
  ],
  [
    'I am 31, loose watery motions since this morning, five times, mild cramps, no blood and no fever. I am drinking ORS and urine is normal, but should I take an antibiotic? My two office friends have the same.',
    { signs: ['loose-stools', 'cramps'], severity: 'mild', duration: 'sudden' },
    'routine',
  ],
  [
    'I have ulcerative colitis, since four days it has come back, ten bloody motions a day, waking me at night, fever 101 and heart is beating fast.',
    {
      signs: ['bloody-loose-stools', 'fever', 'fast-pulse', 'flare'],
      severity: 'severe',
      duration: 'days',
      who: ['inflammatory-bowel-disease'],
    },
    'emergency',
  ],
  [
    'My colitis was quiet for a year, since one week I am going four times a day with a little blood and mucus. No fever, eating okay, I had missed mesalamine for a month.',
    { signs: ['flare', 'bloody-loose-stools', 'slime'], severity: 'mild', duration: 'days', who: ['inflammatory-bowel-disease'] },
    'within-days',
  ],
  [
    "I have Crohn's and was on Wysolone 40 mg for two months; I stopped it completely four days ago because of face swelling. Now I feel very weak and nauseated, giddy when I get up.",
    { signs: ['suddenly-unwell', 'dizzy', 'tired'], duration: 'days', who: ['inflammatory-bowel-disease', 'stopped-steroids'] },
    'emergency',
  ],
  [
    'My father is 80, no motion and no gas for three days, belly is blown up like a drum and since today he is vomiting green-brown water.',
    { signs: ['blocked-bowel', 'green-vomit'], duration: 'days', who: ['old-or-on-steroids'] },
    'emergency',
  ],
  [
    'My nani, 82, in bed after a hip fracture, no proper motion for eight days, now only watery leaking in the diaper and she is uncomfortable, but passing gas and no vomiting, belly soft.',
    { signs: ['hard-stools', 'leaking-stool'], duration: 'days', who: ['old-or-on-steroids'] },
    'same-day',
  ],
  [
    'I am 40 and for many years I go once in three days with hard stool, isabgol helps a bit. Nothing new, no blood, I just want proper treatment.',
    { signs: ['hard-stools'], duration: 'comes-back' },
    'routine',
  ],
  [
    'My age is 61 and motions were always regular, but for five weeks I am getting constipation then loose, and stool has become thin. No blood seen, passing gas okay.',
    { signs: ['bowel-habit'] },
    'within-days',
  ],
  [
    'The hernia in my groin always went back when I lay down, but since three hours it is hard, very painful, not going in, and I have vomited once.',
    { signs: ['hernia-stuck', 'bulge-groin', 'vomiting'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'There is a soft swelling in my groin for about a year, comes when I lift weights and goes when I lie down, no pain. I am 45 and want to know about operation.',
    { signs: ['bulge-groin'], severity: 'mild', duration: 'comes-back' },
    'routine',
  ],
  [
    'My navel hernia used to go in easily, for the last one week I have to push it for ten minutes and it aches in the evening. Right now it is inside, no pain, motions normal.',
    { signs: ['bulge-navel', 'hernia-was-stuck'], severity: 'mild', duration: 'days' },
    'within-days',
  ],
  [
    'I have a very painful lump beside the anus since two days, throbbing, cannot sit, little fever at night. I am 38, no diabetes.',
    { signs: ['anus-swelling', 'anus-pain', 'fever'], severity: 'severe', duration: 'days' },
    'same-day',
  ],
  [
    'My uncle is diabetic, 60, had a boil near the latrine place for four days; now the skin to the scrotum is black and swollen with a bad smell, and he is talking confused.',
    { signs: ['anus-swelling', 'anus-redness', 'confusion'], severity: 'severe', duration: 'days', who: ['diabetes'] },
    'emergency',
  ],
  [
    'During motion it feels like cutting with glass, for ten days, pain stays two hours after and a little blood on the paper. I am afraid to go to the toilet, no fever or lump.',
    { signs: ['anus-pain', 'bleeding-below'], duration: 'days' },
    'within-days',
  ],
  [
    'I have a small hole near the anus that leaks pus and stains my underwear on and off for six months, after an old boil. No pain or fever now.',
    { signs: ['anus-opening'], severity: 'mild', duration: 'comes-back' },
    'routine',
  ],
  [
    "My piles came out yesterday and are not going back, it is like a big blue grape bunch, very painful, I couldn't sleep. No fever, passed urine in the morning.",
    { signs: ['pile-out', 'anus-pain'], severity: 'severe', duration: 'steady' },
    'same-day',
  ],
  [
    'My father, 66, eyes are yellow for two weeks, urine like mustard oil and stool pale, whole body itching. No pain, no fever, weight down by 6 kilos.',
    { signs: ['jaundice', 'itching', 'weight-loss'], duration: 'days' },
    'within-days',
  ],
  [
    'College student, 20, had fever last week and now fever has gone but eyes became yellow since yesterday, feeling sick and eating little. She is fully alert, keeping water down, no bleeding.',
    { signs: ['jaundice'], duration: 'days' },
    'same-day',
  ],
  [
    'My brother has jaundice for six days and since today he is sleeping all day, answering wrong things, and there is bleeding from gums.',
    { signs: ['jaundice', 'hard-to-wake', 'confusion', 'easy-bruising'] },
    'emergency',
  ],
  [
    'My husband has cirrhosis with water in the belly, and since last night fever 100.8 and the whole belly is paining. He is awake and talking properly.',
    { signs: ['fever', 'belly-pain', 'liver-swelling'], who: ['cirrhosis'] },
    'emergency',
  ],
  [
    "Dad's liver is bad from alcohol, his belly water is filling again over ten days and pant is tight, legs swollen. No fever or pain, breathing fine, mind is clear, passing urine.",
    { signs: ['liver-swelling', 'liver-worse'], duration: 'days', who: ['cirrhosis'] },
    'within-days',
  ],
  [
    'I have cirrhosis and no motion for two days; my wife says since yesterday I am up all night and sleepy in the day, and my hands shake a little, but I am answering everything correctly.',
    { signs: ['liver-brain', 'hard-stools'], severity: 'mild', who: ['cirrhosis'] },
    'same-day',
  ],
  [
    'My health check-up sonography says simple liver cyst 2 cm, I am 37 with no complaints and normal liver tests. I am very tensed, is it cancer?',
    { signs: ['scan-finding'] },
    'routine',
  ],
  [
    "I have chronic hepatitis B, and yesterday's scan report says 3 cm lump in the liver, suspicious, advise triphasic CT. I have no pain, no fever, eating all right.",
    { signs: ['scan-lump', 'hepatitis-found'], who: ['liver-lump'] },
    'within-days',
  ],
  [
    'Since five days I am having fever with chills in the evening and a constant dull pain in the right side below the ribs, worse on deep breath. I am 42, take alcohol, am drinking water and walking about, eyes not yellow.',
    { signs: ['fever', 'shivering', 'right-rib-pain'], duration: 'days' },
    'same-day',
  ],
  [
    'I was discharged ten days back after pancreatitis, now belly is getting full quickly and a dull pain is coming back since two days, I eat half roti only. No fever, no vomiting.',
    { signs: ['early-fullness', 'belly-pain'], severity: 'mild', duration: 'days', who: ['after-pancreatitis'] },
    'same-day',
  ],
  [
    'I am getting chemotherapy for colon cancer, last dose was nine days back, and just now the thermometer shows 101.2 with shivering. Otherwise I am okay only.',
    { signs: ['fever', 'shivering'], who: ['on-cancer-medicine'] },
    'emergency',
  ],
  [
    "On capecitabine tablets since two weeks, from yesterday six loose motions a day and mouth ulcers, no fever, I can drink. Should I take tonight's dose?",
    { signs: ['loose-stools', 'sore-mouth'], who: ['on-fluorouracil'] },
    'same-day',
  ],
  [
    'Colonoscopy with polyp removal is fixed for the day after tomorrow and I take clopidogrel and aspirin because of a heart stent put four months back. Nobody told me whether to stop.',
    { signs: ['medicine-unclear'], who: ['before-colonoscopy', 'on-blood-thinner'] },
    'same-day',
  ],
  [
    'My hernia operation is on Friday, three days from now, and since this morning I have fever 101 with cough and body ache. I am 50, breathing is fine.',
    { signs: ['fever'], who: ['before-operation'] },
    'same-day',
  ],
  [
    'I had colonoscopy and a big polyp was removed this morning; now at night there is strong belly pain, tight stomach and I am feeling feverish.',
    { signs: ['belly-pain', 'hard-belly', 'fever'], severity: 'severe', duration: 'steady', who: ['after-camera-test'] },
    'emergency',
  ],
  [
    'Had endoscopy yesterday with biopsy, only a mild sore throat today when I swallow, eating khichdi comfortably, no chest or neck pain, no fever. Also when do I come for the biopsy report?',
    { signs: ['sore-throat', 'result-missing'], severity: 'mild', who: ['after-camera-test'] },
    'routine',
  ],
  [
    'Gallbladder laparoscopy was five days back, one cut near the navel has become red and warm and yellowish water is coming since morning. Temperature is 99.6, no belly pain.',
    { signs: ['wound-redness', 'wound-pus'], who: ['after-keyhole-operation', 'after-gallbladder-operation'] },
    'same-day',
  ],
  [
    'My wife had bowel cancer surgery twelve days ago, since evening one calf is swollen and paining, and now suddenly she is breathless with pain in the chest.',
    { signs: ['leg-clot', 'breathless', 'chest-pain'], duration: 'sudden', who: ['after-operation'] },
    'emergency',
  ],
  [
    "I came home this afternoon after hernia operation at 10 am, I am 67, and haven't passed a drop of urine since, lower belly is tight and paining, it is now 8 pm.",
    { signs: ['no-urine', 'lower-belly-pain'], duration: 'steady', who: ['after-operation'] },
    'same-day',
  ],
  [
    'After liver operation I have a drain pipe at home, since morning the fluid changed from light pink to dark green, nearly 200 ml. No fever, pain same as before, I am walking.',
    { signs: ['bile-leak', 'drain-trouble'], duration: 'sudden', who: ['after-operation'] },
    'same-day',
  ],
  [
    "My father's stoma bag, new from three weeks, skin around it is red and itching since four days and the bag is leaking once daily. Stoma is pink, output normal, he is eating.",
    { signs: ['drain-trouble'], severity: 'mild', duration: 'days', who: ['after-operation'] },
    'within-days',
  ],
  [
    'I am 52, doing a check-up and haemoglobin came 8.1, ferritin very low, no bleeding seen and periods stopped three years back. I get a little tired climbing stairs, nothing else.',
    { signs: ['anaemia'], who: ['woman'] },
    'within-days',
  ],
  [
    "My polyp report from last week's colonoscopy says 'tubulovillous adenoma, high-grade dysplasia, margin not clear', and my elder brother had bowel cancer at 44. I am 47 and have no bleeding or pain.",
    { signs: ['scan-finding', 'family-history', 'cancer-in-report'] },
    'within-days',
  ],
];

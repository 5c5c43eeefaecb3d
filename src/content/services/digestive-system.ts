import type { ServicePage } from '#content/service-page.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const service = {
  link: 'digestive-system',
  name: 'Digestive system',
  organs: [],
  summary:
    'Where does my trouble come from, and which page should I read? How food travels organ by organ, what can go wrong in each place, and when to get help.',
  keywords: [
    'digestive system',
    'stomach pain',
    'which doctor for stomach problems',
    'gastroenterologist',
    'liver',
    'bowel',
    'पाचन तंत्र',
    'पेट की बीमारी',
  ],
  description:
    'The digestive system is the long tube from mouth to anus, with the liver, gallbladder and pancreas beside it. It breaks food down, takes in what you need and passes out the rest [niddk]. This page follows the food, says what can go wrong at each stop, and names the page to read next.',
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    'blocked',
    'jaundice-with-more',
    'jaundice-stent',
    'cannot-swallow',
    'jaundice',
    'swallowing-harder',
    'stomach-alarm',
    'weight-loss',
    'first-blood',
    'bowel-habit',
    'pain-comes-back',
    'soft-bulge',
    'harmless-finding',
  ]),
  sections: [
    {
      title: 'How long the journey takes',
      paragraphs: [
        'Food spends {upper} in the stomach and small bowel, and {colon} in the large bowel. From plate to toilet it is {whole} in all. It differs from person to person, so your own usual pattern matters more than your neighbour’s.',
      ],
    },
    {
      title: 'Food pipe (oesophagus)',
      paragraphs: [
        'Muscles in the food pipe squeeze each mouthful down. A valve at its lower end should stay shut between swallows.',
        'When the valve is weak, acid comes up and burns: this is acid reflux. Read “Anti-reflux surgery” for tablets, tests and operations. Food that sticks is a different sign, and needs a look inside soon.',
      ],
    },
    {
      title: 'Stomach',
      paragraphs: [
        'The stomach stores a meal, churns it with acid and lets it out bit by bit. Soreness, ulcers and growths can form in its lining, and much of the time they feel alike.',
        'A gastroscopy tells them apart. Read “Stomach polyps” if a growth was found, and “Stomach cancer” if a sample showed cancer. “Weight-loss surgery” is about making the stomach smaller on purpose.',
      ],
    },
    {
      title: 'Liver, gallbladder and bile ducts',
      paragraphs: [
        'The liver cleans the blood, stores energy and makes bile, which helps to digest fat [niddk]. The gallbladder keeps bile between meals. Thin ducts carry it to the bowel.',
        'A blocked duct turns the eyes yellow, the urine dark and the stool pale. Pain under the right ribs after meals points to the gallbladder more than to the liver.',
        'Where to read on:',
      ],
      list: [
        'stones: “Gallstones”',
        'growths or cancer of the gallbladder: “Gallbladder cancer”',
        'trouble after gallbladder removal: “Bile duct injury”',
        'something seen in the liver on a scan: “Liver cysts”, “Hydatid cysts of the liver” or “Liver mass”',
        'scars in the liver from alcohol, fat or a virus: “Liver cirrhosis”; cancer: “Liver cancer”',
      ],
    },
    {
      title: 'Pancreas',
      paragraphs: [
        'The pancreas lies deep behind the stomach. It sends juice to the bowel to digest food, and insulin to the blood to control sugar.',
        'Its pain sits high in the belly and often goes through to the back. Read “Pancreatitis” for a sudden or lasting soreness, “Pancreatic stones” for stones in its duct, and “Pancreatic cancer” or “Whipple surgery” for a growth.',
      ],
    },
    {
      title: 'Small bowel',
      paragraphs: [
        'Here bile and the juice of the pancreas finish the work, and most of what you eat passes into the blood [niddk]. Germs, scar bands and swelling can narrow the tube or make a hole.',
        'Cramps with vomiting and a swollen belly suggest a blockage. Read “Intestinal obstruction and strictures”, “Intestinal perforation”, “Intestinal diseases” or “Small intestine cancer”.',
      ],
    },
    {
      title: 'Large bowel and rectum',
      paragraphs: [
        'The large bowel takes back water and turns what is left into stool [niddk]. The rectum holds it until you are ready.',
        'Blood, slime, loose stools or a new pattern come from here most often. Read “Colon and rectal polyps”, “Rectal cancer” or “Inflammatory bowel disease”. The signs overlap, so only tests can say which it is.',
      ],
    },
    {
      title: 'Anus',
      paragraphs: [
        'Most trouble here is a nuisance and can be treated. Bright blood without pain is often “Piles”; a sharp pain on passing stool is often an “Anal fissure”; a wet spot that keeps leaking is often an “Anal fistula”.',
        'Please do not guess, and do not be shy. We see this every working day.',
      ],
    },
    {
      title: 'Wall of the belly',
      paragraphs: [
        'Muscle holds everything in. At a weak spot, bowel or fat can push through as a hernia: in the groin (“Inguinal hernia”), at the navel (“Umbilical hernia”) or at an old scar (“Ventral hernia”).',
      ],
    },
    {
      title: 'Whom to see first',
      paragraphs: [
        'Your family doctor is a good first stop for heartburn, loose stools or belly ache that is not severe. A physician for the digestive system (gastroenterologist) does most camera tests and treats with medicines. A surgeon of the digestive system, such as ours, sees you when an operation is one of the choices, or when nobody is sure.',
        'Bring your old reports, scans on a disc or phone, and the strips of your medicines. Write down when it began, what sets it off and what you have already tried.',
      ],
    },
  ],
  questions: [
    'Which organ do you think this comes from, and why?',
    'What else could it be?',
    'Which test would settle it, and what does it cost?',
    'What can I safely try at home until then?',
    'Which signs mean that I should not wait?',
  ],
  related: [
    'antireflux',
    'polyps',
    'cancer',
    'weightlosssurgery',
    'gallbladderstones',
    'gallbladdercancer',
    'Bileductinjury',
    'livercysts',
    'hydatid-cysts',
    'livermass',
    'livercirrhosis',
    'livercancer',
    'pancreatitis',
    'pancreaticestones',
    'pancreaticcancer',
    'whilesurgery',
    'obstruction',
    'intestinal-obstruction',
    'perforation',
    'instestinecancer',
    'rectumpolyps',
    'rectumcancer',
    'inflammatoryboweldiseases',
    'hemorrhoids',
    'fisures',
    'fistulas',
    'Inguinalhernial',
    'Umbilicalhernia',
    'Ventralhernia',
    'roboticsurgery',
  ],
  evidence: {
    sources: {
      niddk: {
        title: 'Your digestive system and how it works',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/digestive-system-how-it-works',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      mayo: {
        title: 'Digestion: how long does it take?',
        publisher: 'Mayo Clinic',
        year: null,
        url: 'https://www.mayoclinic.org/digestive-system/expert-answers/faq-20058340',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      upper: { value: '6 to 8 hours', source: 'mayo' },
      colon: { value: 'about 36 hours', source: 'mayo' },
      whole: { value: '2 to 5 days', source: 'mayo' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies ServicePage;

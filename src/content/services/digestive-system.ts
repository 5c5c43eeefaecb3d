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
    'The digestive system is the long tube from mouth to anus, with the liver, gallbladder and pancreas beside it. It breaks food down, takes in what you need and passes out the rest. This page follows the food, says what can go wrong at each stop, and names the page to read next.',
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
        'Food spends {upper} in the stomach and small bowel, and {colon} in the large bowel. From plate to toilet it is {whole} in all. This differs from person to person, so your own usual pattern matters more than your neighbour’s.',
      ],
    },
    {
      title: 'Food pipe (oesophagus)',
      paragraphs: [
        'Muscles in the food pipe squeeze each mouthful down, and a valve at its lower end should stay shut between swallows.',
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
        'The liver cleans the blood, stores energy and makes bile, which helps to digest fat. The gallbladder keeps bile between meals. Thin ducts (bile ducts) carry it to the bowel.',
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
        'Here bile and the juice of the pancreas finish the work, and most of what you eat passes into the blood. Germs, scar bands and swelling can narrow the tube or make a hole.',
        'Cramps with vomiting and a swollen belly suggest a blockage. Read “Intestinal obstruction and strictures”, “Intestinal perforation”, “Intestinal diseases” or “Small intestine cancer”.',
      ],
    },
    {
      title: 'Large bowel and rectum',
      paragraphs: [
        'The large bowel takes back water and turns what is left into stool. The rectum holds it until you are ready.',
        'Blood, slime, loose stools or a new pattern come from here most often. Read “Colon and rectal polyps”, “Rectal cancer” or “Inflammatory bowel disease”. The signs overlap, so only tests can say which it is.',
      ],
    },
    {
      title: 'Anus',
      paragraphs: [
        'Most trouble here is a nuisance and can be treated. Bright blood without pain is often “Piles”; a sharp pain on passing stool is often an “Anal fissure”; a wet spot that keeps leaking is often an “Anal fistula”.',
        'Please do not guess, and do not be shy, because we see this every working day.',
      ],
    },
    {
      title: 'Wall of the belly',
      paragraphs: [
        'A wall of muscle holds everything in. At a weak spot, bowel or fat can push through as a hernia: in the groin (“Inguinal hernia”), at the navel (“Umbilical hernia”) or at an old scar (“Ventral hernia”).',
      ],
    },
    {
      title: 'Tests: what each shows, and what it costs you',
      paragraphs: ['No one test looks everywhere. Each has something that it misses, and none is free of risk:'],
      list: [
        'blood tests: anaemia, infection, liver and pancreas; they seldom name the cause by themselves',
        'ultrasound: gallbladder, liver, fluid; no known harm, but poor for the bowel (see “Ultrasound services”)',
        'gastroscopy: food pipe, stomach and the first part of the bowel, with samples; a tear in about {gastroTear}, by a British audit',
        'colonoscopy: the whole large bowel, with samples and removal of polyps; in Canada {colonBleed} needed hospital for bleeding, and {colonTear} had a tear',
        'CT scan: the whole belly in seconds; X-rays, and an injection that can harm weak kidneys',
        'MRI scan: liver, bile ducts, pancreas, rectum; no X-rays, but long, narrow and loud',
        'capsule: a camera that you swallow, for the small bowel; it can get stuck where the bowel is narrow',
      ],
    },
    {
      title: 'If nothing is found',
      paragraphs: [
        'Tests often show nothing, although the trouble is real. The gut can hurt because its nerves and its rhythm are upset, and the commonest names for this are irritable bowel and functional dyspepsia. They are not a cancer, and they can be treated.',
        'Nobody can promise that a normal test rules out everything. If you lose weight, bleed, cannot swallow or feel worse, come again, however fresh the last report is.',
        'Waiting a few weeks is reasonable when the pain is mild, old and unchanged, and none of the signs in the card above is there. Repeated scans and years of tablets without a diagnosis are not.',
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
    'What can the test miss, and what could it harm?',
    'What happens if I wait for some weeks?',
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
      mayo: {
        title: 'Digestion: How long does it take?',
        publisher: 'Mayo Clinic',
        year: null,
        url: 'https://www.mayoclinic.org/digestive-system/expert-answers/faq-20058340',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its whole text, stored under another address',
      },
      audit: {
        title: 'Prospective audit of perforation rates following upper gastrointestinal endoscopy in two regions of England',
        publisher: 'British Journal of Surgery',
        year: 1995,
        url: 'https://doi.org/10.1002/bjs.1800820430',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      canada: {
        title: 'Bleeding and perforation after outpatient colonoscopy and their risk factors in usual clinical practice',
        publisher: 'Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.1053/j.gastro.2008.08.058',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      upper: { value: '6 to 8 hours', source: 'mayo' },
      colon: { value: 'about 36 hours', source: 'mayo' },
      whole: { value: '2 to 5 days', source: 'mayo' },
      gastroTear: { value: '0.5 in 1,000 people', source: 'audit' },
      colonBleed: { value: '1.6 in 1,000 people', source: 'canada' },
      colonTear: { value: '0.9 in 1,000', source: 'canada' },
    },
  },
  written: '2026-11-22',
} as const satisfies ServicePage;

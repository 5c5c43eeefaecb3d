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
  aims: 'This page helps you to find out from which part your trouble may come, which page to read, and to weigh waiting, habits, medicines, camera tests and surgery.',
  description:
    'The digestive system is the long tube from mouth to anus, with the liver, gallbladder and pancreas beside it. It breaks food down, takes in what you need and passes out the rest.',
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    'blocked',
    'jaundice-with-more',
    'jaundice-stent',
    'cannot-swallow',
    'perhaps-pregnant',
    'hernia-stuck',
    'vomiting-with-diabetes',
    'dried-out',
    'swallowed-poison',
    'early-appendix',
    'hernia-blocks',
    'jaundice',
    'loose-stools-with-fever',
    'drying-out',
    'steady-pain',
    'swallowing-harder',
    'stomach-alarm',
    'weight-loss',
    'first-blood',
    'attacks-after-meals',
    'loose-stools-go-on',
    'bowel-habit',
    'pain-comes-back',
    'harmless-finding',
  ]),
  sections: [
    {
      title: 'How long the journey takes',
      paragraphs: [
        'Healthy people swallowed capsules that sent out signals. In most studies the capsule took {small} through the small bowel, {colon} through the large bowel and {whole} in all; the stomach varied most. Your own usual pattern matters more than your neighbour’s.',
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
        'The stomach stores a meal, churns it with acid and lets it out bit by bit. Soreness, ulcers and growths can form in its lining, and mostly they feel alike.',
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
        'hepatitis B or C: tests and tablets are free in government hospitals under the national programme [nvhcp]',
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
        'Blood, slime, loose stools or a new pattern come from here most often. Read “Colon and rectal polyps”, “Colon cancer”, “Rectal cancer” or “Inflammatory bowel disease”.',
      ],
    },
    {
      title: 'Anus',
      paragraphs: [
        'Most trouble here is a nuisance and can be treated. Bright blood without pain is often “Piles”; a sharp pain on passing stool is often an “Anal fissure”; a wet spot that keeps leaking is often an “Anal fistula”.',
        'Please do not guess: new blood needs a doctor in the next day or two, whatever it looks like.',
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
      paragraphs: ['Each test misses something, and none is free of risk:'],
      list: [
        'blood tests: anaemia, infection, liver and pancreas; they seldom name the cause by themselves',
        'ultrasound: gallbladder, liver, fluid; no known harm, but poor for the bowel (see “Ultrasound services”)',
        'gastroscopy: food pipe, stomach and the first part of the bowel, with samples; a tear is rare',
        'colonoscopy: the whole large bowel, with samples and removal of polyps; in Canada {colonBleed} needed hospital for bleeding',
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
  options: [
    {
      title: 'Watching for some weeks',
      description: 'You write down what you eat, when it hurts and what your stools are like, and take nothing new.',
      benefits:
        'Much belly trouble settles by itself, and you are spared tests. When people with indigestion had a gastroscopy, more than {normal} had a normal one, and fewer than {cancer} had a cancer.',
      risks:
        'Those studies were mostly not from India, and a cause may be found later. Do not watch with any sign of the first three lists of the card above, or if it began after middle age.',
      recovery: 'Set a day. If you are no better by then, come.',
      withoutTreatment: true,
    },
    {
      title: 'Changing habits',
      description:
        'Smaller and earlier dinners, less alcohol, no tobacco (the free quitline is 1800-11-2356), fewer painkillers, some weight off, a walk each day, and fibre.',
      benefits: 'Fibre such as isabgol helped {fibre} with an irritable bowel; bran did not. Liver, sugar and heart gain as well.',
      risks: 'Too much fibre at once brings wind. Strict diets without a dietitian leave people weak; nobody has good figures for either.',
      recovery: 'Give it some weeks, and change one thing at a time, so that you know what helped.',
    },
    {
      title: 'Medicines',
      description:
        'Acid blockers such as omeprazole or pantoprazole, tablets against H. pylori, laxatives, medicines for cramps, and others by cause.',
      benefits:
        'They heal most ulcers and calm most reflux. In a British and Irish trial, tablets against H. pylori were added to an acid blocker. Stomach ulcers came back within {ulcerTime} in {ulcerWith}, against {ulcerWithout} without them.',
      risks:
        'Each has its own side effects. Long use of acid blockers has been linked with harms. In a trial of about {ppiTime}, only infections of the gut were clearly more common: {ppiWith} with pantoprazole, {ppiWithout} with a dummy tablet. Tablets can also hide the signs of a cancer for a while.',
      recovery: 'Ask for how long, and when to stop. Tablets for years need a yearly look.',
    },
    {
      title: 'A look inside (endoscopy)',
      description: 'A camera goes in by the mouth or from below, mostly with a sleeping medicine. Samples and polyps can be taken.',
      benefits:
        'It finds ulcers, swelling and cancer, and can stop bleeding or take out a polyp before it turns bad. In a European trial, bowel cancer came within {invitedTime} in {invited} who were invited to one colonoscopy, and in {notInvited} who were not. Of those invited, {went} went.',
      risks:
        'The camera tore the gut in {gastroTear} at a gastroscopy, and in {colonTear} at a colonoscopy. The sleeping medicine can slow the breath.',
      recovery: 'You go home the same day with someone, and do not drive until the next.',
    },
    {
      title: 'An operation',
      description: 'A surgeon takes out, opens, joins or mends the part that is ill, by keyhole or through an open cut.',
      benefits:
        'For stones that keep hurting, many hernias, blockages, holes and most early cancers it is the usual treatment. In a Dutch trial, pancreatitis from gallstones came back in {sameStay} whose gallbladder was taken out at once, and in {later} who were asked to return weeks later.',
      risks:
        'Wound infection is the commonest: {ssi} within {ssiDays} after operations on the gut in countries such as India. Bleeding, leaks and clots differ by operation, and each page gives its own figures.',
      recovery: 'From a few days to some months. “Postoperative care” goes through it.',
    },
  ],
  uncertainties: [
    'Signs overlap, so the organ named first is often not the right one.',
    'The figures on tests come from Britain and Canada, some of them old; Indian centres rarely publish theirs.',
    'Why the gut hurts when nothing is found is only partly known, and what helps one person may not help another.',
    'At what age a first gastroscopy should be advised in India without warning signs is not agreed.',
  ],
  deciding:
    'Say what worries you most, how much of your day it takes, and which risks you would rather not run. Together we choose the smallest step that can answer the question, and set a day to look at it again.',
  questions: [
    'Which organ do you think this comes from, and why?',
    'What else could it be?',
    'Which test would settle it, and what does it cost?',
    'What can the test miss, and what could it harm?',
    'What happens if I wait for some weeks?',
    'What can I safely try at home until then?',
    'Which signs mean that I should not wait?',
  ],
  support: [
    { name: 'National Viral Hepatitis Control Program (free tests and medicines)', url: 'https://nhm.hp.gov.in/nvhcp' },
    { name: 'Indian Society of Gastroenterology', url: 'https://www.isg.org.in/' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    {
      name: 'NIDDK: Your digestive system and how it works',
      url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/digestive-system-how-it-works',
    },
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
    'coloncancer',
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
      transit: {
        title: 'Gastrointestinal transit times in health as determined using ingestible capsule systems: a systematic review',
        publisher: 'Journal of Clinical Medicine',
        year: 2023,
        url: 'https://doi.org/10.3390/jcm12165272',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nvhcp: {
        title: 'National Viral Hepatitis Control Program',
        publisher: 'National Health Mission, Government of India',
        year: null,
        url: 'https://nhm.hp.gov.in/nvhcp',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page, and the same programme at shs.bihar.gov.in',
      },
      dyspepsia: {
        title:
          'What is the prevalence of clinically significant endoscopic findings in subjects with dyspepsia? Updated systematic review and meta-analysis',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1016/j.cgh.2022.05.041',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      fibre: {
        title: 'The effect of fiber supplementation on irritable bowel syndrome: a systematic review and meta-analysis',
        publisher: 'American Journal of Gastroenterology',
        year: 2014,
        url: 'https://doi.org/10.1038/ajg.2014.195',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      globalsurg: {
        title:
          'Surgical site infection after gastrointestinal surgery in high-income, middle-income, and low-income countries: a prospective, international, multicentre cohort study',
        publisher: 'The Lancet Infectious Diseases',
        year: 2018,
        url: 'https://doi.org/10.1016/S1473-3099(18)30101-4',
        checkedOn: '2026-11-22',
        basis: 'abstract',
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
      ulcer: {
        title:
          'Randomised double blind controlled study of recurrence of gastric ulcer after treatment for eradication of Helicobacter pylori infection',
        publisher: 'BMJ',
        year: 1997,
        url: 'https://doi.org/10.1136/bmj.314.7080.565',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pantoprazole: {
        title:
          'Safety of Proton Pump Inhibitors Based on a Large, Multi-Year, Randomized Trial of Patients Receiving Rivaroxaban or Aspirin',
        publisher: 'Gastroenterology',
        year: 2019,
        url: 'https://doi.org/10.1053/j.gastro.2019.05.056',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nordicc: {
        title: 'Effect of Colonoscopy Screening on Risks of Colorectal Cancer and Related Death',
        publisher: 'New England Journal of Medicine',
        year: 2022,
        url: 'https://doi.org/10.1056/NEJMoa2208375',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      poncho: {
        title:
          'Same-admission versus interval cholecystectomy for mild gallstone pancreatitis (PONCHO): a multicentre randomised controlled trial',
        publisher: 'The Lancet',
        year: 2015,
        url: 'https://doi.org/10.1016/S0140-6736(15)00274-3',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract, and its results at Wiki Journal Club',
      },
    },
    figures: {
      went: { value: '42 in 100', source: 'nordicc' },
      ulcerTime: { value: '12 months', source: 'ulcer' },
      ulcerWith: { value: '22 in 100 people', source: 'ulcer' },
      ulcerWithout: { value: '49 in 100', source: 'ulcer' },
      ppiTime: { value: '3 years', source: 'pantoprazole' },
      ppiWith: { value: '14 in 1,000 people', source: 'pantoprazole' },
      ppiWithout: { value: '10 in 1,000', source: 'pantoprazole' },
      invited: { value: '10 in 1,000 people', source: 'nordicc' },
      notInvited: { value: '12 in 1,000', source: 'nordicc' },
      invitedTime: { value: '10 years', source: 'nordicc' },
      sameStay: { value: '2 in 100 people', source: 'poncho' },
      later: { value: '9 in 100', source: 'poncho' },
      small: { value: '3 to 7 hours', source: 'transit' },
      colon: { value: '16 to 29 hours', source: 'transit' },
      whole: { value: '23 to 37 hours', source: 'transit' },
      normal: { value: '850 in 1,000 people', source: 'dyspepsia' },
      cancer: { value: '4 in 1,000', source: 'dyspepsia' },
      fibre: { value: '1 more person in 7', source: 'fibre' },
      ssi: { value: '140 in 1,000 people', source: 'globalsurg' },
      ssiDays: { value: '30 days', source: 'globalsurg' },
      gastroTear: { value: '0.5 in 1,000 people', source: 'audit' },
      colonBleed: { value: '1.6 in 1,000 people', source: 'canada' },
      colonTear: { value: '0.9 in 1,000', source: 'canada' },
    },
  },
  written: '2026-11-22',
} as const satisfies ServicePage;

import { hydatidCystsPictures } from '#content/pictures/hydatid-cysts.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 20,
  group: 'liver',
  link: 'hydatid-cysts',
  name: 'Hydatid cysts of the liver',
  otherNames: ['Hydatid disease', 'Cystic echinococcosis', 'Dog tapeworm cyst', 'हाइडेटिड सिस्ट', 'लिवर का हाइडेटिड सिस्ट'],
  kind: 'condition',
  organs: ['liver', 'bile-duct'],
  icon: 'liver',
  images: hydatidCystsPictures,
  icd10: 'B67',
  summary:
    'What is a hydatid cyst, can it burst, and does it need surgery? How this dog tapeworm cyst is found, treated, watched and kept out of the home.',
  keywords: ['hydatid cyst', 'echinococcosis', 'dog tapeworm', 'PAIR', 'hydatid surgery', 'हाइडेटिड सिस्ट'],
  aims: 'This page helps you to understand the stage of your cyst, why that decides the treatment, and which signs mean you must hurry.',
  description:
    'A hydatid cyst is a slow-growing bag of fluid made by the young form of a dog tapeworm. It sits most often in the liver or the lungs. It does not pass from one person to another, and some cysts die by themselves.',
  inShort: {
    emergency:
      'It can be. A rash, a swollen face, faintness, trouble breathing, severe belly pain, coughing up salty fluid, or belly pain with fever means: call 112 or 108.',
    operation:
      'Not always: the stage decides. Tablets, a needle or watching do for many cysts; surgery is for those that have burst, are infected or hold daughter cysts.',
    choices: 'Worm tablets, a needle treatment called PAIR, surgery, or watching with scans.',
    back: 'Tablets and watching bring no break. After surgery expect days in hospital and weeks before heavy work, with scans for years.',
    next: 'Ask which stage your cyst is, and let nobody put a needle into it without a plan.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'cyst-allergy',
    'cyst-cough',
    'cyst-blow',
    'fever-with-belly-pain',
    'vomiting-nonstop',
    'jaundice-with-more',
    'fever-and-bleeding',
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'albendazole-fever',
    'hydatid-pregnant',
    'wound-redness',
    'lasting-ache',
    'hydatid-report',
    'hydatid-at-home',
    'check-due',
  ]),
  symptoms: [
    'There may be no sign for years, and many cysts are found by chance.',
    'A large cyst can cause an ache or lump under the right ribs, or vomiting.',
    'If it leaks into a bile duct you get jaundice, pain and fever. If it bursts into the belly or chest, a severe allergic reaction can follow within minutes.',
  ],
  causes: [
    'Dogs catch the worm from raw organs of sheep, goats or cattle, and its eggs leave in their droppings.',
    'People swallow eggs from unwashed hands, raw vegetables, water or soil, or after touching a dog [who]. You do not get it by eating cooked meat.',
    'Herders, butchers and families with dogs that roam are at more risk.',
  ],
  types: [
    {
      title: 'Active cyst',
      details: 'The worm is alive, and the cyst holds clear fluid or many small daughter cysts. Reports call it {active}.',
    },
    {
      title: 'Changing cyst',
      details: 'The inner skin has come loose, and the cyst ({changing}) may die or become active again.',
    },
    { title: 'Inactive cyst', details: 'The cyst ({inactive}) is solid or chalky, and the worm is most likely dead.' },
    {
      title: 'Complicated cyst',
      details:
        'It is infected, has burst, or is open to a bile duct. In a hospital in Kashmir this was so in {complicatedShare} who had surgery.',
    },
  ],
  tests: [
    {
      title: 'Ultrasound',
      details: 'The picture shows the stage, which guides the treatment. The probe on the skin does not harm the cyst.',
    },
    {
      title: 'CT scan or MRI scan',
      details: 'They show ducts and vessels close to it; the chest is often pictured too.',
    },
    { title: 'Blood test for antibodies', details: 'It supports the picture, but it can be negative although there is a cyst.' },
    {
      title: 'No needle to find out',
      details: 'A needle can spill a hydatid cyst, so it is used only as a planned treatment, under worm medicine.',
    },
  ],
  treatment: {
    overview:
      'The stage mostly decides: {one} (one chamber) below {smallCyst}, tablets; larger, a needle with tablets; {daughter} (daughter cysts), mostly surgery, or a wide tube (catheter); {inactive}, watching.',
    details: [
      {
        title: 'Worm medicine (albendazole)',
        description: 'The tablets are meant to kill the worm, and are taken for months.',
        benefits:
          'In the records of {recordCount}, {activeDead} active one-chamber cysts looked dead or were gone after {activeYears}. With daughter cysts or a loose skin it was {daughterDead}. But {wokeUp} of those that responded were active again within {wokeTime}. In all {stillActive} were still or again active after {stillYears}.',
        risks:
          'Liver blood tests change in about {liverTests}, and {stopped} have to stop for that reason. Blood counts can fall, rarely with danger to life, and people with a hydatid cyst in the liver are more at risk of that.',
        recovery:
          'You live as normal, while a scan looks for change at {checkMonths}; the full effect is judged {fullMonths} after the course.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Liver tests changed: {liverTests}; marrow, rarely',
          comesBack: 'Still or again active, {stillYears}: {stillActive}',
        },
      },
      {
        title: 'Needle treatment (PAIR)',
        description:
          'Under ultrasound and worm medicine, a needle draws the fluid out, puts in a liquid that kills the worm, and draws it out again.',
        benefits:
          'It needs a cyst with no link to a bile duct. In a review ({pairYear}) {pairPeople} treated so were cured more often, with fewer problems and returns, than {oldSurgery} who had surgery, and stayed {pairStay} against {surgeryStay}. But the groups may have differed from the start, and trials were too small to be sure [cochrane].',
        risks:
          'In a review of {pairCount}, {allergy} were followed by an allergic reaction that passed, and {allergyDeath} died of one. In Naples, with alcohol left in the cyst, {pairBack} became active again, and one of {naplesAll} died of an allergic shock. Passing fever was commoner than after surgery [pairReview]. A hospital in Turkey found the opposite of the review: {harranPair} had a problem, against {harranSurgery} after surgery. The stay was {harranStay} against {harranOpen}. In another cysts came back in {akPair} after a needle or tube, and {akSurgery} after surgery.',
        recovery: 'You are watched in hospital, then take tablets and have scans for years.',
        compare: {
          cut: 'A needle',
          nights: '{pairStay} on average',
          usualLife: 'Some days after; tablets go on',
          mainRisk: 'Problem: {harranPair} (Turkey); in a review fewer',
          comesBack: 'Back, Turkey: {akPair}',
        },
      },
      {
        title: 'Surgery',
        description:
          'The surgeon shields the belly, empties the cyst and removes part or all of its wall, or a piece of liver, in an open or a keyhole operation.',
        benefits:
          'It is usually the choice for cysts that have burst, are infected or have opened into a duct [whoGuide]. In a small trial in Kashmir, the cyst came back in {tabletBack} who took tablets as well, and in {noTabletBack} who took none.',
        risks:
          'Problems such as a bile leak or infection are common: in one Kashmir hospital they followed in {plainTrouble} with a plain cyst and in {complicatedTrouble} with a complicated one. Nobody of these died. In Bhavnagar ({bhavYears}) problems came to {bhavOpenBad} after open and {bhavKeyBad} after keyhole surgery.',
        recovery: 'In Bhavnagar people stayed {bhavOpen} after open surgery and {bhavKey} after keyhole surgery.',
        compare: {
          cut: 'One long cut, or small ones',
          nights: null,
          usualLife: null,
          mainRisk: 'Problem, Kashmir: {plainTrouble}; complicated: {complicatedTrouble}',
          comesBack: 'Back, Turkey: {akSurgery}',
          operation: 'hydatid-cyst',
        },
      },
      {
        title: 'Watching, with no treatment',
        description: 'For an inactive cyst without problems this is the usual advice, with a scan from time to time [whoGuide].',
        benefits: 'You avoid treatment of a cyst that is most likely dead: in an Italian centre all but {watchWoke} stayed so.',
        risks:
          'Scans matter, because a few become active again. An active cyst left alone can grow, become infected or burst, and that can kill. In Iran {iranWorse} that gave no symptoms grew or led to a complication in about {iranYears}. In Argentina {calm} people still had no symptoms after {calmYears}.',
        recovery: 'Life stays the same; keep the scan dates.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Silent cyst, grew or trouble: {iranWorse}',
          comesBack: 'Inactive cyst woke: {watchWoke}',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'In a trial in Kashmir the cyst came back after surgery',
      of: [0, 2],
      rows: [
        { label: 'with tablets before and after', figure: '{tabletBack}' },
        { label: 'without tablets', figure: '{noTabletBack}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Albendazole',
      details:
        'Take it with a meal that holds some fat, so that more is taken up. You need a blood count {BloodCount}, and liver tests. Fever, a sore throat or new bruises need a doctor the same day.',
    },
  ],
  others: [
    {
      title: 'Women who may become pregnant',
      details:
        'Albendazole can harm an unborn child [AlbendazoleLabel]. Use reliable birth control while you take it, and tell us the same day if you might be pregnant.',
    },
    {
      title: 'Children and the whole home',
      details: 'Ask whether your family should have a scan.',
    },
  ],
  operations: ['hydatid-cyst'],
  differs: [{ of: 'nights', why: 'A needle treatment needs fewer nights than the surgery that our answer is about.' }],
  uncertainties: [
    'Which of tablets, needle or surgery is right for each stage is uncertain [cochrane].',
    'How much to cut is not settled. In a study from Tibet, fewer people had problems when the whole wall was removed, but that surgery bled more [tibet].',
    'The authors of the review of tablets call their effect overstated [tablets].',
  ],
  preparing: ['Bring your scans, and say if you have asthma or any allergy.'],
  inHospital: [
    'A drip is placed first, so that an allergic reaction can be treated at once.',
    'After surgery you may have a drain. Green fluid in it means a bile leak, which often stops by itself or needs a stent.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Tell the nurse at once about itching, rash, tight breath, fever or yellow eyes.',
    },
    {
      when: 'The first weeks',
      what: 'Walk more each day, keep taking the tablets, and come for the blood count {BloodCount} even if you feel well. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'The first years', what: 'A cyst can return late, so scans go on for years.' },
  ],
  deciding:
    'Ask for the stage first; a burst or infected cyst leaves little choice. If no cut matters most to you, and the cyst has no daughter cysts and no link to a bile duct, weigh a needle against its small risk of severe allergy. If fewer returns do, ask about surgery. Tablets spare you both, but the worm often wakes.',
  questions: [
    'What stage is my cyst, and is the worm alive?',
    'Is the cyst near or open to a bile duct?',
    'What will you do if I have an allergic reaction?',
    'How long will I take tablets, and which blood tests do I need?',
    'Are there cysts in my lungs or elsewhere?',
  ],
  livingWith: [
    'In Tibetan communities in China {lifeIll} lived less well than {lifeHealthy}, the more so on long courses of tablets. But some may have had a worse kind of worm (alveolar). A needle and surgery have no measure.',
    'Wash hands after touching dogs and soil, and wash salad and fruit well.',
    'Do not feed raw organs to dogs, bury or burn what is left after slaughter, and ask a vet about regular worming.',
    'You may share food, a bed and a hug, because you cannot pass it on.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with hospital costs', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'World Health Organization: Echinococcosis', url: 'https://www.who.int/news-room/fact-sheets/detail/echinococcosis' },
    { name: 'Liver Foundation, West Bengal: answers', url: 'https://liverfoundation.in/frequently-asked-question?page=2' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
  ],
  evidence: {
    sources: {
      akcucuk: {
        title:
          'Comparison of surgical procedures and percutaneous drainage in the treatment of liver hydatide cysts: a retrospective study in an endemic area',
        publisher: 'International Journal of Clinical and Experimental Medicine',
        year: 2014,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4161581',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      who: {
        title: 'Echinococcosis: fact sheet N°377',
        publisher: 'World Health Organization',
        year: 2014,
        url: 'https://www.who.int/news-room/fact-sheets/detail/echinococcosis',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'a stored copy of the first part of its edition of 2014',
      },
      whoGuide: {
        title: 'WHO guidelines for the treatment of patients with cystic echinococcosis',
        publisher: 'World Health Organization',
        year: 2025,
        url: 'https://www.who.int/publications/i/item/9789240110472',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its overview, at the World Health Organization, and its advice on small cysts as set out by Pathway and Drlex',
      },
      tablets: {
        title: 'Treatment response of cystic echinococcosis to benzimidazoles: a systematic review',
        publisher: 'PLoS Neglected Tropical Diseases',
        year: 2009,
        url: 'https://doi.org/10.1371/journal.pntd.0000524',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      allergyReview: {
        title:
          'Justified concern or exaggerated fear: the risk of anaphylaxis in percutaneous treatment of cystic echinococcosis—a systematic literature review',
        publisher: 'PLoS Neglected Tropical Diseases',
        year: 2011,
        url: 'https://doi.org/10.1371/journal.pntd.0001154',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pairReview: {
        title:
          'Percutaneous aspiration-injection-reaspiration drainage plus albendazole or mebendazole for hepatic cystic echinococcosis: a meta-analysis',
        publisher: 'Clinical Infectious Diseases',
        year: 2003,
        url: 'https://doi.org/10.1086/378275',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      cochrane: {
        title: 'Treatment of uncomplicated hepatic cystic echinococcosis (hydatid disease)',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2024,
        url: 'https://doi.org/10.1002/14651858.CD015573',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract, at the Cochrane Library',
      },
      kashmirTablets: {
        title: 'Role of albendazole in the management of hydatid cyst liver',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2011,
        url: 'https://doi.org/10.4103/1319-3767.84493',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      kashmirSurgery: {
        title: 'Surgical management of complicated hydatid cysts of the liver',
        publisher: 'World Journal of Gastrointestinal Surgery',
        year: 2010,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2999219',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      watching: {
        title: '“Watch and Wait” approach for inactive echinococcal cyst of the liver: an update',
        publisher: 'American Journal of Tropical Medicine and Hygiene',
        year: 2018,
        url: 'https://doi.org/10.4269/ajtmh.18-0164',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tibet: {
        title:
          'Association between radical versus conservative surgery and short-term outcomes of hepatic cystic echinococcosis in Nyingchi, China: a retrospective cohort study',
        publisher: 'BMC Surgery',
        year: 2023,
        url: 'https://doi.org/10.1186/s12893-023-02000-y',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      naples: {
        title:
          'Percutaneous ethanol aspiration and ethanol injection in the treatment of hydatid liver cysts: 17-year experience of a single centre',
        publisher: 'Ultraschall in der Medizin',
        year: 2007,
        url: 'https://doi.org/10.1055/s-2007-988841',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      iran: {
        title: 'The Non-operative Management of Asymptomatic Liver Hydatids: Ending Echinococcophobia',
        publisher: 'Journal of Gastrointestinal Surgery',
        year: 2018,
        url: 'https://doi.org/10.1007/s11605-017-3630-8',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      argentina: {
        title: 'Long-term outcome of asymptomatic liver hydatidosis',
        publisher: 'Journal of Hepatology',
        year: 1999,
        url: 'https://doi.org/10.1016/S0168-8278(99)80066-X',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      bhavnagar: {
        title: 'Comparative study of laparoscopic and open surgery in management of 50 cases of liver hydatid cyst',
        publisher: 'International Surgery Journal',
        year: 2020,
        url: 'https://www.ijsurgery.com/index.php/isj/article/view/5847',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      harran: {
        title: 'Complications and management of patients with liver hydatid cyst: A single center experience',
        publisher: 'Hepatology Forum',
        year: 2025,
        url: 'https://doi.org/10.14744/hf.2024.2024.0052',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      shiqu: {
        title:
          'Health-related quality of life (HRQoL) associated with echinococcosis patients in Tibetan communities in Shiqu County, China: a case–control study',
        publisher: 'Quality of Life Research',
        year: 2020,
        url: 'https://doi.org/10.1007/s11136-020-02424-6',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      one: { value: 'CE1 or CE3a', source: 'whoGuide' },
      akSurgery: { value: '5 in 100', source: 'akcucuk' },
      akPair: { value: '12 in 100 people', source: 'akcucuk' },
      harranOpen: { value: '5', source: 'harran' },
      harranStay: { value: '3 days', source: 'harran' },
      bhavYears: { value: '2013 to 2016', source: 'bhavnagar' },
      bhavOpen: { value: '12.4 days', source: 'bhavnagar' },
      bhavKey: { value: '6.2 days', source: 'bhavnagar' },
      bhavOpenBad: { value: '32 in 100 people', source: 'bhavnagar' },
      bhavKeyBad: { value: '8 in 100', source: 'bhavnagar' },
      harranPair: { value: '65 in 100', source: 'harran' },
      harranSurgery: { value: '28 in 100', source: 'harran' },
      lifeIll: { value: '50 people with the disease', source: 'shiqu' },
      lifeHealthy: { value: '52 healthy neighbours', source: 'shiqu' },
      naplesAll: { value: '110 people', source: 'naples' },
      pairYear: { value: '2003', source: 'pairReview' },
      daughterDead: { value: '30 to 55 in 100', source: 'tablets' },
      daughter: { value: 'CE2 or CE3b', source: 'cochrane' },
      pairBack: { value: '6 of 151 cysts', source: 'naples' },
      iranWorse: { value: '26 of 137 cysts', source: 'iran' },
      iranYears: { value: '6 years', source: 'iran' },
      calm: { value: '75 in 100', source: 'argentina' },
      calmYears: { value: '10 to 12 years', source: 'argentina' },
      pairPeople: { value: '769 people', source: 'pairReview' },
      oldSurgery: { value: '952', source: 'pairReview' },
      pairStay: { value: '2.4 days', source: 'pairReview' },
      surgeryStay: { value: '15 days', source: 'pairReview' },
      complicatedShare: { value: '18 of 69 people', source: 'kashmirSurgery' },
      smallCyst: { value: '5 cm', source: 'whoGuide' },
      active: { value: 'CE1 or CE2', source: 'tablets' },
      changing: { value: 'CE3', source: 'tablets' },
      inactive: { value: 'CE4 or CE5', source: 'tablets' },
      recordCount: { value: '711 people', source: 'tablets' },
      activeDead: { value: '50 to 75 in 100', source: 'tablets' },
      activeYears: { value: '1 to 2 years', source: 'tablets' },
      wokeTime: { value: '1.5 to 2 years', source: 'tablets' },
      stillActive: { value: '40 in 100', source: 'tablets' },
      stillYears: { value: '2 years', source: 'tablets' },
      wokeUp: { value: '25 in 100', source: 'tablets' },
      liverTests: { value: '16 in 100 people', source: 'AlbendazoleLabel' },
      stopped: { value: '4 in 100', source: 'AlbendazoleLabel' },
      checkMonths: { value: '3 months', source: 'whoGuide' },
      fullMonths: { value: '12 months', source: 'whoGuide' },
      pairCount: { value: '5,943 treatments', source: 'allergyReview' },
      allergy: { value: '99', source: 'allergyReview' },
      allergyDeath: { value: '2 people', source: 'allergyReview' },
      noTabletBack: { value: '17 in 100', source: 'kashmirTablets' },
      plainTrouble: { value: '16 in 100 people', source: 'kashmirSurgery' },
      complicatedTrouble: { value: '50 in 100', source: 'kashmirSurgery' },
      watchWoke: { value: '2 in 100 people', source: 'watching' },
      tabletBack: { value: '0 in 100 people', source: 'kashmirTablets' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;

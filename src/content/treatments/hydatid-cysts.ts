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
  icd10: 'B67',
  summary:
    'What is a hydatid cyst, can it burst, and does it need surgery? How this dog tapeworm cyst is found, treated, watched and kept out of the home.',
  keywords: ['hydatid cyst', 'echinococcosis', 'dog tapeworm', 'PAIR', 'hydatid surgery', 'हाइडेटिड सिस्ट'],
  aims: 'This page helps you to understand the stage of your cyst, why that decides the treatment, and which signs mean you must hurry.',
  description:
    'A hydatid cyst is a slow-growing bag of fluid made by the young form of a dog tapeworm. It sits most often in the liver, then in the lungs [who]. It does not pass from one person to another, and some cysts die by themselves.',
  careCard: cardOf([
    ...upperBellyPain,
    'cyst-allergy',
    'cyst-cough',
    'cyst-blow',
    'fever-with-belly-pain',
    'jaundice-with-more',
    ...afterBellyOperation,
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
    'There may be no sign for many years while the cyst grows [who]. Many are found by chance.',
    'A large cyst can cause an ache or a lump under the right ribs, a feeling of sickness, or vomiting.',
    'If it leaks into a bile duct you get jaundice, pain and fever. If it bursts into the belly or chest, a severe allergic reaction can follow within minutes.',
  ],
  causes: [
    'Dogs catch the worm when they eat raw organs of sheep, goats or cattle. Its eggs leave in their droppings.',
    'People swallow eggs from unwashed hands, raw vegetables, water or soil, or after they pet a dog [who]. You do not get it by eating cooked meat.',
    'Those who herd or slaughter animals, and families with dogs that roam, are at more risk.',
  ],
  types: [
    { title: 'Active cyst', details: 'The worm inside is alive. On ultrasound the cyst holds clear fluid or many small daughter cysts.' },
    { title: 'Changing cyst', details: 'The inner skin has come loose. It may be dying, or may become active again.' },
    { title: 'Inactive cyst', details: 'The cyst is solid or chalky and the worm is most likely dead.' },
    {
      title: 'Complicated cyst',
      details:
        'It is infected, has burst, or is open to a bile duct. In a hospital in Kashmir this was so in {complicatedShare} who had surgery.',
    },
  ],
  tests: [
    {
      title: 'Ultrasound',
      details: 'The picture shows the stage, and the stage guides the treatment [who]. The probe on the skin cannot harm the cyst.',
    },
    {
      title: 'CT scan or MRI scan',
      details: 'These show how close the cyst lies to ducts and vessels before surgery. The chest is often pictured too.',
    },
    { title: 'Blood test for antibodies', details: 'It supports the picture, but can be negative with a real cyst.' },
    {
      title: 'No needle to find out',
      details: 'A needle in a cyst that may be hydatid can spill it. It is done only as a planned treatment, under cover of worm medicine.',
    },
  ],
  treatment: {
    overview:
      'There are four ways: worm medicine, a needle treatment called PAIR, surgery, and watching [who]. Which one fits depends on stage, size, place and your health. A team that knows hydatid disease should choose with you.',
    details: [
      {
        title: 'Worm medicine (albendazole)',
        description:
          'Tablets are taken for months under a doctor. World advice suggests them for an active or changing cyst of one chamber below {smallCyst}.',
        benefits:
          'No needle or knife is needed. Results vary: in a small study from Peru {tabletSuccess} had a good result some years later.',
        risks:
          'Liver blood tests changed in about {liverTests} in one report, so regular tests are a must. Blood counts can fall and hair can thin. It can harm an unborn child.',
        recovery:
          'You live as normal. Change is looked for at {checkMonths}, and the full effect no earlier than {fullMonths} after the course.',
      },
      {
        title: 'Needle treatment (PAIR)',
        description:
          'Under ultrasound and worm medicine, a needle draws the fluid out, puts in a liquid that kills the worm, and draws it out again.',
        benefits: 'There is no cut, and the stay is short. It suits some larger one-chamber cysts that have no link to a bile duct.',
        risks:
          'In a review of many reports, an allergic reaction came in about {allergy}, and deaths from it in fewer than {allergyDeath}. The cyst may refill or leak bile.',
        recovery: 'You are watched in hospital, then take tablets and have scans for years.',
      },
      {
        title: 'Surgery',
        description:
          'The surgeon shields the belly, empties the cyst and removes part or all of its wall, or a piece of liver. It can be open or keyhole.',
        benefits:
          'It is usually the choice for cysts that have burst, are infected or have opened into a duct [whoGuide]. In a small trial in Kashmir, the cyst came back in none of those who also took tablets, and in {noTabletBack} who did not.',
        risks:
          'Problems such as bile leak or infection followed in {plainTrouble} with a plain cyst and {complicatedTrouble} with a complicated one, in one Kashmir hospital.',
        recovery: 'Expect days in hospital, at times with a drain, and weeks before heavy work.',
      },
      {
        title: 'Watching, with no treatment',
        description: 'For an inactive cyst without problems this is the usual advice, with a scan from time to time [whoGuide].',
        benefits: 'You avoid the harm of treatment for a cyst that is most likely dead.',
        risks:
          'A few wake up, so scans matter. An active cyst left alone can grow, press on ducts, become infected or burst, and that can kill.',
        recovery: 'Nothing changes in daily life. Keep the scan dates.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Needle or surgery: a careful review found only a few small trials and could not say which is better [cochrane].',
    'How much to cut: one review found fewer returns when the whole wall is removed than with smaller surgery [radical]. The larger surgery can cause more bleeding, so surgeons differ.',
    'How well tablets work differs a great deal between reports, as cysts of all stages and sizes are mixed.',
    'The world advice of {guideYear} gives no formal rule for inactive cysts, because watching them with scans is already the accepted way.',
  ],
  preparing: [
    'Bring all your scans. Say if you have asthma or any allergy, or have had this cyst treated before.',
    'You may start tablets some time before the needle or the surgery. Use sure birth control while on them, and tell us at once if you might be pregnant.',
    'Ask that the place has an anaesthetic doctor and allergy medicines at hand.',
  ],
  inHospital: [
    'A drip is placed before a needle or knife touches the cyst, so that an allergic reaction can be treated at once.',
    'After surgery you may have a drain. Green fluid in it means a bile leak; many stop by themselves, and some need a stent in the duct.',
    'The fluid and wall go to the laboratory. Ask for the report.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Rest, sip, then eat. Tell the nurse at once about itching, rash, tight breath, fever or yellow eyes.',
    },
    {
      when: 'The first weeks',
      what: 'Walk more each day, and keep taking the tablets as told. The label of the tablets asks for a blood count {BloodCount}; come for it even if you feel well.',
    },
    { when: 'The first years', what: 'A cyst can return late, so scans go on for years. Put the dates in the family phone.' },
  ],
  deciding:
    'The stage on ultrasound matters more than the word “hydatid”. Ask whether watching is safe for yours; too much treatment can harm as well. If the cyst is active, weigh months of tablets against a needle or surgery with your team.',
  questions: [
    'What stage is my cyst, and is the worm alive?',
    'Is the cyst near or open to a bile duct?',
    'Why do you advise this way and not another?',
    'What will you do if I have an allergic reaction?',
    'How long will I take tablets, and which blood tests do I need?',
    'Are there cysts in my lungs or elsewhere?',
    'Should my family have a scan?',
  ],
  livingWith: [
    'Keep your family safe: wash hands after touching dogs and soil, and wash salad and fruit well.',
    'Do not feed raw offal to dogs, and ask a vet about regular worming. Bury or burn waste organs.',
    'With a large cyst, avoid blows to the belly: no contact sport or rough riding till you have asked.',
    'You may share food, a bed and a hug; you cannot pass it on. If years of scans wear you down, say so.',
  ],
  support: [
    { name: 'World Health Organization: Echinococcosis', url: 'https://www.who.int/news-room/fact-sheets/detail/echinococcosis' },
    {
      name: 'WHO guidelines for the treatment of patients with cystic echinococcosis',
      url: 'https://www.who.int/publications/i/item/9789240110472',
    },
  ],
  evidence: {
    sources: {
      who: {
        title: 'Echinococcosis: fact sheet',
        publisher: 'World Health Organization',
        year: null,
        url: 'https://www.who.int/news-room/fact-sheets/detail/echinococcosis',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      whoGuide: {
        title: 'WHO guidelines for the treatment of patients with cystic echinococcosis (overview)',
        publisher: 'World Health Organization',
        year: 2025,
        url: 'https://www.who.int/publications/i/item/9789240110472',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      whoSize: {
        title: 'Treatment of uncomplicated hepatic cystic echinococcosis: CE1 or CE3a cyst, under 5 cm (summary of the WHO guideline)',
        publisher: 'Drlex',
        year: null,
        url: 'https://www.drlex.ai/guideline/hydatid-disease-of-liver-in-uncomplicated-hepatic-cystic-echinococcosis-cyst-of-type-ce1-1107.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      peru: {
        title: 'Long-term albendazole effectiveness for hepatic cystic echinococcosis',
        publisher: 'American Journal of Tropical Medicine and Hygiene',
        year: 2011,
        url: 'https://doi.org/10.4269/ajtmh.2011.11-0382',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      horton: {
        title: 'Chemotherapy of Echinococcus infection in man with albendazole',
        publisher: 'Transactions of the Royal Society of Tropical Medicine and Hygiene',
        year: 1989,
        url: 'https://www.scilit.net/publications/748156de8c01f274a0e67f653eb5dd84',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      allergyReview: {
        title: 'Justified concern or exaggerated fear: the risk of anaphylaxis in percutaneous treatment of cystic echinococcosis',
        publisher: 'PLoS Neglected Tropical Diseases',
        year: 2011,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3114754',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cochrane: {
        title: 'Percutaneous needle aspiration, injection, and re-aspiration for uncomplicated hepatic hydatid cysts',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2011,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7388288',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      kashmirTablets: {
        title: 'Role of albendazole in the management of hydatid cyst liver',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2011,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3178923',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      kashmirSurgery: {
        title: 'Surgical management of complicated hydatid cysts of the liver',
        publisher: 'World Journal of Gastrointestinal Surgery',
        year: 2010,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2999219',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      radical: {
        title:
          'Radical surgery decreases overall morbidity and recurrence compared with conservative surgery for liver cystic echinococcosis: systematic review with meta-analysis',
        publisher: 'Annals of Laparoscopic and Endoscopic Surgery',
        year: null,
        url: 'https://ales.amegroups.com/article/view/5402/html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      complicatedShare: { value: '26 in 100 people', source: 'kashmirSurgery' },
      smallCyst: { value: '5 cm', source: 'whoSize' },
      tabletSuccess: { value: '34 in 100 people', source: 'peru' },
      liverTests: { value: '20 in 100 people', source: 'horton' },
      checkMonths: { value: '3 months', source: 'whoSize' },
      fullMonths: { value: '12 months', source: 'whoSize' },
      allergy: { value: '17 in 1,000 treatments', source: 'allergyReview' },
      allergyDeath: { value: '1 in 1,000 treatments', source: 'allergyReview' },
      noTabletBack: { value: '17 in 100 people', source: 'kashmirTablets' },
      plainTrouble: { value: '16 in 100 people', source: 'kashmirSurgery' },
      complicatedTrouble: { value: '50 in 100 people', source: 'kashmirSurgery' },
      guideYear: { value: '2025', source: 'whoGuide' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;

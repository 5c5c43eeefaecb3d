import { perforationPictures } from '#content/pictures/perforation.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 13,
  group: 'intestine',
  link: 'perforation',
  name: 'Intestinal perforation',
  otherNames: ['Burst bowel', 'Hole in the intestine', 'Burst ulcer', 'Perforation peritonitis', 'आंत में छेद', 'आंत फटना'],
  kind: 'condition',
  organs: ['small-intestine', 'stomach', 'large-intestine'],
  icon: 'intestine',
  images: perforationPictures,
  icd10: 'K63.1',
  summary:
    'Sudden, severe belly pain and a hard belly? A hole in the bowel is an emergency. What to do now, what the surgeon does, and what recovery is like.',
  keywords: ['intestinal perforation', 'burst ulcer', 'hole in bowel', 'peritonitis', 'typhoid perforation', 'emergency belly surgery'],
  aims: 'This page is for people with sudden, severe belly pain and for their families. It tells you what to do now, and explains what happens in hospital and after.',
  description:
    'A hole in the bowel (perforation) is an emergency: call 112 or 108, go to the nearest hospital, and take nothing by mouth. Bowel contents leak into the belly and cause a dangerous infection. Treatment within hours gives a far better chance than treatment the next day [svanes].',
  inShort: {
    emergency: 'Yes, always. With sudden, severe belly pain or a hard belly call 112 or 108, and take nothing by mouth.',
    operation: 'Most people need one within hours. A few with a small hole that has sealed itself are treated without one.',
    choices: 'Closing the hole, taking out a damaged part with or without a stoma, or treatment by drip and tube under close watch.',
    back: 'Plan for days to weeks in hospital; for daily life to be as before it took {qolMonths} in studies.',
    next: 'Go now, with the list of your medicines, and say when the pain began.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'shoulder-tip',
    'fever-with-belly-pain',
    'pain-with-fast-pulse',
    'vomiting-nonstop',
    'blocked',
    'typhoid',
    'swallowed-object',
    'swallowed-with-more',
    'drooling',
    'swallowed-poison',
    'after-test-or-blow',
    'old-or-on-steroids',
    ...afterAnyOperation,
    'eats-too-little',
    'drain-trouble',
    'wound-redness',
    'swallowed-smooth',
    'burning-at-night',
    'painkiller-stomach',
    'operation-shoulder',
    'check-due',
    'h-pylori',
    'stoma-closing',
  ]),
  symptoms: [
    'Pain is sudden and severe, and many people can name the minute it began.',
    'It often starts in one place and spreads to the whole belly.',
    'Moving, coughing or a bump in the road makes it worse, so people lie very still.',
    'The pulse is fast and the belly muscles are tight, which with sudden pain is typical of a burst ulcer [wjgs].',
    'Fever, vomiting and a swollen belly follow as infection spreads.',
  ],
  causes: [
    'An ulcer of the stomach or the first part of the bowel is a leading cause. In a Jaipur study of {jaipurCount}, that was so for {acidShare}.',
    'Ulcers come mostly from a germ called H. pylori and from painkillers such as ibuprofen, and smoking adds to the risk.',
    'In another published series typhoid caused {typhoidShare}, tuberculosis {tbShare}, a burst appendix {appendixShare} and injury {injuryShare}.',
    "Cancer, a blocked bowel, Crohn's disease, pouches in the colon (diverticula) and, rarely, a colonoscopy can also lead to a hole.",
  ],
  types: [
    {
      title: 'Burst ulcer',
      details: 'The hole is in the stomach or in the duodenum, the first part of the bowel.',
    },
    { title: 'Small bowel', details: 'Typhoid and tuberculosis usually make the hole near the lower end.' },
    { title: 'Large bowel', details: 'Stool leaks out, so infection is heavy and a stoma is often needed.' },
    {
      title: 'Free or sealed',
      details: 'A free hole leaks into the whole belly, while a sealed one is plugged by the tissues around it.',
    },
  ],
  tests: [
    {
      title: 'Examination',
      details: 'A surgeon can often tell from the story, the pulse and a tight belly, and strong pain relief does not have to wait.',
    },
    {
      title: 'Chest X-ray standing up',
      details:
        'It looks for free gas high up in the belly, under the ribs, which was seen in {gasSeen} in Jaipur. A review of burst ulcers says that an X-ray misses about {xrayMiss}, so a normal picture does not rule out a hole.',
    },
    {
      title: 'CT scan',
      details:
        'It finds small leaks, shows where the hole is, and for a burst ulcer it is the advised test where it is quickly at hand [wses].',
    },
    { title: 'Blood tests', details: 'They show infection and kidney strain, and tests for typhoid or TB follow.' },
  ],
  treatment: {
    overview:
      'Fluids, antibiotics and a call to the surgeon all start at once, and most people then need an operation soon. With a burst ulcer, each hour of delay in hospital lowers the chance of survival [delay].',
    rowNames: { comesBack: 'What may follow' },
    details: [
      {
        title: 'Closing the hole',
        description:
          'Under full anaesthetic the surgeon washes the belly and stitches the hole, often with a patch of fatty tissue over it. It can be open or keyhole.',
        benefits:
          'It stops the leak and clears the infection. For burst ulcers, trials found problems in {keyhole} after keyhole and {open} after open repair; an earlier count found no difference [soreide].',
        risks:
          'For holes of all kinds in Jaipur {jaipurTrouble} had a complication and {jaipurDeaths} died. For burst ulcers in South India {southDied} died, {southWound} had a wound infection and {southPus} pus in the belly. Late arrival and age raise the risk.',
        recovery:
          'After an ulcer that was treated early the stay in Singapore was {ulcerStay}; very ill people stay longer, at first in intensive care.',
        compare: {
          cut: 'One long cut, or several small',
          nights: 'Ulcer, treated early: {ulcerStay}',
          usualLife: '{qolMonths}',
          mainRisk: 'Death, burst ulcer: {southDied}',
          comesBack: 'Ulcer, H. pylori gone: {hpGone}',
          operation: 'perforation',
        },
      },
      {
        title: 'Removing a part, with or without a stoma',
        description:
          'A badly damaged part is cut out, and the ends are joined, or brought to the skin as a stoma so that nothing leaks inside.',
        benefits:
          'It takes away dead or cancerous bowel, and a stoma protects very ill people: in an Indian trial {leakStoma} leaked with one, against {leakStitch} after stitching.',
        risks:
          'Of {typhoidCount} with a typhoid hole in many poorer countries, {typhoidDeaths} died. In a Delhi hospital {stomaTrouble} with a stoma had a problem with it, most often sore skin.',
        recovery: 'It takes longer than after a simple repair. Many stomas can be closed later.',
        compare: {
          cut: 'One long cut',
          nights: 'With typhoid, {typhoidStay}',
          usualLife: '{qolMonths}',
          mainRisk: 'Death with typhoid: {typhoidDeaths}',
          comesBack: 'Trouble with the stoma: {stomaTrouble}',
        },
      },
      {
        title: 'Treatment without an operation',
        description:
          'A few people with a small, sealed hole and a soft belly are treated with a nose tube, drip and antibiotics, and checked every few hours.',
        benefits: 'In one small trial of burst ulcers it worked in {noKnife} and spared them surgery.',
        risks: 'It failed in the rest, and those it helped were under {noKnifeAge}. The surgeon must be ready at any hour.',
        recovery: 'You stay in hospital under close watch, and pockets of pus may need a drain through the skin.',
        compare: {
          cut: 'None',
          nights: 'A week or more, closely watched',
          usualLife: 'Some weeks',
          mainRisk: 'Failed in {noKnifeFail}',
          comesBack: 'Ulcer, H. pylori gone: {hpGone}',
        },
      },
      {
        title: 'No treatment',
        description: 'The leak goes on, infection spreads through the belly and into the blood, and the organs begin to fail.',
        benefits:
          'For most people there is none. When a very frail person is near the end of life, the family and doctors may choose comfort care instead of surgery.',
        risks:
          'Without treatment, a free leak can kill. In a Norwegian study of burst ulcers, people treated after {lateHours} died {lateTimes} as often as those treated within {earlyHours}.',
        recovery: 'The body rarely seals a free hole by itself, so please go to hospital now.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'It does not wait',
          mainRisk: 'Death: {lateTimes} as often, when late',
          comesBack: 'The leak goes on',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a burst ulcer in trials, so many had a problem after the repair',
      rows: [
        { label: 'after keyhole repair', figure: '{keyhole}' },
        { label: 'after open repair', figure: '{open}' },
      ],
    },
    {
      title: 'Of people operated on for a hole in Jaipur',
      rows: [
        { label: 'had a complication', figure: '{jaipurTrouble}' },
        { label: 'died', figure: '{jaipurDeaths}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Antibiotics',
      details: 'For a typhoid hole an Indian hospital gave ceftriaxone with metronidazole [pujar]. Say if you are allergic to any.',
    },
    {
      title: 'Treatment of H. pylori',
      details:
        'American advice is two antibiotics, bismuth and an acid blocker for {hpDays}, and a test {hpTest} or more after the end. Bismuth makes the stool dark; if it is sticky like tar, treat that as an emergency. Drink no alcohol with metronidazole.',
    },
    {
      title: 'Painkillers afterwards',
      details:
        'After a burst ulcer do not buy ibuprofen or diclofenac; paracetamol is gentler on the stomach. If you take aspirin for your heart, ask before you change anything.',
    },
  ],
  others: [
    {
      title: 'Children and young people',
      details:
        'Typhoid makes holes in the young above all: in Pakistan {seapKids} were aged {seapAge} or less. A child with a long fever and belly pain needs a hospital now.',
    },
  ],
  operations: ['perforation'],
  uncertainties: [
    'Death rates differ widely between reports. For burst ulcers a review gives {deathsLow} to {deathsHigh}; in Denmark, where most were old and ill, it was {denmarkDeaths}.',
    'Stitching or a stoma for holes low in the small bowel? The trial above speaks for the stoma, but another Indian study found more trouble with it [kanpur].',
  ],
  preparing: [
    'Do not eat, drink or take a laxative, and lie in the way that hurts least.',
    'Bring a list of medicines, above all blood thinners, steroids and painkillers, but do not stop any of them on your own.',
    'Say when the pain began, and tell of allergies, past ulcers, fever and TB.',
  ],
  inHospital: ['You have a drip, tubes in nose and bladder, and pain relief.', 'You may wake in intensive care.'],
  recovery: [
    {
      when: 'The first days',
      what: 'Deep breaths and short walks prevent clots. Tell the nurses of new pain.',
    },
    {
      when: 'The first weeks',
      what: 'Small, frequent meals rebuild strength. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    {
      when: 'The next months',
      what: 'Ulcers are checked and H. pylori is treated: within {hpMonths} the ulcer was back in {hpGone} once it was gone, and in {hpStays} if it stayed. A stoma may be closed once you are strong.',
    },
  ],
  deciding:
    'In a clear case there is little time, and the surgeon will advise surgery. You, or your family if you are too ill, can still ask what each step is for. A person who would not want an operation should say so early.',
  questions: [
    'Where do you think the hole is, and what caused it?',
    'How soon can surgery start, and if not here, where?',
    'Can the hole be stitched, or will bowel be removed?',
    'How likely is a stoma, and can it be closed later?',
    'What are the risks for a person of this age and health?',
    'Were samples sent for H. pylori, TB and cancer?',
  ],
  livingWith: [
    'Stop tobacco, which helps ulcers to form.',
    'Boiled or filtered water and the vaccine lower the risk of typhoid.',
    'A scar hernia can form later ({herniaAfter} in that study): show us a bulge.',
    'In a review of emergency belly operations it took {qolMonths} for daily life to be as before; desk work can start sooner. In Denmark {painAfter} still had pain long after one for a blockage.',
  ],
  support: [
    {
      name: 'NHS leaflet: Recovering after a laparotomy (Plymouth)',
      url: 'https://www.plymouthhospitals.nhs.uk/display-pil/pil-post-laparotomy-surgery-7998',
    },
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    {
      name: 'Tata Memorial Hospital, Mumbai: stoma clinic',
      url: 'https://tmc.gov.in/tmh/index.php/en/examination/87-ancilary-services/147-stoma-clinic',
    },
  ],
  evidence: {
    sources: {
      south: {
        title: 'Perforated peptic ulcer in South India: an institutional perspective',
        publisher: 'World Journal of Surgery',
        year: 2009,
        url: 'https://pubmed.ncbi.nlm.nih.gov/19513785/',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      hpUlcer: {
        title: 'Helicobacter pylori eradication prevents recurrence after simple closure of perforated duodenal ulcer',
        publisher: 'Journal of Gastroenterology and Hepatology',
        year: 2007,
        url: 'https://doi.org/10.1111/j.1440-1746.2006.04490.x',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      jeppesen: {
        title: 'Chronic pain, quality of life, and functional impairment after surgery due to small bowel obstruction',
        publisher: 'World Journal of Surgery',
        year: 2016,
        url: 'https://doi.org/10.1007/s00268-016-3616-9',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      kanpur: {
        title:
          'A Comparative Study between the Outcome of Primary Repair versus Loop Ileostomy in Traumatic and Non traumatic Ileal Perforation',
        publisher: 'Asian Pacific Journal of Health Sciences',
        year: null,
        url: 'https://apjhs.com/index.php/apjhs/article/view/702',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ileostomy: {
        title:
          'Prospective analysis of indications and early complications of emergency temporary loop ileostomies for perforation peritonitis',
        publisher: 'Annals of Gastroenterology',
        year: 2015,
        url: 'https://www.annalsgastro.gr/index.php/annalsgastro/article/view/1766',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      closure: {
        title: 'A Comparative Study between the Outcome of Primary Repair versus Loop Ileostomy in Ileal Perforation',
        publisher: 'Surgery Research and Practice',
        year: 2014,
        url: 'https://doi.org/10.1155/2014/729018',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pylori: {
        title: 'ACG Clinical Guideline: Treatment of Helicobacter pylori Infection',
        publisher: 'American College of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.14309/ajg.0000000000002968',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its main recommendations, as the College of Pharmacy of the University of Minnesota and others list them',
      },
      singapore: {
        title:
          'Laparoscopic versus Open Omental Patch Repair for Early Presentation of Perforated Peptic Ulcer: Matched Retrospective Cohort Study',
        publisher: 'Surgery Research and Practice',
        year: 2016,
        url: 'https://doi.org/10.1155/2016/8605039',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mogasale: {
        title:
          'Case Fatality Rate and Length of Hospital Stay among Patients with Typhoid Intestinal Perforation in Developing Countries: A Systematic Literature Review',
        publisher: 'PLOS ONE',
        year: 2014,
        url: 'https://doi.org/10.1371/journal.pone.0093784',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pujar: {
        title: 'Mortality in Typhoid Intestinal Perforation: A Declining Trend',
        publisher: 'Journal of Clinical and Diagnostic Research',
        year: 2013,
        url: 'https://doi.org/10.7860/JCDR/2013/6632.3366',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and most of its methods and results',
      },
      seap: {
        title:
          'Burden of Ileal Perforations Among Surgical Patients Admitted in Tertiary Care Hospitals of Three Asian Countries: Surveillance of Enteric Fever in Asia Project (SEAP), September 2016 to September 2019',
        publisher: 'Clinical Infectious Diseases',
        year: 2020,
        url: 'https://doi.org/10.1093/cid/ciaa1309',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first half of its abstract',
      },
      wjgs: {
        title: 'Perforated peptic ulcer: an update',
        publisher: 'World Journal of Gastrointestinal Surgery',
        year: 2017,
        url: 'https://doi.org/10.4240/wjgs.v9.i1.1',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      jaipur: {
        title: 'Gastrointestinal perforation peritonitis in India: a study of 442 cases',
        publisher: 'Saudi Surgical Journal',
        year: 2017,
        url: 'https://doi.org/10.4103/ssj.ssj_33_17',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      isrn: {
        title: 'Perforation peritonitis and the developing world',
        publisher: 'ISRN Surgery, Hindawi',
        year: 2014,
        url: 'https://doi.org/10.1155/2014/105492',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its table of causes, on the journal’s site',
      },
      wses: {
        title: 'Perforated and bleeding peptic ulcer: WSES guidelines',
        publisher: 'World Journal of Emergency Surgery',
        year: 2020,
        url: 'https://doi.org/10.1186/s13017-019-0283-9',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its main recommendations at medscape.com',
      },
      delay: {
        title: 'Surgical delay is a critical determinant of survival in perforated peptic ulcer',
        publisher: 'British Journal of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1002/bjs.9175',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      svanes: {
        title: 'Adverse effects of delayed treatment for perforated peptic ulcer',
        publisher: 'Annals of Surgery',
        year: 1994,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1234356/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      soreide: {
        title: 'Strategies to improve the outcome of emergency surgery for perforated peptic ulcer',
        publisher: 'British Journal of Surgery',
        year: 2014,
        url: 'https://doi.org/10.1002/bjs.9368',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      khanderia: {
        title: 'Quality of life after emergency laparotomy: a systematic review',
        publisher: 'BMC Surgery',
        year: 2024,
        url: 'https://doi.org/10.1186/s12893-024-02337-y',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      quah: {
        title: 'Laparoscopic repair for perforated peptic ulcer disease has better outcomes than open repair',
        publisher: 'Journal of Gastrointestinal Surgery',
        year: 2019,
        url: 'https://www.springermedicine.com/laparoscopic-repair-for-perforated-peptic-ulcer-disease-has-bett/21812784',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      southDied: { value: '28 of 328 people', source: 'south' },
      southWound: { value: '13 in 100', source: 'south' },
      southPus: { value: '13 in 100', source: 'south' },
      hpGone: { value: '8 of 43', source: 'hpUlcer' },
      hpStays: { value: '7 of 10', source: 'hpUlcer' },
      hpMonths: { value: '18 months', source: 'hpUlcer' },
      painAfter: { value: '19 of 90 people', source: 'jeppesen' },
      herniaAfter: { value: '17 of 90', source: 'jeppesen' },
      stomaTrouble: { value: '331 of 630 people', source: 'ileostomy' },
      leakStitch: { value: '6 of 30 people', source: 'closure' },
      leakStoma: { value: '2 of 30', source: 'closure' },
      hpDays: { value: '14 days', source: 'pylori' },
      hpTest: { value: '4 weeks', source: 'pylori' },
      ulcerStay: { value: '4 to 5 days', source: 'singapore' },
      noKnifeFail: { value: '11 of 40 people', source: 'soreide' },
      seapKids: { value: '117 of 242 people', source: 'seap' },
      seapAge: { value: '15 years', source: 'seap' },
      qolMonths: { value: '3 to 12 months', source: 'khanderia' },
      open: { value: '17 in 100', source: 'quah' },
      keyhole: { value: '9 in 100 people', source: 'quah' },
      acidShare: { value: '41 in 100 people', source: 'jaipur' },
      jaipurCount: { value: '442 patients', source: 'jaipur' },
      gasSeen: { value: '86 in 100 people', source: 'jaipur' },
      jaipurTrouble: { value: '43 in 100 people', source: 'jaipur' },
      jaipurDeaths: { value: '15 in 100 people', source: 'jaipur' },
      typhoidShare: { value: '12 in 100 cases', source: 'isrn' },
      tbShare: { value: '10 in 100 cases', source: 'isrn' },
      appendixShare: { value: 'about 19 in 100 cases', source: 'isrn' },
      injuryShare: { value: 'about 8 in 100 cases', source: 'isrn' },
      xrayMiss: { value: '15 in 100 people', source: 'wjgs' },
      deathsLow: { value: '1.3', source: 'wjgs' },
      deathsHigh: { value: '20 in 100 people', source: 'wjgs' },
      denmarkDeaths: { value: '708 of 2,668 people', source: 'delay' },
      typhoidCount: { value: '4,626 people', source: 'mogasale' },
      typhoidDeaths: { value: '15 in 100', source: 'mogasale' },
      typhoidStay: { value: 'about 18 days', source: 'mogasale' },
      lateHours: { value: '24 hours', source: 'svanes' },
      lateTimes: { value: '7 to 8 times', source: 'svanes' },
      earlyHours: { value: '6 hours', source: 'svanes' },
      noKnife: { value: '29 of 40 people', source: 'soreide' },
      noKnifeAge: { value: '70 years of age', source: 'soreide' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;

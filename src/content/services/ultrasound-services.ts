import { practice } from '#content/practice.ts';
import type { ServicePage } from '#content/service-page.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const service = {
  link: 'ultrasound-services',
  name: 'Ultrasound services',
  organs: ['gallbladder', 'liver', 'bile-duct', 'pancreas', 'abdominal-wall'],
  summary:
    'How do I prepare for an ultrasound of the belly, what can it show, and what can it miss? Fasting, the scan itself, your report and when to seek help.',
  keywords: [
    'ultrasound abdomen',
    'sonography',
    'USG abdomen',
    'fasting before ultrasound',
    'ultrasound gallbladder',
    'ultrasound liver',
    'सोनोग्राफी',
    'अल्ट्रासाउंड',
  ],
  aims: 'This page helps you to prepare for an ultrasound of the belly, to know what it can show and miss, and to weigh it against other scans or no scan.',
  description:
    'An ultrasound (sonography) makes pictures of the inside of your body with sound waves, without X-rays or a needle. It is often the first test for pain under the ribs, for yellow eyes, and for lumps in the liver or belly wall.',
  // A lawyer must confirm the words and the Hindi or Marathi board that the clinic has to show.
  notice:
    'Sex determination is not done here. Finding out or telling the sex of an unborn baby is an offence under the PC-PNDT Act, under which our scans are registered as {registration}. Please do not ask for it.',
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'fever-with-belly-pain',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'collapse',
    'jaundice',
    'scan-lump',
    'sugar-and-fasting',
    'harmless-finding',
    'check-due',
    'attacks-after-meals',
    'soft-bulge',
  ]),
  sections: [
    {
      title: 'How to prepare',
      paragraphs: [
        'For a scan of the upper belly, come with an empty stomach. Food brings gas, which hides the organs, and it makes the gallbladder shrink. For a scan in the morning, eat a light supper without ghee or fried food, and nothing after it; for one later in the day, leave out the meal before. Plain water is fine unless your slip says otherwise.',
        'For the lower belly you may need a full bladder, so you drink water beforehand and do not pass urine until the scan is done.',
      ],
      list: [
        'take your usual medicines with a sip of water, unless we told you otherwise',
        'if you have diabetes, ask for an early slot and ask what to do with insulin or tablets',
        'do not smoke or chew gum on that morning, since both make you swallow air',
        'wear loose clothes in separate pieces, so that only the belly is bared',
        'bring old scans and reports, because change over time often says more than one picture',
        'you may ask for a woman to scan you, or for a relative to stay in the room',
      ],
    },
    {
      title: 'What happens',
      paragraphs: [
        'You lie on a couch in a dim room while a smooth probe slides over gel on your skin. You may be asked to turn, or to take a breath and hold it.',
        'It mostly takes less than half an hour, and you may feel some pressure. When it is over you wipe off the gel, eat, and go home or to work.',
      ],
    },
    {
      title: 'What it shows well',
      paragraphs: ['Sound travels well through fluid and solid organs, so the scan is good at showing these:'],
      list: [
        'gallbladder stones, and a thick or swollen gallbladder wall',
        'wide bile ducts, as a sign that something blocks them',
        'the size and texture of the liver, fat in it, cysts, and many lumps',
        'fluid in the belly, and the blood flow in the large vessels',
        'kidneys, spleen and bladder',
        'a hernia, above all when you stand or cough during the scan',
      ],
    },
    {
      title: 'What it can miss',
      paragraphs: [
        'Gas throws sound back like a mirror, so ultrasound is a poor test for the stomach and bowel, and gas may hide the pancreas behind them. A thick belly wall weakens the picture too, and so does a bandage or a stoma.',
        'It misses things even where it is good. In studies that compared both scans in the same people, it found {acuteUs} who had an inflamed gallbladder, and a CT scan {acuteCt}, which is much the same. In people with a scarred liver it found {earlyCancer} who had a liver cancer at an early stage, which is why a blood test is often added.',
        'Stones in the bile duct are easy to miss. If the duct is wide or the liver tests are abnormal, a British guideline advises to consider a magnetic scan of the ducts (MRCP), even when the scan shows no stone [nice]. So a normal scan with yellow eyes is not the end of the search.',
        'It cannot say for sure whether a lump is cancer, and because it does not look inside the bowel, it takes the place of neither a gastroscopy nor a colonoscopy. The result also depends on the person who holds the probe.',
      ],
    },
    {
      title: 'Your report',
      paragraphs: [
        'The doctor who reads the scan writes a report for the one who asked for it, and you should ask for a copy and keep it. Words such as “simple cyst”, “fatty liver” or “polyp” sound alarming and are often harmless, but not always.',
        'Please do not decide on surgery, or against it, from a report alone, because the same finding can need an operation in one person and nothing in another. Bring it, and we will read it together with your story and your blood tests. After an abnormal scan it is common to sleep badly, so ring us rather than search alone.',
        'What a finding can mean, and where to read on:',
      ],
      list: [
        'stones: see “Gallstones”',
        'a thick gallbladder wall or a polyp (most polyps are not cancer): see “Gallbladder cancer”',
        'a cyst or lump in the liver: see “Liver cysts”, “Hydatid cysts of the liver” or “Liver mass”',
        'a coarse liver or fluid: see “Liver cirrhosis”',
      ],
    },
    {
      title: 'Is it safe?',
      paragraphs: [
        'A scan over the skin uses no X-rays, and no harm from it is known, so it can be repeated. It can also be done in pregnancy when a doctor needs to look at the liver or gallbladder of the mother.',
        'For every woman who is pregnant the law asks for a signed form (Form F) before a scan, and for a record that is kept [pndt]. Both protect girls, and we fill them in each time. If you are pregnant or may be, please say so and bring a proof of identity.',
      ],
    },
  ],
  options: [
    {
      title: 'An ultrasound now',
      description: 'A probe slides over your belly, and the report is mostly ready the same day.',
      benefits: 'It is quick, costs least of the scans and uses no X-rays. In an older review it found about {stones} who had gallstones.',
      risks:
        'No harm from the scan itself is known. It can miss what you have, or raise a false alarm. When appendicitis was suspected, it found {appendixFound} who had it, but also seemed to show it in {appendixFalse} who did not have it.',
      recovery: 'You eat and go back to work at once.',
    },
    {
      title: 'Waiting, or no scan',
      description: 'You and the doctor watch the trouble for a set time, or treat it without a picture.',
      benefits:
        'You avoid cost, worry and chance findings, which can lead to an operation that nobody needed. Gallstones that had caused no trouble stayed silent in most people: in an American study symptoms came in {silentFive} within {silentFiveTime}.',
      risks:
        'A cause that could be treated may be found later than it need be; how often, nobody has counted. Silent stones can start to hurt: in the same study symptoms had come in {silentFifteen} after {silentFifteenTime}. With yellow eyes, fever, weight loss or pain that stays, please do not wait.',
      recovery: 'Nothing changes. You can have the scan on any later day.',
      withoutTreatment: true,
    },
    {
      title: 'A CT scan',
      description: 'You lie in a ring for some minutes, mostly with an injection of dye. It sees through gas and shows the whole belly.',
      benefits:
        'It is the stronger test for the pancreas, the bowel, a blockage, a hole, and for how far a cancer has gone. In another review it found {appendixCt} who had appendicitis.',
      risks:
        'Its X-rays add a little to the risk of cancer, most of all in the young. Of European children, {ctCancer} may get a blood cancer from a scan within {ctTime}. The dye can harm weak kidneys. In an Australian hospital {dye} had an allergy to it, and in {dyeSevere} it was severe. The scan is avoided in pregnancy.',
      recovery: 'You go home the same day. Drink water to wash out the dye.',
    },
    {
      title: 'An MRI scan, with pictures of the ducts (MRCP)',
      description: 'You lie in a narrow, loud tunnel for about as long as a short film, and hold your breath now and then.',
      benefits:
        'It shows the bile ducts, the pancreas and lumps in the liver well, without X-rays. In studies that compared it with the ultrasound from inside, it found {mrcp} who had a stone in the bile duct.',
      risks:
        'It costs more, and may not be done with some pacemakers and metal parts. Fear of the tight tunnel seized {fearOld} in older scanners in Germany, and {fearNew} in a quieter, shorter one.',
      recovery: 'You go home at once, unless you had a calming medicine.',
    },
    {
      title: 'An ultrasound from inside (endoscopic)',
      description: 'You get a sleeping medicine, and a camera with a probe on its tip goes down to the stomach.',
      benefits:
        'It looks at the pancreas and bile duct from close by, and a sample can be taken. In the same studies it found {eus} who had a stone in the bile duct.',
      risks:
        'After a sample by needle {needle} had a problem, mostly pain or a swollen pancreas, and {needleDeaths} died of it. For lumps in the pancreas, studies that watched closely found more. A tear or bleeding can be serious.',
      recovery: 'You need someone to take you home, and do not drive until the next day.',
    },
  ],
  uncertainties: [
    'How well a scan shows something depends on who holds the probe, and nobody publishes figures for single clinics.',
    'The figures come from studies in hospitals, mostly abroad, with people who were already thought to be ill. In a healthy person a finding is more often a false alarm.',
    'How often small lumps and polyps should be looked at again differs between guidelines.',
  ],
  deciding:
    'Ask what the scan is meant to settle, and what would be done differently with each result. If nothing would change, you may not need it. Which test comes next, and whether you want it, we decide together.',
  questions: [
    'What are you looking for with this scan?',
    'What would we do differently if it shows that, or does not?',
    'Could my illness be there although the scan is normal?',
    'Does this finding need treatment, another test or only a look later?',
    'When should the scan be repeated, and at the same place?',
    'Would a CT or MRI scan tell more, and what would it cost?',
    'Who did the scan, and may I have the pictures as well as the report?',
  ],
  support: [
    { name: 'Government of India: the PC-PNDT Act', url: 'https://www.indiacode.nic.in/handle/123456789/1937' },
    { name: 'National Health Authority: PM-JAY (Ayushman Bharat)', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'NHS: Ultrasound scan', url: 'https://www.nhs.uk/conditions/ultrasound-scan/' },
  ],
  related: [
    'gallbladderstones',
    'gallbladdercancer',
    'Bileductinjury',
    'livercysts',
    'hydatid-cysts',
    'livermass',
    'livercirrhosis',
    'livercancer',
    'pancreatitis',
    'Inguinalhernial',
  ],
  evidence: {
    sources: {
      pndt: {
        title: 'The Pre-conception and Pre-natal Diagnostic Techniques (Prohibition of Sex Selection) Act, 1994',
        publisher: 'India Code, Government of India',
        year: 1994,
        url: 'https://www.indiacode.nic.in/handle/123456789/1937',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its record at India Code, its list of sections at lawgist.in, and the Supreme Court on Form F (2019)',
      },
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188/chapter/recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the part of the page on diagnosis',
      },
      shea: {
        title: 'Revised estimates of diagnostic test sensitivity and specificity in suspected biliary tract disease',
        publisher: 'Archives of Internal Medicine',
        year: 1994,
        url: 'https://pubmed.ncbi.nlm.nih.gov/7979854/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      acute: {
        title: 'Computed tomography versus ultrasound for the diagnosis of acute cholecystitis: a systematic review and meta-analysis',
        publisher: 'European Radiology',
        year: 2024,
        url: 'https://doi.org/10.1007/s00330-024-10783-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      early: {
        title:
          'Surveillance imaging and alpha fetoprotein for early detection of hepatocellular carcinoma in patients with cirrhosis: a meta-analysis',
        publisher: 'Gastroenterology',
        year: 2018,
        url: 'https://doi.org/10.1053/j.gastro.2018.01.064',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      appendix: {
        title: 'Diagnostic Accuracy of Abdominal Ultrasound for Diagnosis of Acute Appendicitis: Systematic Review and Meta-analysis',
        publisher: 'World Journal of Surgery',
        year: 2017,
        url: 'https://doi.org/10.1007/s00268-016-3792-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      appendixCt: {
        title: 'Computed tomography for diagnosis of acute appendicitis in adults',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2019,
        url: 'https://doi.org/10.1002/14651858.CD009977.pub2',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its results in American Family Physician and an EBM Guidelines evidence summary',
      },
      silent: {
        title: 'The Natural History of Asymptomatic Gallstones: A Longitudinal Study and Prediction Model',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1016/j.cgh.2022.04.010',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      epiCt: {
        title: 'Risk of hematological malignancies from CT radiation exposure in children, adolescents and young adults',
        publisher: 'Nature Medicine',
        year: 2023,
        url: 'https://doi.org/10.1038/s41591-023-02620-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      dye: {
        title: 'Immediate hypersensitivity reactions to IV non-ionic iodinated contrast in computed tomography',
        publisher: 'Asia Pacific Allergy',
        year: 2012,
        url: 'https://doi.org/10.5415/apallergy.2012.2.4.242',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ducts: {
        title:
          'Magnetic resonance cholangiopancreatography versus endoscopic ultrasound for diagnosis of choledocholithiasis: an updated systematic review and meta-analysis',
        publisher: 'Surgical Endoscopy',
        year: 2023,
        url: 'https://doi.org/10.1007/s00464-022-09744-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      fear: {
        title: 'Claustrophobia during magnetic resonance imaging: cohort study in over 55,000 patients',
        publisher: 'Journal of Magnetic Resonance Imaging',
        year: 2007,
        url: 'https://doi.org/10.1002/jmri.21147',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      needle: {
        title: 'Assessment of morbidity and mortality associated with EUS-guided FNA: a systematic review',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2011,
        url: 'https://doi.org/10.1016/j.gie.2010.10.045',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      appendixFound: { value: '69 in 100 people', source: 'appendix' },
      appendixFalse: { value: '19 in 100', source: 'appendix' },
      appendixCt: { value: '95 in 100 people', source: 'appendixCt' },
      silentFive: { value: '10 in 100 people', source: 'silent' },
      silentFiveTime: { value: '5 years', source: 'silent' },
      silentFifteen: { value: '33 in 100', source: 'silent' },
      silentFifteenTime: { value: '15 years', source: 'silent' },
      ctCancer: { value: '1 to 2 in 10,000', source: 'epiCt' },
      ctTime: { value: '12 years', source: 'epiCt' },
      dye: { value: '47 of 29,962 people', source: 'dye' },
      dyeSevere: { value: '3', source: 'dye' },
      mrcp: { value: '85 in 100 people', source: 'ducts' },
      eus: { value: '96 in 100 people', source: 'ducts' },
      fearOld: { value: '21 in 1,000 people', source: 'fear' },
      fearNew: { value: '7 in 1,000', source: 'fear' },
      needle: { value: '107 of 10,941 people', source: 'needle' },
      needleDeaths: { value: '2', source: 'needle' },
      registration: { value: practice.pcpndtRegistration, source: 'pndt' },
      stones: { value: '84 in 100 people', source: 'shea' },
      acuteUs: { value: '79 in 100 people', source: 'acute' },
      acuteCt: { value: '84 in 100', source: 'acute' },
      earlyCancer: { value: '47 in 100', source: 'early' },
    },
  },
  written: '2026-11-22',
} as const satisfies ServicePage;

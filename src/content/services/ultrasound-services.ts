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
  description:
    'An ultrasound (sonography) makes pictures of the inside of your body with sound waves, without X-rays and without a needle. It is often the first test for pain under the ribs, for yellow eyes, and for lumps in the liver or belly wall.',
  // A lawyer must confirm the words and the Hindi or Marathi board that the clinic has to show.
  notice:
    'Sex determination is not done here. Finding out or telling the sex of an unborn baby is an offence under the PC-PNDT Act [pndt]. Please do not ask for it.',
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
        'It mostly takes less than half an hour, and you may feel some pressure, more so over a sore spot. When it is over you wipe off the gel, eat, and go home or to work.',
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
        'Stones in the bile duct are easy to miss. If the duct is wide or the liver tests are abnormal, a British guideline advises to consider a magnetic scan of the ducts (MRCP), even when the scan shows no stone [nice]. So a normal scan with yellow eyes is not the end of the search.',
        'It cannot say for sure whether a lump is cancer, and because it does not look inside the bowel, it takes the place of neither a gastroscopy nor a colonoscopy. The result also depends on the person who holds the probe.',
      ],
    },
    {
      title: 'Your report',
      paragraphs: [
        'The doctor who reads the scan writes a report for the one who asked for it, and you should ask for a copy and keep it. Words such as “simple cyst”, “fatty liver” or “polyp” sound alarming and are often harmless, but not always.',
        'Please do not decide on surgery, or against it, from a report alone, because the same finding can need an operation in one person and nothing in another. Bring it, and we will read it together with your story and your blood tests.',
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
      title: 'Scan, or no scan?',
      paragraphs: [
        'A scan without a reason is not a check-up, because it can find something harmless, such as a simple cyst, that leads to worry, more scans and even an operation that nobody needed. Ask what the scan is meant to settle.',
        'If a doctor advises one and you leave it out, a cause that could be treated may be found later than it need be. With yellow eyes, fever or pain that stays, please do not put it off.',
      ],
    },
    {
      title: 'If more is needed',
      paragraphs: [
        'A CT scan sees through gas and shows the whole belly, at the price of X-rays and often an injection. An MRI scan shows the bile and pancreas ducts without X-rays. An ultrasound from inside, on the tip of a camera, looks at the pancreas and bile duct from close by.',
        'None of them is better in every way, so the right one depends on the question that is still open. Which test comes next, and whether you want it, is something we decide together.',
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
  questions: [
    'What are you looking for with this scan?',
    'Could my illness be there although the scan is normal?',
    'Does this finding need treatment, another test or only a look later?',
    'When should the scan be repeated, and at the same place?',
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
    },
    figures: {},
  },
  written: '2026-11-22',
} as const satisfies ServicePage;

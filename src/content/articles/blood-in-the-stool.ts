import type { Article } from '#content/article.ts';
import { cardOf } from '#content/triage.ts';

export const article = {
  title: 'Blood in the stool: when to act',
  category: 'Colon and rectum',
  photo: '/images/articles/blood-in-the-stool.svg',
  photoAlt: 'Drawing of a telephone, a notebook with a pencil, and a small torch on a table',
  date: '2026-06-11T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'How much blood is it, and how do you feel? A few streaks on a formed stool can wait until tomorrow if you feel well, have no liver disease, take no blood thinner or cancer medicine, and had no operation or camera test lately. A lot of blood, or a person who is faint, pale or sweating, cannot wait at all.',
    },
    {
      paragraph:
        'This page helps you to sort one from the other at home. The card beside it says how fast to act. If in doubt, choose the faster way, because nobody will scold you for it.',
    },
    { heading: 'Go now' },
    {
      paragraph:
        'Fast bleeding is an emergency. The signs of it are a racing pulse, dizziness on standing, cold wet skin, little urine, confusion or collapse [niddk]. Lay the person down, raise the legs, give nothing to eat, and call.',
    },
    {
      paragraph:
        'Black stool, sticky like tar and with a strong smell, is old blood from higher up, often the stomach. Vomit that is red or looks like coffee grounds means the same [medline]. Both need an emergency department now, even if you feel well.',
    },
    { heading: 'What the colour tells, and what it does not' },
    {
      list: [
        'Bright red, on the paper or dripping: usually from near the anus, such as piles or a tear.',
        'Dark red or maroon, mixed in: from further up in the bowel.',
        'Black and sticky: from the stomach or the upper bowel, most often.',
        'Red with slime and loose stools: an inflamed bowel or an infection.',
        'None to be seen, but anaemia in a test: slow bleeding that only a test can find.',
      ],
    },
    {
      paragraph:
        'Use colour as a clue and not as a verdict. Very fast bleeding from the stomach can be red, and a growth low in the bowel can bleed bright red, just like piles.',
    },
    {
      paragraph:
        'Not all that is red or black is blood. Iron tablets and some stomach syrups turn the stool black, and beetroot turns it red. Think back over what you ate and took in the last days, and tell the doctor.',
    },
    { heading: 'Common causes' },
    {
      paragraph:
        'Piles and tears are the most common. Others are polyps, cancer of the bowel or rectum, little pouches in the bowel wall, colitis, ulcers of the stomach, and swollen veins in people with liver disease [medline]. Painkillers of the ibuprofen kind, and blood thinners, can start or worsen a bleed.',
    },
    {
      paragraph:
        'Loose stools with blood need a doctor today. With fever they are often an infection; if they go on for more than a few days, colitis must be thought of. With {severeColitis} or more bloody stools a day you need a hospital the same day, even if you feel well. If there is fever or a fast pulse too, it can be severe colitis, in Indian patients as elsewhere, and is an emergency [aiims].',
    },
    { heading: 'What to note before you call' },
    {
      paragraph: 'A short note saves time. If you are calling for a parent, ask them, because many are too shy to say it all.',
    },
    {
      list: [
        'when it began, and how many times',
        'how much: streaks, a spoon, a cup, or the whole pan',
        'the colour, and whether it is on the stool or in it',
        'pain, fever, weight loss, or a change of habit',
        'all medicines, with blood thinners, painkillers, iron and herbal powders',
        'liver disease, alcohol, and cancer of the bowel in the family',
      ],
    },
    {
      paragraph:
        'A photograph on the phone is quite all right, and helps. Do not stop a blood thinner or a heart tablet before you have spoken to a doctor, because stopping can be more dangerous than the bleeding.',
    },
    { heading: 'Who needs a test of the bowel' },
    {
      paragraph:
        'Everyone with bleeding needs at least an examination with a gloved finger and a look inside the anus. A British guideline then asks for a stool test (FIT) from the age of {olderAge}, and in younger people who also have belly pain or weight loss. At any age it asks for one with a changed habit, or anaemia from lack of iron. The result guides who should have a colonoscopy soon, but with a lump in the rectum there is no need to wait for it [nice].',
    },
    {
      paragraph:
        'Some doctors go straight to a camera test when the bleeding has no plain cause. Ask which test is meant, what it can find, and what happens if it is normal. If the bleeding returns after a normal test, come again.',
    },
    { sheet: 'colonoscopy-polyps' },
    {
      paragraph:
        'The most common mistake is to buy a cream for piles, again and again, for a year. The cream may even help, because piles and a growth can be there together. If it bled before and bleeds again, let a doctor look.',
    },
  ],
  careCard: cardOf([
    'heavy-bleeding',
    'bleeding-dizzy',
    'vomits-blood-or-black-stool',
    'severe-pain',
    'hard-belly',
    'cirrhosis-bleeding',
    'many-bloody-stools-with-more',
    'many-bloody-stools',
    'loose-stools-with-fever',
    'blood-on-thinner',
    'first-blood',
    'bleeds-often',
    'anaemia',
    'piles-known',
    'bowel-cancer-in-family',
    'child-red-jelly',
    'young-baby-blood',
    'inr-high-bleeds',
    'graft-bleeds',
  ]),
  related: ['hemorrhoids', 'fisures', 'rectumpolyps', 'rectumcancer', 'inflammatoryboweldiseases', 'livercirrhosis'],
  evidence: {
    sources: {
      medline: {
        title: 'Gastrointestinal bleeding',
        publisher: 'MedlinePlus, National Library of Medicine',
        year: null,
        url: 'https://medlineplus.gov/gastrointestinalbleeding.html',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      niddk: {
        title: 'Symptoms and causes of GI bleeding',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/gastrointestinal-bleeding/symptoms-causes',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the opening of the page, with the signs of shock',
      },
      nice: {
        title: 'Suspected cancer: recognition and referral (NG12)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2023,
        url: 'https://www.nice.org.uk/guidance/ng12',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its list for the stool test, as GPnotebook quotes it',
      },
      aiims: {
        title: 'Are Truelove and Witts criteria for diagnosing acute severe colitis relevant for the Indian population?',
        publisher: 'Intestinal Research (All India Institute of Medical Sciences, New Delhi)',
        year: 2018,
        url: 'https://doi.org/10.5217/ir.2018.16.1.69',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      severeColitis: { value: '6', source: 'aiims' },
      olderAge: { value: '50 years', source: 'nice' },
    },
  },
} as const satisfies Article;

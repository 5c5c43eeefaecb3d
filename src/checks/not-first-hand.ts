const record = 'the paper’s record in a university’s archive; no index could be opened that gives its DOI';
const advice = 'a hospital’s or health service’s own advice; no guideline was found that gives this sign or time in words for patients';

/**
 * Sources that are not primary (`primaryKindOf`), by address, with the reason why each stays. A test asks for every one of them and
 * reports unused lines.
 */
export const notFirstHand: Readonly<Record<string, string>> = {
  'https://eprints.bbk.ac.uk/id/eprint/6654/': record,
  'https://researchers.mq.edu.au/en/publications/imaging-modalities-in-the-diagnosis-of-pancreatic-adenocarcinoma-': record,
  'https://avesis.acibadem.edu.tr/yayin/3a134b7b-8a43-4d4f-9273-7906c9c552cd/cosmesis-patient-satisfaction-and-quality-of-life-after-da-vinci-single-site-cholecystectomy-and-multiport-laparoscopic-cholecystectomy-short-term-results-from-a-prospective-multicenter-randomized-controlled-trial':
    record,
  'https://www.bjs.co.uk/scientific-surgery/helicobacter-pylori-therapy-prevention-metachronous-gastric-cancer-n-engl-j-med-2018-378-1085-1095/':
    'a surgical journal’s digest of the trial; the DOI of the paper could not be confirmed',
  'https://abdominalkey.com/seton-loose-cutting-chemical':
    'the only text that could be opened with figures of the trial; the journal’s own page could not be opened',
  'https://www.cht.nhs.uk/services/clinical-services/endoscopy/after-the-ercp':
    'a hospital’s own advice; no guideline was found that says how long people stay after an ERCP',
  'https://pharmaceutical-journal.com/article/news/mhra-urges-women-taking-weight-loss-drugs-urged-to-use-effective-contraception':
    'the advice of the British regulator, whose own page could not be opened',
  'https://www.aafp.org/pubs/afp/collections/choosing-wisely/417.html':
    'the recommendation of the American Academy of Pediatrics, as the family physicians carry it in full',
  'https://utsouthwestern.elsevierpure.com/en/publications/survival-benefit-of-liver-transplantation-and-the-effect-of-under': record,
  'https://moh-it.pure.elsevier.com/en/publications/long-term-patient-centered-outcomes-in-cirrhotic-patients-with-ch': record,
  'https://discovery.dundee.ac.uk/en/publications/a-randomized-trial-of-nonoperative-treatment-for-perforated-pepti': record,
  'https://discovery.dundee.ac.uk/en/publications/does-an-ileoanal-pouch-offer-a-better-quality-of-life-than-a-perm': record,
  'https://www.canjsurg.ca/content/57/5/320': 'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://researchinformation.amsterdamumc.org/en/publications/benign-biliary-strictures-surgery-or-endoscopy': record,
  'https://ejsur.journals.ekb.eg/article_446976.html': 'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://gut.bmj.com/content/61/10/1390': 'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://cris.maastrichtuniversity.nl/en/publications/predictors-for-anastomotic-leak-postoperative-complications-and-m': record,
  'https://ohsu.pure.elsevier.com/en/publications/is-laparoscopic-sleeve-gastrectomy-safer-than-laparoscopic-gastri': record,
  'https://pimr.org.in/2024-vol12-issue-3/1047799pimr120309-2024.php':
    'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://www.biomedscidirect.com/2286/health-related-quality-of-life-in-patients-of-the-gallbladder-cancer-with-treatment':
    'the journal’s own page of the paper, which has no DOI',
  'https://vbn.aau.dk/da/publications/a-prediction-rule-for-risk-stratification-of-incidentally-discove': record,
  'https://www.cancer.net/cancer-types/small-bowel-cancer/statistics':
    'the only figures by stage that were found, of the American Society of Clinical Oncology, from the American register',
  'https://ashpublications.net/blood/article/117/6/1958/28537/Comparison-of-treatment-strategies-for-patients':
    'the publisher’s own page of the paper; its DOI could not be confirmed',
  'https://meeting.americansurgical.org/abstracts/2017/31.cgi':
    'the society’s own page of the abstract; the DOI of the paper could not be confirmed',
  'https://pure.eur.nl/en/publications/systematic-review-of-haemorrhage-and-rupture-of-hepatocellular-ad': record,
  'https://www.ijsurgery.com/index.php/isj/article/view/5847': 'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://www.springermedicine.com/laparoscopic-repair-for-perforated-peptic-ulcer-disease-has-bett/21812784':
    'the publisher’s own page of the paper; its DOI could not be confirmed',
  'https://christie.openrepository.com/handle/10541/625913': record,
  'https://creighton.pure.elsevier.com/en/publications/watchful-waiting-for-ventral-hernias-a-longitudinal-study': record,
  'https://alliedacademies.org/proceedings/evaluation-of-quality-of-life-after-temporary-ileostomy-for-ileal-perforation-7149.html':
    'the congress’s own page of the abstract; no full paper was found',
  'https://keio.elsevierpure.com/en/publications/predictors-of-necessity-for-endoscopic-balloon-dilatation-in-pati': record,
  'https://research.vumc.nl/en/publications/laparoscopic-versus-open-pancreatoduodenectomy-for-pancreatic-or-': record,
  'https://ijmr.org.in/surveillance-for-surgical-site-infections-developed-during-hospital-stay-after-discharge-a-multicentric-study':
    'the journal’s own page of the paper; its DOI could not be confirmed',
  'https://research.regionh.dk/da/publications/suture-or-mesh-repair-of-the-smallest-umbilical-hernias-a-nationw': record,
  'https://curis.ku.dk/portal/da/publications/longterm-recurrence-and-chronic-pain-after-repair-for-small-umbilical-or-epigastric-hernias(c367989d-a6b2-4de6-add1-67d37d135c4c).html':
    record,
  'https://synapsesocial.com/hi/papers/6a0bfe2d166b51b53d379645':
    'the abstract as an index of papers carries it; the journal’s own page could not be found',
  'https://business-standard.com/amp/article/news-cm/zydus-receives-dcgi-approval-of-saroglitazar-mg-for-treatment-of-non-alcoholic-fatty-liver-disease-in-india-120123000275_1.html':
    'the maker’s notice of two approvals to the stock exchange, as a newspaper printed it; the regulator’s list could not be opened',
  'https://www.business-standard.com/health/first-wave-generic-semaglutide-approvals-india-126012301403_1.html':
    'the regulator’s approvals of generic semaglutide, as a newspaper lists them; the regulator’s own list could not be opened',
  'https://www.medicinesresources.nhs.uk/periprocedural-euglycemic-diabetic-ketoacidosis-associated-with-sodium-glucose-cotransporter-2-inhibitor-therapy-during-colonoscopy.html':
    'the British medicines service’s account of the paper; its DOI could not be confirmed',
  'https://cht.nhs.uk/services/clinical-services/enhanced-recovery-after-surgery/bowel-surgery/at-home': advice,
  'https://apps.nhslothian.scot/refhelp/?p=26565': advice,
  'https://www.acpgbi.org.uk/resources/1070/ecco_guidelines_on_the_prevention_diagnosis_and_management_of_infections_in_inflammatory_bowel_disease_2021':
    'the guideline’s page at a surgeons’ association; the guideline itself could not be opened',
  'https://www.rightdecisions.scot.nhs.uk/borders-ref-help-toolkit/colorectal/hernia': advice,
  'https://www.seattlechildrens.org/conditions/inguinal-hernia/': advice,
  'https://www.cuh.org.uk/patient-information/peritoneal-dialysis-pd-peritonitis-information/': advice,
  'https://www.kentcht.nhs.uk/leaflet/what-do-to-if-your-gastrostomy-feeding-tube-comes-out': advice,
  'https://www.gloshospitals.nhs.uk/your-visit/patient-information-leaflets/deep-vein-thrombosis-dvt/': advice,
  'https://www.tommys.org/pregnancy-information/pregnancy-complications/obstetric-cholestasis':
    'a charity’s page; the health service’s own says whom to call, but not how soon',
  'https://digitalpatientinformationhub.bradfordhospitals.nhs.uk/leaflets/what-to-look-out-for-after-an-epiduralor-spinal-anaesthetic':
    advice,
  'https://www.ouh.nhs.uk/patient-guide/leaflets/library.aspx': advice,
  'https://ntep.in/index.php/node/1743/CP-diagnostic-algorithm-tb-disease-ntep':
    'the training page of India’s tuberculosis programme; its guideline could not be opened',
  'https://www.sja.org.uk/get-advice/first-aid-advice/poisoning/swallowed-poisons/': advice,
  'https://nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/swallowed-foreign-object': advice,
  'https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/fever-high-temperature': advice,
  'https://www.tommys.org/pregnancy-information/premature-birth/risk-premature-birth/signs-and-symptoms-of-premature-labour':
    'a charity’s page; the health service’s own could not be opened',
  'https://www.meb.uni-bonn.de/dtc/primsurg/docbook/html/x2952.html':
    'a surgeons’ handbook, kept by a university; no guideline was found that gives this sign',
};

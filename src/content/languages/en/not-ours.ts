/** What people ask a surgeon of the belly for, and who treats it. Their words are in `content/search/not-ours.ts`. */
export const text = {
  urine: {
    title: 'Kidney stones and urine',
    see: 'A urologist treats the kidneys, the bladder and the prostate. If you cannot pass urine, call 112 or 108.',
  },
  testicles: {
    title: 'Hydrocele, the testicles and sexual health',
    see: 'A urologist treats them. If a testicle suddenly hurts or swells, call 112 or 108.',
  },
  women: {
    title: 'Women’s health, pregnancy and childbirth',
    see: 'A gynaecologist treats it. If you may be pregnant and have belly pain, feel faint or bleed heavily, call 112 or 108.',
  },
  breast: { title: 'Breast', see: 'A breast surgeon or a cancer surgeon treats it.' },
  heart: { title: 'Heart and blood pressure', see: 'A cardiologist treats the heart. With chest pain that is new, call 112 or 108.' },
  chest: {
    title: 'Chest, lungs and breathing',
    see: 'A chest physician treats the lungs. If you cannot catch your breath, call 112 or 108.',
  },
  fever: {
    title: 'Fever, colds and infections',
    see: 'A family doctor or a physician is the right first visit. If your gums bleed or your neck is stiff, call 112 or 108.',
  },
  hormones: { title: 'Diabetes, thyroid and hormones', see: 'A physician or an endocrinologist treats them.' },
  bones: { title: 'Bones, joints and the back', see: 'An orthopaedic surgeon treats them.' },
  skin: { title: 'Skin and hair', see: 'A dermatologist treats them.' },
  teeth: { title: 'Teeth and mouth', see: 'A dentist treats them.' },
  ear: { title: 'Ear, nose and throat', see: 'An ENT surgeon treats them.' },
  eyes: {
    title: 'Eyes',
    see: 'An eye doctor (ophthalmologist) treats them. Yellow eyes are a matter of the liver or the bile: see “Jaundice”.',
  },
  nerves: {
    title: 'Brain, nerves and headache',
    see: 'A neurologist treats them. For a stroke (a face that droops, an arm that falls, speech that is slurred) call 112 or 108.',
  },
  mind: {
    title: 'Mind, sleep and mood',
    see: 'A psychiatrist or a counsellor helps. Tele-MANAS answers day and night on 14416. If you think of harming yourself, call 112 or 108.',
  },
  children: {
    title: 'Children',
    see: 'A paediatrician sees children first; for an operation, a paediatric surgeon. If a child is limp or hard to wake, call 112 or 108.',
  },
  scans: {
    title: 'PET scans, CT and MRI',
    see: 'A PET scan is not of “pet”, the stomach, but of the whole body, at a nuclear medicine centre. CT and MRI are done at a radiology centre. Your doctor writes the request.',
  },
  veins: {
    title: 'Veins of the leg and blood vessels',
    see: 'A vascular surgeon treats them. If one leg newly swells, or suddenly turns cold, call 112 or 108.',
  },
  cosmetic: { title: 'Cosmetic surgery', see: 'A plastic surgeon does it.' },
  cancers: { title: 'Cancers of other parts of the body', see: 'An oncologist or a cancer hospital treats them.' },
  supplies: {
    title: 'Ambulance, blood and medicines',
    see: 'For an ambulance call 112 or 108. For blood call a blood bank, for medicines a chemist.',
  },
} as const;

import type { NotOurs } from './types.ts';

/** What people ask a surgeon of the belly for, and what somebody else treats. */
export const notOurs: ReadonlyArray<NotOurs> = [
  {
    title: 'Kidney stones and urine',
    see: 'A urologist treats the kidneys, the bladder and the prostate.',
    words: ['kidney stone', 'kidney', 'kidney pathri', 'kidney mein pathri', 'gurde ki pathri', 'mutkhada', 'मूतखडा', 'मुतखडा', 'किडनी स्टोन', 'गुर्दे की पथरी', 'kidney pain', 'kidney operation', 'urine stone', 'peshab ki pathri', 'peshab mein pathri', 'ureter stone', 'bladder stone', 'urine problem', 'urine burning', 'peshab mein jalan', 'लघवीला जळजळ', 'urine infection', 'uti', 'blood in urine', 'peshab mein khoon', 'prostate', 'prostate operation', 'creatinine', 'dialysis', 'kidney failure', 'urologist', 'rirs', 'pcnl', 'urine not coming', 'frequent urine', 'kidney transplant', 'nephrologist', 'kidney swelling', 'bladder'],
    maybe: ['pathri', 'stone', 'stone pain', 'pathri ka dard', 'pathri ka ilaj', 'pathri ki dawa', 'stone ka ilaj', 'stone operation', 'pathri operation', 'stone removal', 'laser stone', 'pathri nikalna', 'stone symptoms', 'pathri kaise nikale'],
  },
  {
    title: 'Hydrocele, the testicles and sexual health',
    see: 'A urologist treats them.',
    words: ['hydrocele', 'hydrosil', 'hydrocil', 'हायड्रोसील', 'अंडकोष', 'andkosh sujan', 'andkosh mein pani', 'testicle', 'testicle pain', 'testis swelling', 'scrotum swelling', 'goti dard', 'varicocele', 'circumcision', 'khatna', 'phimosis', 'sunta', 'penis', 'ling', 'erectile dysfunction', 'sex problem', 'sexual problem', 'premature ejaculation', 'vasectomy', 'nasbandi', 'undescended testis', 'sperm count', 'male infertility'],
  },
  {
    title: 'Women’s health, pregnancy and childbirth',
    see: 'A gynaecologist treats it.',
    words: ['pregnancy', 'pregnancy test', 'period', 'periods', 'period pain', 'mahwari', 'masik pali', 'मासिक पाळी', 'पाळी', 'menstruation', 'uterus', 'uterus removal', 'hysterectomy', 'bachedani', 'bachadani', 'bachedani operation', 'गर्भाशय', 'garbhashay', 'fibroid', 'ovary', 'ovarian cyst', 'ovary cyst', 'pcos', 'pcod', 'white discharge', 'safed pani', 'leucorrhoea', 'delivery', 'caesarean', 'c section', 'gynaecologist', 'gynecologist', 'lady problem', 'ivf', 'infertility', 'abortion', 'miscarriage', 'cervix cancer', 'menopause', 'vagina', 'tubectomy', 'sterilisation', 'bachedani mein gaanth', 'bachedani ka cancer', 'prasuti'],
  },
  {
    title: 'Breast',
    see: 'A breast surgeon or a cancer surgeon treats it.',
    words: ['breast', 'breast lump', 'breast cancer', 'stan', 'stan mein gaanth', 'स्तन', 'स्तनात गाठ', 'chhati mein gaanth', 'mammography', 'mammogram', 'breast pain', 'nipple', 'gynecomastia', 'breast surgery'],
  },
  {
    title: 'Heart and blood pressure',
    see: 'A cardiologist treats the heart. With chest pain that is new, call 112 or 108.',
    words: ['heart', 'heart attack', 'dil', 'dil ka doctor', 'heart operation', 'hriday', 'हृदय', 'bp', 'blood pressure', 'high bp', 'angioplasty', 'angiography', 'heart bypass', 'bypass surgery heart', 'bypass heart', 'stent heart', 'heart stent', 'heart blockage', 'cholesterol', 'cardiologist', 'ecg', 'palpitation', 'heartbeat', 'pacemaker', 'heart pain', 'heart specialist', 'hole in heart'],
  },
  {
    title: 'Chest, lungs and breathing',
    see: 'A chest physician treats the lungs.',
    words: ['lung', 'lungs', 'phephde', 'फुफ्फुस', 'asthma', 'dama', 'दमा', 'cough', 'khansi', 'खोकला', 'khokla', 'खांसी', 'breathing problem', 'saans', 'saans phoolna', 'pneumonia', 'tb', 'lung tb', 'chest infection', 'balgam', 'lung cancer', 'copd', 'bronchitis', 'chest xray', 'pulmonologist', 'smoking cough'],
  },
  {
    title: 'Fever, colds and infections',
    see: 'A family doctor or a physician is the right first visit.',
    words: ['fever', 'bukhar', 'ताप', 'बुखार', 'viral fever', 'dengue', 'malaria', 'chikungunya', 'cold', 'sardi', 'sardi khansi', 'jukam', 'zukam', 'सर्दी', 'flu', 'influenza', 'typhoid', 'typhoid fever', 'covid', 'corona', 'sore throat', 'body pain', 'badan dard', 'body ache', 'headache and fever', 'chicken pox', 'measles', 'vaccine', 'vaccination', 'rabies', 'dog bite', 'kutte ne kata', 'snake bite', 'hiv', 'aids', 'high fever medicine', 'weakness', 'kamzori', 'general physician', 'family doctor', 'tonsil fever', 'anaemia tablets', 'vitamin b12', 'vitamin d'],
  },
  {
    title: 'Diabetes, thyroid and hormones',
    see: 'A physician or an endocrinologist treats them.',
    words: ['diabetes', 'sugar', 'sugar ki bimari', 'diabetes ka ilaj', 'sugar level', 'blood sugar', 'hba1c', 'insulin', 'मधुमेह', 'thyroid', 'thairoid', 'thyroid operation', 'goitre', 'थायरॉइड', 'hormone', 'endocrinologist', 'diabetes diet', 'diabetes medicine', 'metformin', 'gale mein gaanth', 'neck lump', 'diabetic foot', 'height increase', 'uric acid', 'gout'],
  },
  {
    title: 'Bones, joints and the back',
    see: 'An orthopaedic surgeon treats them.',
    words: ['knee', 'knee pain', 'ghutna', 'ghutne mein dard', 'gudghe', 'गुडघा', 'गुडघेदुखी', 'knee replacement', 'back pain', 'kamar dard', 'कंबरदुखी', 'कमर दर्द', 'kambar dukhi', 'joint pain', 'jod dard', 'जोड़ों का दर्द', 'fracture', 'haddi', 'haddi tuti', 'हड्डी', 'slip disc', 'slipped disc', 'sciatica', 'spine', 'neck pain', 'shoulder pain', 'frozen shoulder', 'hip replacement', 'arthritis', 'gathiya', 'orthopaedic', 'orthopedic', 'bone doctor', 'ligament', 'acl', 'heel pain', 'cervical', 'spondylitis', 'leg pain', 'pair dard', 'hand pain', 'haath dard', 'muscle pain', 'plaster', 'sprain', 'elbow'],
  },
  {
    title: 'Skin and hair',
    see: 'A dermatologist treats them.',
    words: ['skin', 'skin problem', 'skin allergy', 'pimple', 'pimples', 'acne', 'muhase', 'daad', 'ringworm', 'fungal infection', 'hair fall', 'hair loss', 'baal', 'baal jhadna', 'केस गळणे', 'hair transplant', 'dandruff', 'psoriasis', 'eczema', 'vitiligo', 'safed daag', 'dermatologist', 'mole removal', 'til', 'wart', 'rash', 'white patches', 'skin doctor', 'tvacha rog', 'lipoma', 'charbi ki gaanth', 'sebaceous cyst', 'corn foot', 'tattoo removal', 'dark circles', 'glow', 'fairness', 'urticaria', 'scabies', 'khujli skin'],
  },
  {
    title: 'Teeth and mouth',
    see: 'A dentist treats them.',
    words: ['tooth', 'teeth', 'tooth pain', 'toothache', 'daant', 'daant dard', 'dat dukhi', 'दातदुखी', 'दांत दर्द', 'root canal', 'dentist', 'gums', 'gum bleeding', 'masude', 'braces', 'wisdom tooth', 'mouth ulcer', 'muh ke chhale', 'तोंड आले', 'muh mein chhale', 'mouth cancer', 'oral cancer', 'bad breath', 'jaw pain', 'tooth implant', 'teeth cleaning'],
  },
  {
    title: 'Ear, nose and throat',
    see: 'An ENT surgeon treats them.',
    words: ['ear', 'ear pain', 'kaan', 'kaan dard', 'कान दुखी', 'कान', 'nose', 'naak', 'नाक', 'nose bleed', 'naak se khoon', 'sinus', 'sinusitis', 'tonsil', 'tonsils', 'टॉन्सिल', 'throat pain', 'throat infection', 'gale mein dard', 'gala kharab', 'घसा दुखणे', 'hearing loss', 'ent', 'ent doctor', 'snoring', 'kharrate', 'vertigo', 'chakkar', 'deviated septum', 'voice', 'nasal polyp', 'polyp in nose', 'ear wax', 'bleeding from nose'],
  },
  {
    title: 'Eyes',
    see: 'An eye doctor (ophthalmologist) treats them. Eyes that have turned yellow are a matter of the liver or the bile: see “Jaundice”.',
    words: ['eye operation', 'eye pain', 'eye doctor', 'cataract', 'motiyabind', 'मोतीबिंदू', 'मोतियाबिंद', 'aankh ka operation', 'aankh mein dard', 'red eye', 'red eyes', 'aankh lal', 'glasses', 'chashma', 'chashma number', 'lasik', 'glaucoma', 'kala motia', 'retina', 'eye infection', 'eye test', 'eye', 'eye swelling', 'vision', 'blurred vision', 'watery eyes', 'ophthalmologist', 'conjunctivitis', 'squint', 'डोळ्यांचे ऑपरेशन', 'डोळे दुखणे'],
  },
  {
    title: 'Brain, nerves and headache',
    see: 'A neurologist treats them. For a stroke (a face that droops, an arm that falls, speech that is slurred) call 112 or 108.',
    words: ['headache', 'sir dard', 'sar dard', 'सिर दर्द', 'डोकेदुखी', 'doke dukhi', 'migraine', 'ardhashishi', 'epilepsy', 'fits', 'mirgi', 'stroke', 'paralysis', 'lakwa', 'लकवा', 'brain', 'brain tumour', 'dimag', 'neurologist', 'nerve pain', 'numbness', 'parkinson', 'memory loss', 'alzheimer', 'brain operation', 'half head pain', 'tremor', 'nas dab gayi'],
  },
  {
    title: 'Mind, sleep and mood',
    see: 'A psychiatrist or a counsellor helps. Tele-MANAS answers day and night on 14416.',
    words: ['depression', 'anxiety', 'tension', 'stress', 'sleep problem', 'neend', 'neend nahi aati', 'insomnia', 'झोप येत नाही', 'panic attack', 'psychiatrist', 'psychologist', 'counselling', 'mental health', 'mansik', 'udasi', 'addiction', 'nasha mukti', 'stop drinking', 'sharab chhudana', 'quit smoking', 'ocd', 'autism', 'adhd'],
  },
  {
    title: 'Children',
    see: 'A paediatrician sees children first; for an operation, a paediatric surgeon.',
    words: ['child doctor', 'baby doctor', 'bachon ka doctor', 'child fever', 'bache ko bukhar', 'baby cough', 'baby not eating', 'baby crying', 'paediatrician', 'pediatrician', 'baby rash', 'child growth', 'bedwetting', 'child constipation', 'newborn care', 'baby teething', 'bache ki khansi', 'colic baby', 'baby gas', 'child stomach pain', 'bache ke pet mein dard', 'child height', 'baby vaccination'],
  },
  {
    title: 'PET scans, CT and MRI',
    see: 'A PET scan has nothing to do with “pet”, the stomach: it is a scan of the whole body at a nuclear medicine centre. CT and MRI are done at a radiology centre. The doctor who treats you writes the request.',
    words: ['pet scan', 'pet ct', 'pet ct scan', 'whole body pet', 'pet scan cost', 'pet scan report', 'fdg pet', 'petscan', 'ct scan', 'mri', 'mri scan', 'mri cost', 'x ray', 'xray', 'city scan', 'sitiscan', 'bone scan', 'nuclear scan', 'blood test', 'blood test lab', 'pathology lab', 'blood report', 'cbc', 'thyroid test', 'lab test'],
  },
  {
    title: 'Veins of the leg and blood vessels',
    see: 'A vascular surgeon treats them.',
    words: ['varicose veins', 'varicose', 'nas phoolna pair', 'leg veins', 'vein surgery', 'dvt', 'leg swelling', 'pair mein sujan', 'पायाला सूज', 'gangrene', 'leg ulcer', 'spider veins', 'blood clot leg', 'foot swelling'],
  },
  {
    title: 'Cosmetic surgery',
    see: 'A plastic surgeon does it.',
    words: ['plastic surgery', 'cosmetic surgery', 'tummy tuck', 'nose job', 'rhinoplasty', 'liposuction', 'face lift', 'breast implant', 'botox face', 'burn scar', 'cleft lip', 'lip surgery', 'dimple'],
  },
  {
    title: 'Cancers of other parts of the body',
    see: 'An oncologist or a cancer hospital treats them.',
    words: ['blood cancer', 'leukaemia', 'leukemia', 'lymphoma', 'bone cancer', 'brain cancer', 'throat cancer', 'gale ka cancer', 'thyroid cancer', 'skin cancer', 'kidney cancer', 'bladder cancer', 'uterus cancer', 'ovarian cancer', 'oncologist', 'radiotherapy centre', 'prostate cancer', 'testicular cancer'],
  },
  {
    title: 'Ambulance, blood and medicines',
    see: 'For an ambulance call 112 or 108. For blood call a blood bank, for medicines a chemist.',
    words: ['ambulance', 'ambulance number', 'blood bank', 'blood donation', 'donate blood', 'medical shop', 'medical store', 'chemist', 'pharmacy', 'medicine online', 'buy medicine', 'oxygen cylinder', 'nurse at home', 'wheelchair'],
  },
];

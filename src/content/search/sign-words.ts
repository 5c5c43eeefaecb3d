// An INR of five or more is above every range that is given to patients.
const highInr = (inr: string): string =>
  Array.from({ length: 80 }, (_, at) => (5 + at / 10).toFixed(1))
    .flatMap((value) => (value.endsWith('.0') ? [value, value.slice(0, -2)] : [value]))
    .flatMap((value) => ['', ' is', ' came', ' aaya', ' of'].map((verb) => `${inr}${verb} ${value}`))
    .join(', ');

/**
 * The words that signs of an emergency are made of, by what they mean: in English, in Hindi and in Marathi, the latter two in Latin
 * letters as people type them and in Devanagari. Endings ('vomits', 'vomited', रक्ताची) and slips are found by `src/search`, so one form
 * of a word is enough unless its sound changes ('threw up').
 */
export const conceptWords = {
  // What comes out
  blood: [
    'blood, bloody, bleed, bled, haemorrhage, hemorrhage',
    'khoon, lahu, rakt, raktasrav, rakat, lal rang, खून, लहू, रक्त, ब्लड, ब्लीडिंग, रक्तस्राव, रक्तस्त्राव',
    'rakta, raktastrav, रगत, ragat',
  ],
  vomit: [
    'vomit, threw up, throw up, thrown up, throws up, throwing up, threw everything, puke, puking, barf, retch, spew, omit, omiting, emesis, coming out of mouth, brought up, bringing up, brings up, bring up, heave, heaving, regurgitate, throwing out, vomat, vommit, puked, vomiting, gag, gags, gagging, gagged',
    'ulti, ultiyan, ultiyon, vaman, उल्टी, उलटी, उल्टियां, उल्टियाँ, कै, वमन, ubkai, उबकाई, ulati, palti, पलटी',
    'ultya, okari, okarya, उलट्या, ओकारी, ओकाऱ्या, ओकला, ओकली, okla, okli, vanti, वांती, vamti, ओक, ओकतोय, ओकत, okto, oktoy, okat, okun, ओकून, उलट, ओकलं, ओकले',
  ],
  spitUp: [
    'spit, spitting, cough up, coughing up, coughed up, coughs up',
    'thook, thuk, थूक, khansi, खांसी, balgam',
    'thunki, थुंकी, khokla, खोकला',
  ],
  bloodVomit: ['haematemesis, hematemesis, hemetemesis', 'रक्तवमन, raktvaman', ''],
  coffeeGrounds: [
    'coffee grounds, coffee ground, coffeeground, coffee colour, coffee color, coffee coloured, coffee colored, coffee powder, like coffee, coffee like, coffee brown, tea leaves, tea leaf, tea powder, used tea, tea dust, coffee type, coffee beans, grainy, cocoa, chocolate colour, chocolate coloured, chocolate color, cola colour, cola coloured, like cola, rust colour, rusty, coffe, coffe powder, granular, granules, dark fluid, dark brown, dark red fluid',
    'coffee jaisi, coffee jaisa, coffee rang, कॉफी जैसी, कॉफी जैसा, कॉफी रंग, chai patti, chaipatti, chai ki patti, चाय पत्ती, चायपत्ती, चाय की पत्ती, कॉफी के रंग, कॉफी पाउडर, katthe jaisa, कत्थई, kaththai',
    'coffee sarkhi, कॉफीसारखी, कॉफी सारखी, कॉफीच्या रंगाची, chaha patti, chahapatti, chahachi pud, chahachi pavdar, चहापत्ती, चहा पावडर, चहाची पूड, चहाच्या, कॉफी पावडर, coffee chya',
  ],
  melaena: ['melaena, melena, malena, malaena', '', ''],
  stool: [
    'stool, stools, motion, motions, potty, poop, poo, faeces, feces, latrine, toilet, bowel movement, shit, bowel movements, bowels, number two, loo, pooped, potties, pooping, motty',
    'tatti, latrin, letrin, lettrin, shauch, shouch, sauch, mal, hagna, टट्टी, मल, शौच, लैट्रिन, लेट्रिन, पॉटी, मोशन, टॉयलेट, स्टूल, potti, jhada, parsakad, झाड़ा, pakhana, पखाना, paikhana, पैखाना',
    'sandas, sandaas, shi, shee, vishtha, संडास, शी, शौचास, शौचाला, विष्ठा, zada, zadyala, झाडा, परसाकड, परसाकडे, बहिर्दिशा, parsakade, पोट साफ, pot saf',
  ],
  toiletPan: ['commode, toilet pot, toilet bowl, pan, pot, bowl, wc, toilet seat', 'कमोड', 'kamod, भांडं'],
  whole: ['full, whole, entire, all, completely', 'pura, poora, sara, पूरा, सारा', 'purna, sagla, सगळा, पूर्ण, सगळं'],
  looseStool: [
    'bloody motions, bloody motion, loose motion, loose motions, loosemotion, loose stool, loose stools, diarrhoea, diarrhea, dysentery, diarrhoe, watery stool, watery stools, watery motion, watery motions, the runs, gastroenteritis, motions ten times',
    'dast, patle dast, दस्त, लूज मोशन, पेचिश, pechish, pet chal, पेट चल, patli latrine, patle latrine, पतली लैट्रिन, पतला दस्त, patli potty',
    'julab, jullab, hagwan, atisar, जुलाब, हगवण, अतिसार, patal sandas, patal shi, पातळ संडास, पातळ शौच, पातळ जुलाब, gastro, dhalya, ढाळ',
  ],
  rectum: [
    'rectum, rectal, back passage, anus, anal, bottom, bum, from below, from down, from behind, from back side, latrine place, toilet place, rear',
    'guda, gudda, gudadwar, गुदा, गुदद्वार, गुदाद्वार, neeche se, niche se, नीचे से, peeche se, pichhe se, पीछे से, latrine ki jagah, शौच के रास्ते, latrine ke raste',
    'guddwar, khalun, खालून, magun, मागून, sandasatun, संडासातून, sandasachya jagetun, संडासच्या जागेतून, sandasachya jagi, sandasachya jagevar, संडासच्या जागी, संडासच्या जागेवर, shauchachya jagi, shauchachya jagevar, shauchachya jaget, शौचाच्या जागी, शौचाच्या जागेवर, शौचाच्या जागेत, gudadwarajaval, gudadvarapashi, गुदद्वाराजवळ, गुदद्वारापाशी, shauchachi jaga, शौचाची जागा',
  ],
  black: [
    'black, blackish, dark black, jet black, pitch black, coal black, like coal, blackened, charcoal colour, grease, coal colour, coal coloured',
    'kala, kali, kale, kaala, kaali, काला, काली, काले, koyla, koyle, कोयले, काला काला',
    'kalya, kalsar, काळा, काळी, काळे, काळ्या, काळं, काळसर, kolsa, kolshya, कोळशा, kajal',
  ],
  tarry: [
    'tar, tarry, tarlike, sticky black, grease, like grease, like tar, like road tar, asphalt, bitumen, tarmac',
    'chipchipa, chipchipi, chipchipe, chip chip, चिपचिपा, चिपचिपी, चिपचिपे, tarkol, dambar, डामर, तारकोल, alkatra, अलकतरा, कोलतार, koltar',
    'डांबर, damra, dambari, chikat, चिकट, chikatt',
  ],
  redJelly: ['jelly, currant jelly, jam like', 'जेली', ''],
  green: ['green, greenish, bilious, bile', 'hara, hari, hare, हरा, हरी', 'hirva, hirvi, hirvya, हिरवी, हिरवा, हिरव्या'],
  faecal: [
    'brown, stool like, feculent, smells of stool, smells like stool, smell of stool, smelling of stool, smell like stool, smell like motion, smells like motion, looks like stool, stool smell, faecal, fecal, smells of poo, smells like poo',
    'bhura, भूरी, mal jaisi, mal jaisa, मल जैसी, मल जैसा, latrine jaisi, potty jaisi, potty jaisa',
    'tapkiri, शी सारखी, संडासासारखी, sandasasarkhi, शौचासारखी',
  ],
  clots: [
    'clot, clots, clotted, lumps of blood, chunks, chunk',
    'thakka, thakke, थक्के, थक्का, jama hua, लोथड़े, lothde',
    'gathi, guthalya, गाठी, गुठळ्या, guthli, gathli, गुठळी, guthali',
  ],
  redColour: ['red, dark red, maroon, reddish, pink, blood red, bright red', 'lal, laal, लाल', 'lalbhadak, लालभडक, तांबडं, तांबडी, tambda'],
  little: [
    'streak, streaks, drop, drops, spot, spots, spotting, tinge, tissue paper, little blood, bit of blood, few drops, slight, slightly, mild, mildly, dull, sometimes, occasional, occasionally, minor, on the paper, on paper, trace, small amount',
    'thoda, thodasa, thoda sa, thodi, halka, halki, boond, bund, kabhi kabhi, थोड़ा, थोड़ी, हल्का, बूंद, कभी कभी',
    'thode, thodese, thembh, themb, थोडे, थोडं, थोडेसे, थेंब, किंचित, halke',
  ],
  // How much and since when
  much: [
    'severe, severely, very, heavy, heavily, lot, lots, too much, so much, excessive, profuse, huge, massive, intense, terrible, horrible, extreme, extremely, worst, strong, bad pain, bad stomach, badly, pouring, gushing, plenty, large amount, full of, bucket, basin, cup full, glass full, glass of blood, cup of blood, mugful, serious',
    'bahut, bohot, boht, bhot, bahot, bhut, zyada, jyada, jada, jyda, jaada, zor, zoro, zoron, jor, tez, tej, teevra, bhari, bhayankar, bhayanak, itna, kaafi, बहुत, बहोत, ज्यादा, ज़्यादा, तेज, तेज़, तीव्र, जोर, ज़ोर, भारी, भयंकर, भयानक, काफी, इतना, hi khoon, ही खून, खूब, khoob, बहुतज्यादा',
    'khup, khoop, phar, jast, jaast, pushkal, jorat, joraat, khupach, khoopach, prachand, tivra, खूप, खुप, फार, जास्त, पुष्कळ, जोरात, खूपच, प्रचंड, भरपूर, bharpur, lai, लय, लई',
  ],
  amount: [
    'tap open, like tap, like a tap, gush, gushing, spurt, spurting, fountain, stream, pool, puddle, soaked, soaking, drenched, soaks, pads, towel, towels, bedsheet, bed sheet, half a cup, half cup, one cup, a cup, cupful, half a mug, half mug, one glass, half glass, a litre, one litre, half litre, half bucket, whole bathroom, whole floor, everywhere, pouring, only blood',
    'dhar, dhaar, धार, phavvara, फव्वारा, nal khul, नल खुल, bheeg, भीग, katori, कटोरी, balti, बाल्टी, lota, gilas bhar, गिलास भर, pura farsh, पूरा फर्श, tauliya, तौलिया, तौलिये, chadar, चादर, chaddar, kapde gile, कपड़े खराब, sirf khoon, sirf blood, केवल खून, सिर्फ खून',
    'vati bhar, वाटी, vati, bhijl, bhijle, bhijla, भिजले, भिजली, भिजला, tambya, तांब्या, badli, बादली, टॉवेल, पेलाभर, pela bhar, thalola, थारोळ, fakt rakt, नुसतं रक्त, nusta rakt, तांबे, tambe',
  ],
  unbearable: [
    'unbearable, unbearably, excruciating, agonising, agonizing, agony, worst pain, intolerable, cannot stand the pain, doubled over, doubled up, doubling over, like hell, 10/10, 9/10, screaming, crying, rolling, 10 out of 10, killing me, dying of pain, dying with pain, cannot stand straight, cannot sit or stand, curled up, cannot take it, cannot take the pain, cannot take this, will die, i am dying, groaning, moaning, writhing, shouting, yelling, howling, sobbing, weeping, rolling on floor, wont let anyone touch, wont let anybody touch, does not let touch, not letting touch, not letting us touch, dont let me touch, cannot touch, cannot lie still, lie still, cannot even touch, cannot lie flat, bent double, bent over, curling up, curled, cannot sit, pain like knife, like a knife, stabbing',
    'asahya, asahaniya, asahniya, bardasht ke bahar, bardasht se bahar, tadap, tadapna, chatpata, lotpot, chilla, cheekh, असह्य, असहनीय, बर्दाश्त से बाहर, बर्दाश्त के बाहर, तड़प, चिल्ला, चीख, लोटपोट, छटपटा, चीखने, मर रहा हूं दर्द, jaan nikal, जान निकल, saha nahi ja, sahan nahi ho, sehan nahi, jaan ja rahi, jan ja rahi, mar jaunga, mar jaungi, मर जाऊंगा, karah, कराह, ro raha, ro rahi, रो रहा, रो रही, रो रहे, ro rahe, chhoone nahi deta, chune nahi, छूने नहीं, haath nahi lagane, हाथ नहीं लगाने, chala nahi ja, चला नहीं जा, baitha nahi ja, बैठा नहीं जा, lete nahi ja, seedha nahi ho, सीधा नहीं हो',
    'asahy, sosena, kalvalat, tadfad, gadbada, lolat, lolto, radte, radtoy, radat, सोसेना, तळमळत, विव्हळत, कळवळत, गडबडा, लोळत, ओरडत, ordat, talmalat, kanhat, कण्हत, vivhal, विव्हळ, radtay, रडतोय, रडतेय, रडत, hat lau det nahi, haat laun det nahi, हात लावू देत नाही, हात लावून देत नाही, jiv jatoy, जीव जातोय, jiv chalalay, जीव चाललाय, mela mela, सहन होईना, sahan hoina, sahan hoeena, sosat nahi',
  ],
  bearable: [
    'bear, bearable, tolerate, tolerable, endure',
    'bardasht, bardaasht, sahan, sehan, saha, बर्दाश्त, बरदाश्त, सहन, सहा',
    'sosvat, sosat, sahvat, sahavat, सोसवत, सोसत, सहवत',
  ],
  sudden: [
    'sudden, suddenly, all of a sudden, abrupt, acute, out of nowhere',
    'achanak, achank, acanak, ekdum, ekdam, yakayak, अचानक, एकदम, यकायक',
    'achanakpane, ekaki, ekaeki, akasmat, एकाएकी, अकस्मात, अचानकपणे',
  ],
  worse: [
    'worse, worsening, increasing, increased, unrelenting, growing, not eased, severe now, getting worse, got worse, spreading',
    'badh, badhta, badhti, badh raha, badhta ja, बढ़, बढ़ता, बढ़ती, badhta ja raha',
    'vadhat, vadhle, vadhla, vadhli, वाढत, वाढले, वाढली, वाढलं, vadhtay, वाढतंय, वाढतोय',
  ],
  continuous: [
    'continuous, continuously, continous, nonstop, non stop, constant, constantly, repeatedly, again and again, many times, every few minutes, every five minutes, every ten minutes, keeps, all night, whole night, all day, whole day, since night, everything he eats, everything she eats, everything i eat, ten times, 10 times, 12 times, 15 times, 20 times, every hour, flood, flowing, vomit vomit, non-stop, one after another, every time, tap open, like tap, like a tap, every half hour, every 10 minutes, every 5 minutes, keep on, kept, # times',
    'lagatar, lagataar, baar baar, bar bar, barbar, baarbaar, har thodi der, raat bhar, din bhar, lgatar, बार बार, बार-बार, लगातार, रात भर, दिन भर, बारंबार, beh, bah, बह, thodi thodi der, ek ke baad ek, थोड़ी थोड़ी देर, एक के बाद एक, # baar, # bar, # बार',
    'satat, sarkhi, sarkhya, sarkha, parat parat, punha punha, ratrabhar, divasbhar, सतत, सारखी, सारख्या, सारखं, परत परत, पुन्हा पुन्हा, रात्रभर, वारंवार, varamvar, vahat, vahtay, वाहत, वाहतंय, ekamagun ek, एकामागून एक, ekasarkha, एकसारख, एकसारखी, दर दहा मिनिटांनी, # vela, # वेळा',
  ],
  stop: [
    'stop, stopping, stops, cease, controlled, under control',
    'ruk, rukna, rukta, rukti, ruke, thamna, tham, tamta, band, bandh, रुक, रुकना, रुकता, रुकती, थम, बंद, थमता',
    'thambat, thambe, thambta, thambna, थांबत, थांबेना, थांबता, thambena',
  ],
  stopped: [
    'stopped, blocked, obstructed, no passage',
    'band, bandh, ruka, ruki, ruk gaya, ruk gayi, atak, बंद, रुकी, रुका, रुक गया, रुक गई, अटक',
    'thambli, thamble, adakli, tatle, बंद झाली, थांबली, तुंबली, tumbli, कोंडली, kondli',
  ],
  // Pain and where
  pain: [
    'pain, pian, painful, paining, pains, ache, aching, hurt, hurting, hurts, cramp, cramping, cramps, colic, spasm, agony, sore, stab, stabbing, throbbing, tearing, ripping, piercing',
    'dard, darad, dukh, dukhna, dukhta, dukhti, dukhra, peeda, pida, marod, ainthan, aithan, shool, दर्द, दुख रहा, पीड़ा, मरोड़, ऐंठन, शूल, दुखता, chubhan, चुभन, chubh, dukhaav, दुख, tis, टीस, dukha, dukhi',
    'dukhat, dukhte, dukhtay, dukhatay, dukhtoy, dukhne, dukhu, vedana, kala yetat, kala yet, kal yete, kal yetey, kal marte, murda, murad, pirgal, दुखत, दुखते, दुखतंय, दुखतय, दुखणे, दुखू, वेदना, कळा येत, कळा येते, कळा येतात, कळ येत, कळ येते, कळ येतेय, कळ मार, मुरडा, मुरड, पोटशूळ, dukhayla, दुखायला, दुखायच, dukhun, दुखून, dukhtayt, ठणकत, thankat, टोचत, tochat, pot fadl, कळा सुटल, kala sutl, kala marat, कळा मारत, dukhla, dukhle, dukhli, dukhlay, दुखलं, दुखला, दुखली, दुखायला लाग, कळा यायला, कळा आल्या, कळा ये, kala yayla, kala aalya',
  ],
  belly: [
    'stomach, belly, abdomen, abdominal, abdoman, tummy, gut, stomache, upper abdomen, epigastric, under the ribs, below ribs, right side, navel, umbilicus, pelvis, pelvic, low on the right, low on the left, low on right, low on left, pit of stomach, pit of the stomach, stomachs, underbelly, midriff, flank, loin',
    'pet, pait, paet, pett, petme, petmein, pedu, pasli, pasliyon, nabhi, nabi, पेट, पेडू, पसली, पसलियों, नाभि, नाभी, pet ke, kokh, कोख',
    'pot, potat, potaat, potaachya, pota, potachya, potatun, otipot, otipotat, bembi, bembit, barakdi, पोट, पोटात, पोटाच्या, पोटाला, पोटातून, ओटीपोट, ओटीपोटात, बेंबी, बरगडी, potala, kus, kushit, कुशीत, बेंबीजवळ, bembijaval',
  ],
  // Organs and places that people name instead of the belly; 'rib' alone may be the chest.
  upperBelly: [
    'right rib, right ribs, under ribs, under rib, ribs, rib, gallbladder, gall bladder, gallblader, gall blader, gallstone, gallstones, gall stone, gall stones, galstone, bile duct, liver, pancreas',
    'pitte ki thaili, pitt ki thaili, pittashay, pathri, patthri, jigar, yakrit, पित्त की थैली, पित्त की पथरी, पित्ताशय, पथरी, जिगर, लिवर, लीवर, यकृत, पैंक्रियाज',
    'pittashayat, pittachi pishvi, pittachya pishvit, mutkhada, पित्ताशयात, पित्ताची पिशवी, यकृतात, मुतखडा, बरगड्यांखाली',
  ],
  bellyPain: [
    'stomachache, stomach ache, tummy ache, bellyache, belly ache, stomach pain, abdominal pain, appendix, appendicitis, apendix, gallbladder attack, gallstone attack, biliary colic',
    'petdard, pet dard, udarshul, पेटदर्द, उदरशूल, अपेंडिक्स',
    'potdukhi, pot dukhi, pot dukhtay, potat dukhtay, potshul, पोटदुखी, पोटशूळ',
  ],
  lowerRight: [
    'lower right, right lower, right side lower, right iliac, mcburney, lower right side, right lower side, right side of stomach, right side of belly, right side of abdomen, right side, appendix',
    'dahine taraf, dahini taraf, daayi taraf, dayi taraf, niche dahine, neeche dahine, right taraf, दाहिनी तरफ, दाहिने, दाईं तरफ, दायीं, दाहिनी',
    'ujvya bajula, ujvya, ujvi, ujavya, उजव्या बाजूला, उजव्या, उजवी, उजवीकडे',
  ],
  otherPart: [
    'knee, back, backache, head, headache, tooth, teeth, toothache, ear, leg, legs, foot, shoulder, neck, joint, hand, period, periods, menses, menstrual, throat, wrist, elbow, gum, gums, muscle',
    'ghutna, ghutne, kamar, peeth, sir dard, sirdard, dant, daant, kaan, pair, kandha, gardan, mahwari, gala, masude, घुटना, घुटने, कमर, सिर, सिरदर्द, दांत, कान, पैर, कंधा, गर्दन, माहवारी, गला, मसूड़े',
    'kanat, kanala, कानात, कानाला, datat, दातात, gudgha, gudghe, kambar, path, doke, dokedukhi, paay, khanda, pali, ghasa, गुडघा, गुडघे, कंबर, पाठ, डोके, डोकं, डोकेदुखी, दात, पाय, खांदा, पाळी, घसा, हिरड्या, gudghyat, gudghyala, गुडघ्यात, गुडघ्याला, घुटनों, khandyat, खांद्यात, kambaret, कंबरेत, मानेत, dolyat, डोळ्यात, sandhe, सांधे, टाच, टाचेत, dadh, दाढ, पायात',
  ],
  pilesWords: [
    'piles, pile, haemorrhoids, hemorrhoids, fissure, fisher, fistula, crack',
    'bawasir, bavasir, bawaseer, masse, बवासीर, फिशर, भगंदर, bhagandar',
    'mulvyadh, mulvyad, mulavyadh, mod, मूळव्याध, मुळव्याध',
  ],
  hardBelly: [
    'board like, rigid, hard as a board, hard like stone, hard like a stone, rock hard, like wood',
    'patthar, pathar, lakdi, पत्थर, लकड़ी',
    'dagad, dagadasarkhe, dagdasarkha, लाकडा, दगड, दगडासारखे, दगडासारखं, lakda',
  ],
  hard: [
    'hard, stiff, tight, tense, firm, hardened, solid, stone like, stiff as stone, firm like stone',
    'kadak, sakht, kada, कड़ा, सख्त, कड़क, टाइट, kadi, कड़ी, sakt, thos, kadak ho',
    'tanak, कडक, टणक, kadak zal',
  ],
  rebound: [
    'hurts to cough, hurts when i cough, hurts to move, cannot move, cant move, cannot walk, cant walk, cannot straighten, unable to walk, cannot stand, hurts to breathe, hurts to touch, each breath, every bump, every movement, cannot bear touching, cannot straighten up',
    'hil nahi, chal nahi, हिल नहीं, चल नहीं, khada nahi, chala nahi jata, hila nahi jata, हिला नहीं जा',
    'chalta yet nahi, halta yet nahi, चालता येत नाही, हलता येत नाही, halu shakat nahi, हलू शकत नाही, चालू शकत नाही, chalu shakat nahi',
  ],
  throughToBack: [
    'through to the back, goes to the back, going to back, radiating to back, spreads to the back, into my spine, into the spine, into spine, into my back, into the back, into back, to my back, to his back, to her back, to the back, to back, towards back, towards the back, radiates to back, radiating to the back, through my back, through to back, to the spine, reaching back, back side also',
    'peeth tak, peeth mein ja, पीठ तक, kamar tak, peeth me ja, peeth ki taraf, peeth me bhi, पीठ में जा, पीठ की तरफ, kamar me ja',
    'pathit jate, पाठीत जाते, पाठीपर्यंत, pathit jatay, pathit jato, pathiparyant, pathikade, पाठीकडे, पाठीत जात, पाठीत जातंय, पाठीत पण, pathit pan',
  ],
  chest: [
    'chest, chestpain, heart, breastbone, breast bone, sternum',
    'seena, seene, chhati, chati, chaati, dil, सीना, सीने, छाती, दिल, seeney, chhaati, छाती में',
    'chhatit, chatit, chhatimadhe, हृदय, छातीत, छातीमध्ये, hruday, uratla, उरात, urat',
  ],
  pressure: [
    'pressure, tightness, heaviness, squeezing, crushing, heavy feeling, attack, squeeze, gripping, weight on, stone on, elephant, someone sitting, heavy weight, clutching, choking',
    'dabav, bhari, bhaari, jakdan, दबाव, जकड़न, भारीपन, patthar rakh, पत्थर रख, bojh, बोझ, jakad, जकड़, dabaav, kas, कसाव',
    'dab, bharipana, दाब, जड, आवळल्यासारखे, dabalya, दाबल्यासारखं, दाबल्यासारखे, dablyasarkha, avalun, आवळून, आवळल, dagad thev, दगड ठेव, chhati bharun, भरून आल, daptay',
  ],
  heartAttack: [
    'heart attack, heartattack, cardiac arrest, cardiac attack',
    'dil ka daura, dil daura, dil dora, दिल का दौरा, हार्ट अटैक',
    'hrudayvikar jhatka, हृदयविकाराचा झटका, हार्ट अटॅक',
  ],
  armJaw: [
    'left arm, arm, jaw, left hand, left shoulder, left side arm, both arms',
    'baya hath, bayen haath, jabda, बाएं हाथ, जबड़ा, bayi baah, baayi baanh, bayan haath, baye hath, बाईं बाँह, बायां हाथ, बाएँ हाथ, jabde, जबड़े',
    'dava hat, davya hatat, डावा हात, डाव्या हातात, जबडा, dava khanda, डावा खांदा, डाव्या खांद्या',
  ],
  sweat: ['sweat, sweating, cold sweat, clammy', 'paseena, pasina, पसीना, पसीने', 'gham, ghaam, घाम, गार घाम'],
  // Breath, wakefulness
  breath: [
    'breath, breathe, breathing, breaths, breth',
    'saans, sans, saas, dam, सांस, साँस, दम, saanse, swaas, सांसें',
    'shwas, shvas, swas, श्वास, श्वासोच्छवास, shwaas, shwasala, श्वासाला',
  ],
  breathless: [
    'breathless, breathlessness, short of breath, shortness of breath, gasping, suffocating, suffocation, choking, dyspnoea, gasping for air, blue lips, lips blue, turning blue, turned blue, throat closing, throat is closing, panting, gasps, gasp, wheezing, wheeze, choke, choked, throat tight, throat is tight, throat tightening, throat swelling, throat swollen, bluish lips, lips bluish, lips are blue, blue around mouth, air hunger, cannot get air, not getting air, no air, ribs pulling',
    'saans phool, sans ful, dam ghut, dum ghut, saans ful, सांस फूल, साँस फूल, दम घुट, haanf, hanf, haanp raha, हांफ, हाँफ, saans ukhad, सांस उखड़, saans atak, सांस अटक, saans ruk, सांस रुक, gala ghut, गला घुट, gala band, honth neele, hoth neele, होंठ नीले, neela pad, नीला पड़, pasli chal, पसली चल',
    'dhap, dhaap, dum lagto, dam lagto, dum lagtoy, shwas lagto, shwas lagtoy, shwas lagat, shwas lagte, श्वास लागतो, श्वास लागतोय, श्वास लागत, श्वास लागते, श्वास कोंडत, shwas kondto, धाप, दम लागतो, दम लागला, गुदमरत, gudmarat, dhapa, धापा, shwas kondla, श्वास कोंडला, shwas adak, श्वास अडक, gudmarla, जीव गुदमर, oth nile, ओठ निळे, nila padla, निळा पडला, निळी पडली, ghasa avalla, घसा आवळ, छाती उडत, chhati udat',
  ],
  // A whistle in the chest, of a cooker, or सीटी स्कैन.
  whistle: ['', 'seeti', ''],
  otherWhistle: ['', 'cooker seeti, seeti scan, seeti स्कैन', ''],
  otherChoke: ['tube light, tubelight, drain choke', '', ''],
  trouble: [
    'trouble, difficult, difficulty, difficulties, problem, problems, hard to, struggling, struggle, labour, laboured, heavy, short, shallow, fast',
    'takleef, taklif, dikkat, mushkil, pareshani, तकलीफ, दिक्कत, मुश्किल, परेशानी, phool, फूल, ukhad, उखड़',
    'tras, traas, adchan, kathin, त्रास, अडचण, कठीण',
  ],
  faint: [
    'faint, fainting, fainted, passed out, pass out, passing out, passes out, blacked out, black out, blackout, collapse, collapsed, collapsing, unconscious, unconcious, unresponsive, not responding, lost consciousness, loses consciousness, fell down, not waking, not waking up, will not wake, wont wake, cannot wake, cant wake, cannot be woken, no pulse, syncope, not opening eyes, no response, fell on the floor, fell on floor, fell to the floor, dropped to the floor, slumped, keeled over, eyes rolled, eyes rolling up, senseless, not conscious, out of senses, lost senses, lifeless, wont respond, does not respond, doesnt respond, wont open eyes, hardly opens eyes, barely opens eyes, hardly opening eyes, opens eyes hardly, cannot open eyes, blacked, not getting up, unconsious, uncoscious',
    'behosh, besudh, behoshi jaisi, behoshi chha, behoshi aa, behoshi ho, बेहोशी जैसी, बेहोशी आ, बेहोशी छा, hosh nahi, hosh me nahi, hosh mein nahi, hosh kho, hosh gava, nahi uth rahe, uth nahi rahe, chakkar aakar gir, chakkar khakar gir, बेहोश, होश नहीं, होश में नहीं, होश खो, गश खा, uth nahi raha, उठ नहीं रहा, zameen par gir, जमीन पर गिर, aankhe ulat, आंखें उलट, आँखें उलट, aankh palat, aankhe palat, आंखें पलट, jawab nahi de, जवाब नहीं दे, kuch bol nahi, कुछ बोल नहीं, aankh nahi khol, aankhe nahi khol, आंख नहीं खोल, आँखें नहीं खोल, hosh ud, hosh nhi, hosh nai, behos, achet, अचेत, acet, beshudh',
    'beshuddh, shuddh harpali, shuddhivar nahi, shuddh nahi, kosalla, kosalli, chakkar yeun padla, chakkar yeun padli, chakkar yeun padle, khali padla, बेशुद्ध, शुद्ध हरपली, शुद्ध नाही, शुद्धीवर नाही, शुद्धीत नाही, कोसळला, कोसळली, कोसळले, चक्कर येऊन पडला, चक्कर येऊन पडली, चक्कर येऊन पडले, बेशुध्द, jaminivar padl, jaminivar padle, जमिनीवर पडल, जमिनीवर पडले, shuddh gel, shuddh haravli, शुद्ध हरवली, शुद्ध गेली, shuddh harapli, शुद्ध हरप, dole pandhre, डोळे पांढरे, dole phirav, डोळे फिरव, dole firav, pratisad nahi, प्रतिसाद नाही, uthat nahi, उठत नाही, dole ughdat nahi, डोळे उघडत नाही, bhan nahi, भान नाही, bhan harapl, भान हरप, chakkar yeun padl, चक्कर येऊन पड, कोसळ, kosal, murcchit, मूर्च्छा, खाली पडले, खाली पडली, khali padle, khali padli',
  ],
  // 'No answer' may be one's of a person, or of a phone; 'gir gaya' a person, or a camera.
  silent: [
    'not talking, not speaking, no reply, not replying, not answering, does not answer, doesnt answer, not answer, no answer',
    'जवाब नहीं, jawab nahi',
    'bolat nahi, बोलत नाही',
  ],
  college: ['medical college, college, mbbs, degree, fellowship', '', ''],
  undecided: ['confused between, confused about which, confused which, confused whether, driver is confused, confused at the', '', ''],
  reply: [
    'on whatsapp, blue ticks, message form, contact form, my message, my mail, my email, answering phone, answering calls, answering my calls, speaking yet',
    'message kiya, whatsapp kiya, form bhara, ring ja, callback karenge',
    'स्पीच थेरपी',
  ],
  fell: ['', 'gir gaya, gir gayi, gir gaye, gir pada, gir padi, gir pade, girgaya, girgaye, गिर गए, गिर गया, गिर गई, गिर पड़े, गिर पड़ी', ''],
  fallenThing: [
    'acid kapde, acid car',
    'girvi, गिरवी, phone gir, phone pani, फोन गिर, फोन पानी, camera pani, daant gir, baal gir, bal gir, बाल गिर, jhad ke gir, weight gir, wajan gir, वजन गिर',
    '',
  ],
  dizzy: [
    'dizzy, dizziness, giddy, giddiness, lightheaded, light headed, feels faint, feeling faint, very pale, cold and clammy, turned cold, going cold, hands are cold, low bp, bp low, bp dropping, bp is falling, sinking, shivery, about to faint, going to faint, almost fainted, nearly fainted, near fainting, almost blacked out, nearly passed out, almost passed out, seeing stars, everything goes black, everything black, eyes going dark, blackness before eyes, dark before eyes, vision going black, pale, pallor, white like paper, white as paper, white as a sheet, looks white, gone white, turned white, cold hands, hands cold, feet cold, cold feet, hands and feet cold, body is cold, cold body, cold to touch, low pressure, pressure low, bp 80, bp 70, bp 90, bp dropped, pressure dropped, cannot stand up, cannot get up, white as',
    'chakkar, ghumri, thanda pad, peela pad, चक्कर, घुमरी, ठंडा पड़, andhera, andhera cha, अंधेरा, अँधेरा, haath pair thande, hath pair thande, hath pav thande, thande, हाथ पैर ठंडे, ठंडे पड़, safed pad, सफेद पड़, bp gir, bp kam, bp down, बीपी लो, बीपी गिर, sharir thanda, शरीर ठंडा',
    'bhovl, gargarte, gar padla, भोवळ, गरगरते, गार पडला, घेरी, gheri, andhari, अंधारी, अंधार, hat pay gar, haat paay gaar, हात पाय गार, gar padle, गार पडले, गार पडली, थंड पडले, थंड पडला, pandhra padla, pandhri padli, पांढरा पडला, पांढरी पडली, पांढरंफटक, पांढरे पडले, bhoval, ubhe rahta yet nahi, उभं राहता येत नाही',
  ],
  shock: [
    'cold and clammy, going cold, hands and feet cold, hands are cold, hands cold, cold hands, cold feet, feet cold, feet are cold, body is cold, cold body, cold to touch, turned cold, no pulse, pulse not, pulse weak, pulse is weak, weak pulse, feeble pulse, bp 80, bp 70, bp 60',
    'thande, haath pair thande, hath pair thande, हाथ पैर ठंडे, ठंडे पड़, ठंडा पड़, thanda pad, शरीर ठंडा, sharir thanda, nabz nahi, नब्ज नहीं, nabz',
    'hat pay gar, haat paay gaar, हात पाय गार, gar padl, गार पडल, गार पडले, गार पडली, थंड पडल, नाडी लागत नाही, nadi lagat nahi',
  ],
  drowsy: [
    'drowsy, drowsiness, sleeps all day, sleeping all day, called me by his, called me by her, confused, confusion, disoriented, hard to wake, difficult to wake, semi conscious, semiconscious, delirious, delirium, talking nonsense, irrelevant talk, talking irrelevantly, speaking nonsense, not recognising, not recognizing, does not recognise, doesnt recognise, cannot recognise, not making sense, incoherent, slurred, slurring, limp, floppy, coma, not himself, not herself, behaving strangely, behaving abnormally, abnormal behaviour, behaving differently, encephalopathy, talking rubbish, doesnt know where, does not know where, dont know where he, dont know where she, rambling, mumbling, murmuring, blabbering, babbling, talks nonsense, talking weird, talking strange, talking nonsensically, speaking rubbish, speaks rubbish, acting strange, acting weird, behaving odd, behaving weird, not in senses, not in his senses, not in her senses, half asleep, not fully conscious, sleeping all the time, sleeps all the time, keeps sleeping, only sleeping, sleeping only, sleeps whole day, hands flap, flapping, muddled, dazed, not oriented, disorientated, not recognise, not recognize, wont wake up, cannot wake him, cannot wake her, not able to wake, forgetting names, not able to recognise, talking out of, mixed up, wrong names, says wrong, wrong answers, keeps asking what, asks what day, asking same, sleeping since, doesnt know me, not knowing us, does not know us, does not know me, stares blankly, staring blankly, blank look, blank stare, doesnt know his name, does not know his name, doesnt know her name, cannot tell his name, cannot tell her name, forgot his name, shouting nonsense, talking to people who, calling me by, calling us by',
    'behka, behki, bahki, ultasidha, ulta seedha, ulti seedhi bate, ulti sidhi baat, anap shanap, bhram, pehchan nahi, pehchaan nahi, barbada, badbada, बहकी, भ्रम, उल्टी सीधी बातें, उल्टी-सीधी बातें, पहचान नहीं, बड़बड़ा, अनाप शनाप, ulta pulta bol, ulta sidha bol, उल्टा सीधा, उल्टा पुल्टा, ajeeb baat, ajib baat, ajeeb baate, अजीब बातें, बहकी बहकी, behki behki, kuch bhi bol, कुछ भी बोल, pagal jaisi, paglo jaisi, पागलों जैसी, पागल जैसी, neend me hi, नींद में ही, sote rehte, sota rehta, soye rehte, सोते रहते, सोता रहता, hosh theek nahi, hosh thik nahi, bad bad, hath kaanpte, sudh budh, सुध बुध, apna naam bhi nahi, apna nam bhi nahi, अपना नाम भी नहीं',
    'glani, gungi, barlto, barlat, baralte, badbadto, asambaddh, olkhat nahi, ओळखत नाही, ग्लानी, गुंगी, बरळत, बरळतो, बरळते, बडबडतो, असंबद्ध, गुंगीत, bhaltach bol, bhaltach, भलतंच, भलतेच, bharkatl, bharkatlya, भरकटल, भरकटल्या, kahihi bol, काहीही बोल, kahitari bol, काहीतरी बोल, वेड्यासारख, vedyasarkh, vedyasarkha, vichitra bol, विचित्र बोल, zopunach, झोपूनच, zopetach, झोपेतच, glanit, ग्लानीत, वात झाल, भ्रमिष्ट, ओळख पटत नाही, shuddhit nahi, भ्रमिष्टासारखे, भ्रमिष्टासारखं, bhramisht, bhramishta, स्वतःचं नाव, swatacha nav, नाव सांगता येत नाही',
  ],
  sleepy: [
    'sleepy, lethargic, lethargy, listless, dull, sleeping all day, not playing, not active, very sleepy, lazy, lying still, no energy, inactive, not opening',
    'sust, susti, neend me, सुस्त, सुस्ती, नींद में, sust pad, सुस्त पड़, nidhal, निढाल',
    'zopet, zopalu, susta, झोपेत, झोपाळू, मलूल, malul, gungit, galun gel, गळून गेल, galun, गळून, maloll',
  ],
  fit: [
    'seizure, seizures, fits, convulsion, convulsions, convulsing, jerking, having a fit, had a fit',
    'mirgi, daura, daure, jhatke, मिर्गी, दौरा, दौरे, झटके',
    'zatke, akdi, aakdi, आकडी, फिट आली, फेफरे',
  ],
  // Fever
  fever: [
    '°, fever, feverish, feaver, high temperature, running temperature, temperature, temp, neutropenic, chills, chill, shivering, shiver, rigor, rigors, shaking chills, thermometer, teeth chattering, chattering, shaking with cold, cold and shaking, shivers, shivery, body hot, burning hot, hot body, hot to touch, febrile, sepsis, septic, temprature, tempreture, degree fever, fevr, fver, pyrexia',
    'bukhar, bukhaar, bukar, thand lag, thand lagkar, kampkampi, kapkapi, thandi, thand, बुखार, कंपकंपी, ठंड लग, ठंड, thithur, ठिठुर, badan garam, बदन गरम, sharir garam, शरीर गरम, kaanp rahe, jwar, ज्वर, tej bukhar, bhukar, bhukhar, thand se kaanp, ठंड से काँप, thand lag rahi',
    'tap, taap, thandi vajun, thandi tap, hudhudi, kaap, ताप, थंडी, हुडहुडी, थरथर, तापाने, thandi bhar, थंडी भर, kapra, कापरं, ang garam, अंग गरम, tapla, तापलं, tapane, ang bhajtay, अंग भाजतंय, फणफण, fanfan, phanphan, kaapat',
  ],
  // Eating and swallowing
  swallow: [
    'swallow, swallowed, swallowing, ingest, ingested, gulped, gulp, swallows, gulping, put in his mouth, put in her mouth, put it in his mouth, put in the mouth',
    'nigal, nigla, nigli, nigalna, nigalne, nigle, ghont, निगल, निगला, निगली, निगलने, घोंट, gatak, गटक, nigal gaya, nigal gayi, निगल गया, ghutak, घुटक',
    'gilla, gilli, gilale, gilne, gilta, gilayla, गिळला, गिळली, गिळले, गिळलं, गिळता, गिळायला, गिळणे, गिळवत, gilun, गिळून, gilal, गिळल, गिळलंय, gilay, gilyav, gilav',
  ],
  tookIn: [
    'drank, drink, drunk, ate, eaten, eat, took, taken, consumed, consume, put in mouth, licked, licking, sipped, consuming, emptied, chewed, chewing, tasted, has eaten, had eaten',
    'pi liya, pi li, pee liya, pee li, piya, pilaya, kha liya, kha li, khaya, khayi, kha gaya, kha gayi, pi gaya, pee gaya, pi gayi, pee gayi, muh me daal, पी लिया, पी ली, पिया, खा लिया, खा ली, खाया, खाई, पी गया, पी गई, पीया, खा गया, खा गई, pi, pee, kha, पी, खा, muh me dala, muh me le, मुँह में डाल, मुंह में डाल, chaba, चबा, chaat, चाट, kha gayaa, piliya, khaliya, kha lia, pi lia',
    'pyayla, pyayli, pyayle, pyala, pyali, khalla, khalli, khalle, ghetla, ghetle, ghetlya, tondat ghatla, प्यायला, प्यायली, प्यायले, प्याला, प्याली, खाल्ला, खाल्ली, खाल्ले, खाल्लं, घेतले, घेतलं, घेतल्या, घेतली, तोंडात घातला, pyal, प्यालं, प्याल, प्यायलं, piun, पिऊन, pila, pile, pili, पिलं, पिला, पिली, khaun, खाऊन, khallay, खाल्लय, ghetlay, chaghal, चघळ, tondat takl, तोंडात टाकल, तोंडात टाकलं, टाकलं तोंडात',
  ],
  acid: ['acid', 'tezab, tejab, तेजाब, तेज़ाब, एसिड', 'अ‍ॅसिड, ॲसिड'],
  poison: [
    'poison, poisoned, poisoning, bleach, phenyl, phenol, phynyl, finyl, harpic, lizol, lysol, dettol, kerosene, petrol, diesel, thinner, turpentine, toilet cleaner, cleaning liquid, cleaner, detergent, caustic, caustic soda, drain cleaner, drano, pesticide, insecticide, weedkiller, weed killer, paraquat, celphos, sulphas, grain tablet, grain tablets, grain pill, grain preservative, wheat tablet, wheat tablets, wheat storage, grain storage, storing grain, storing wheat, rice storage, aluminium phosphide, organophosphate, rat poison, rat kill, ratol, rat killer, rodenticide, mosquito liquid, all out, good knight, hit spray, naphthalene, mothball, hand sanitizer, sanitizer, hair dye, methanol, antifreeze, dhatura, mosquito repellent, mosquito repellant, mosquito refill, mosquito coil, mosquito killer, liquid refill, repellent, repellant, mortein, allout, goodnight liquid, good night liquid, floor cleaner, bathroom cleaner, glass cleaner, domex, harpik, sanifresh, dishwash liquid, vim liquid, washing powder, washing liquid, soap liquid, nail polish remover, acetone, naphthalene balls, moth balls, lice medicine, lice shampoo, cockroach chalk, cockroach killer, laxman rekha, baygon, odonil, sanitiser, savlon, hydrogen peroxide, tarpin, tarpentine, battery water, copper sulphate, mercury, rat cake, rat paste, ratkill, rat biscuit, mouse poison, mice poison, ant powder, ant killer, monocil, monocrotophos, nuvan, rogor, thimet, furadan, roundup, glyphosate, herbicide, fungicide, termite oil, tik 20, malathion, oleander, coolant, brake oil, engine oil, farm medicine, crop medicine, crop spray, spray medicine, washing soda, bleaching powder, chlorine, phenyle, finyle, insect killer, insect spray, poisonous, toxic, toilet bleach, drain opener, toilet acid, pipe cleaner',
    'anaj ki goli, anaaj ki goli, anaj wali goli, anaj me rakhne ki, gehu ki goli, gehun ki goli, gehu wali goli, gehu me rakhne ki, अनाज की गोली, अनाज वाली गोली, अनाज में रखने, गेहूं की गोली, गेहूं वाली गोली, गेहूं में रखने, khet wali dawa, खेत वाली दवा, khet wali dawai, खेत वाली दवाई, khet me daalne wali dawa, खेत में डालने वाली दवा, khet me daalne wali dawai, खेत में डालने वाली दवाई, khet marne wali dawa, खेत मारने वाली दवा, khet marne wali dawai, खेत मारने वाली दवाई, khet maarne ki dawa, खेत मारने की दवा, khet maarne ki dawai, खेत मारने की दवाई, khet ki dawa, खेत की दवा, khet ki dawai, खेत की दवाई, kheti wali dawa, खेती वाली दवा, kheti wali dawai, खेती वाली दवाई, kheti me daalne wali dawa, खेती में डालने वाली दवा, kheti me daalne wali dawai, खेती में डालने वाली दवाई, kheti marne wali dawa, खेती मारने वाली दवा, kheti marne wali dawai, खेती मारने वाली दवाई, kheti maarne ki dawa, खेती मारने की दवा, kheti maarne ki dawai, खेती मारने की दवाई, kheti ki dawa, खेती की दवा, kheti ki dawai, खेती की दवाई, fasal wali dawa, फसल वाली दवा, fasal wali dawai, फसल वाली दवाई, fasal me daalne wali dawa, फसल में डालने वाली दवा, fasal me daalne wali dawai, फसल में डालने वाली दवाई, fasal marne wali dawa, फसल मारने वाली दवा, fasal marne wali dawai, फसल मारने वाली दवाई, fasal maarne ki dawa, फसल मारने की दवा, fasal maarne ki dawai, फसल मारने की दवाई, fasal ki dawa, फसल की दवा, fasal ki dawai, फसल की दवाई, chuhe wali dawa, चूहे वाली दवा, chuhe wali dawai, चूहे वाली दवाई, chuhe me daalne wali dawa, चूहे में डालने वाली दवा, chuhe me daalne wali dawai, चूहे में डालने वाली दवाई, chuhe marne wali dawa, चूहे मारने वाली दवा, chuhe marne wali dawai, चूहे मारने वाली दवाई, chuhe maarne ki dawa, चूहे मारने की दवा, chuhe maarne ki dawai, चूहे मारने की दवाई, chuhe ki dawa, चूहे की दवा, chuhe ki dawai, चूहे की दवाई, keede wali dawa, कीड़े वाली दवा, keede wali dawai, कीड़े वाली दवाई, keede me daalne wali dawa, कीड़े में डालने वाली दवा, keede me daalne wali dawai, कीड़े में डालने वाली दवाई, keede marne wali dawa, कीड़े मारने वाली दवा, keede marne wali dawai, कीड़े मारने वाली दवाई, keede maarne ki dawa, कीड़े मारने की दवा, keede maarne ki dawai, कीड़े मारने की दवाई, keede ki dawa, कीड़े की दवा, keede ki dawai, कीड़े की दवाई, machhar wali dawa, मच्छर वाली दवा, machhar wali dawai, मच्छर वाली दवाई, machhar me daalne wali dawa, मच्छर में डालने वाली दवा, machhar me daalne wali dawai, मच्छर में डालने वाली दवाई, machhar marne wali dawa, मच्छर मारने वाली दवा, machhar marne wali dawai, मच्छर मारने वाली दवाई, machhar maarne ki dawa, मच्छर मारने की दवा, machhar maarne ki dawai, मच्छर मारने की दवाई, machhar ki dawa, मच्छर की दवा, machhar ki dawai, मच्छर की दवाई, ghas wali dawa, घास वाली दवा, ghas wali dawai, घास वाली दवाई, ghas me daalne wali dawa, घास में डालने वाली दवा, ghas me daalne wali dawai, घास में डालने वाली दवाई, ghas marne wali dawa, घास मारने वाली दवा, ghas marne wali dawai, घास मारने वाली दवाई, ghas maarne ki dawa, घास मारने की दवा, ghas maarne ki dawai, घास मारने की दवाई, ghas ki dawa, घास की दवा, ghas ki dawai, घास की दवाई, zeher, zahar, zahr, jahar, jeher, jehar, mitti ka tel, mitti tel, chuhe maar, chuha maar, chuhe marne ki dawa, chuhe mar dawa, keetnashak, kitnashak, sulfas, salfas, phinyl, ज़हर, जहर, फिनाइल, फिनायल, मिट्टी का तेल, मिट्टी तेल, चूहे मार, कीटनाशक, सल्फास, हार्पिक, ब्लीच, बाथरूम क्लीनर, keede maar, kide marne ki dawa, कीड़े मार, khet me daalne, machhar wali, मच्छर वाली, मच्छर मारने, kapoor, कपूर, neela thotha, नीला थोथा, kaner, कनेर, धतूरा, चूहामार, chuhamar, vish, विष, फ़िनाइल, डेटॉल, लाइज़ोल, ऑल आउट, गुड नाइट, काॅस्टिक, टॉयलेट क्लीनर, पेट्रोल, डीजल, केरोसिन, थिनर, hit, chuhe marne wali, चूहे मारने वाली, kide marne wali, कीड़े मारने वाली',
    'dhanyachi goli, dhanyatil goli, dhanyat thevaychi, धान्याची गोळी, धान्यातील गोळी, धान्यात ठेवायची, गव्हाची गोळी, shetatle aushadh, शेतातले औषध, shetatle davai, शेतातले दवाई, shetatla aushadh, शेतातलं औषध, shetatla davai, शेतातलं दवाई, pikavarche aushadh, पिकावरचे औषध, pikavarche davai, पिकावरचे दवाई, undir marnyache aushadh, उंदीर मारण्याचे औषध, undir marnyache davai, उंदीर मारण्याचे दवाई, kide marnyache aushadh, किडे मारण्याचे औषध, kide marnyache davai, किडे मारण्याचे दवाई, dhekun marnyache aushadh, ढेकूण मारण्याचे औषध, dhekun marnyache davai, ढेकूण मारण्याचे दवाई, gochid marnyache aushadh, गोचीड मारण्याचे औषध, gochid marnyache davai, गोचीड मारण्याचे दवाई, visha, undir aushadh, vishari, विषारी, undrache aushadh, kitaknashak, keedanashak, favarni aushadh, शेतातील औषध, शेतीचे औषध, rokel, raokel, फिनेल, फिनाईल, उंदीर, उंदराचे औषध, कीटकनाशक, फवारणीचे औषध, रॉकेल, केरोसीन, tananashak, तणनाशक, undir maraycha aushadh, undir marnya, उंदीर मारायचं औषध, उंदीर मारायचे औषध, undrache, shetatal aushadh, शेतीचं औषध, फवारणी, favarni, phavarni, favarnicha, toilet saf, टॉयलेट साफ, संडास साफ, किडे मारायचे, dasanche aushadh, डासांचे औषध, डास मारायच, कापूर, मोरचूद, morchud, kanher, कण्हेर, धोत्रा, dhotra, थिमेट, रोगर, मोनोसील, डिझेल, सॅनिटायझर',
  ],
  overdose: [
    'overdose, over dose, too many tablets, too many pills, whole strip, full strip, entire strip, full bottle of tablets, whole bottle, strip of tablets, strip of sleeping, handful of tablets, handful of pills, sleeping pills, sleeping tablets, 20 tablets, 30 tablets, many tablets, all the tablets, all the pills, all her tablets, all his tablets, ten tablets, twenty tablets, # tablets, # pills, # capsules, strips tablets, strips of tablets, full sheet, whole packet of tablets, entire bottle, bottle of pills, all the medicines, all medicines, all his medicines, all her medicines, all my tablets, double dose, fistful, # crocin, # paracetamol, # tabs, # tab, # dolo, # alprax, # of them, maybe #',
    'poora patta, pura patta, goliyan zyada, goliya bahut, zyada goli, bahut sari goliyan, bahut saari goli, neend ki goli, neend ki goliyan, bahut goliyan, sari goliyan, # goliyan, # goli, # गोलियां, # गोली, पूरा पत्ता, बहुत सारी गोलियां, नींद की गोली, नींद की गोलियां, सारी गोलियां, बहुत गोलियां, puri strip, poori strip, पूरी स्ट्रिप, saari goli, sari goli, सारी गोली, saari dawai, सारी दवाई, सारी दवा, ek sath goli, एक साथ गोली, mutthi bhar goli, मुट्ठी भर गोली, poori shishi, पूरी शीशी, patta kha',
    'khup golya, golya khup, गोळ्या खूप, # golya, # गोळ्या, zopechya golya, purna strip, झोपेच्या गोळ्या, खूप गोळ्या, सगळ्या गोळ्या, पूर्ण पाकीट, akkhi strip, sagalya golya, saglya golya, mutthibhar golya, मूठभर गोळ्या, akkha patta, अख्खा पत्ता, अख्खी बाटली, पूर्ण बाटली, baryach golya, बऱ्याच गोळ्या, purna pakit',
  ],
  object: [
    'battery, batteries, button cell, cell, magnet, magnets, coin, pin, needle, nail, blade, broken glass, piece of glass, glass piece, razor, screw, bone, fishbone, fish bone, chicken bone, denture, dentures, ring, key, marble, button, toy, safety pin, sharp object, bangle, earring, nosepin, staple, wire, toothpick, thumb pin, bulb, button battery, hairpin, hair pin, hair clip, u pin, tooth cap, tooth, glass, lego, whistle, pendant, locket, chain, lock, bolt, coins, pins, screws',
    'batri, sikka, suyi, sui, keel, haddi, kanta, kaanta, kanch, kaanch, chumbak, angoothi, बैटरी, सेल, सिक्का, सुई, कील, हड्डी, कांटा, कांच, चुंबक, पिन, अंगूठी, बटन, ब्लेड, ghadi ka cell, घड़ी का सेल, clip, क्लिप, चाबी, chabi, moti, मोती, kanch ka tukda',
    'nane, khila, kata, kaach, lohchumbak, tachni, नाणे, नाणं, बॅटरी, खिळा, हाड, काटा, काच, लोहचुंबक, टाचणी, मासळीचा काटा, ghadyalacha cell, घड्याळाचा सेल, किल्ली, गोटी, मणी, mani, angthi, अंगठी',
  ],
  drank: [
    'drank, drunk, drink by mistake, drank by mistake, sipped, gulped, drinks, swallowed, gulp',
    'pi liya, pi li, pee liya, pee li, piya, pilaya, pi gaya, pee gaya, pi gayi, पी लिया, पी ली, पिया, पी गया, पी गई, piliya, pi lia',
    'pyayla, pyayli, pyayle, pyala, pyali, प्यायला, प्यायली, प्यायले, प्याला, प्याली, piun, पिऊन, पिलं, पिला, पिली, pila, pili, प्यायलं, प्यालं',
  ],
  hardObject: [
    'battery, batteries, button cell, magnet, magnets, needle, blade, razor, safety pin, coin',
    'batri, sikka, suyi, chumbak, keel, बैटरी, सिक्का, सुई, चुंबक, कील',
    'nane, lohchumbak, tachni, नाणे, नाणं, बॅटरी, लोहचुंबक, टाचणी',
  ],
  foodStuck: [
    'food stuck, meat stuck, stuck in throat, stuck in my throat, stuck in food pipe, stuck in gullet, stuck in foodpipe, stuck in chest, not going down, nothing going down, nothing goes down, wont go down, comes straight back, comes back straight, food pipe blocked, foodpipe blocked, choked on',
    'khana atak, gale me atak, gale mein phas, khana phas, atak gaya, phas gaya, fas gaya, खाना अटक, गले में अटक, गले में फंस, अटक गया, फंस गया, gale se nahi utar, गले से नहीं उतर, gale se neeche nahi, गले से नीचे नहीं, gale me fas, gale se neeche fas, गले में फँस',
    'ghas adakla, ghashat adakla, adakla, adakle, घास अडकला, घशात अडकला, घशात अडकले, अडकला, अडकले, अन्न अडकले, ghashakhali jat nahi, घशाखाली जात नाही, घशाखाली उतरत नाही, ghashat fasla, घशात फसला, tharla, ठसका',
  ],
  // Food that sticks again and again is a matter of days, not of this hour.
  sticksOften: [
    'gets stuck, get stuck, getting stuck, sticks, sometimes stuck, often stuck, since months, since weeks, since years, from months, from weeks, every meal, each meal, most meals, to push, push it down, pushes it down, push down, wash it down, washes it down, with water it goes, goes down with water, then goes down, lost weight, losing weight, weight loss, for weeks, for months',
    'atak jata, atak jati, atak jaata, atak jaati, atak jaye, phas jata, phas jati, atakta, atakti, अटक जाता, अटक जाती, फंस जाता, फंस जाती, अटकता, अटकती, dhakelna, dhakel, dhakelta, dhakelte, धकेल, धकेलना, pani se utar, पानी से उतर, pani pi kar utar, hamesha, हमेशा, har baar, हर बार, wajan kam, vajan kam, वजन कम, hafton se, mahino se',
    'adakte, adakto, adakta, adkte, adkto, अडकते, अडकतो, अडकतं, panyane dhakal, पाण्याने ढकल, पाण्याबरोबर जात, dhakalave, ढकलाव, nehmi, नेहमी, darveli, दरवेळी, vajan kami, वजन कमी, mahinyapasun, athavadyapasun',
  ],
  foodPiece: [
    'food, meat, mutton, chicken, roti, rice, bite, morsel, piece, tablet, bread, chapati, apple, fish, idli, bolus, egg, seed',
    'gosht, khana, nivala, niwala, tukda, boti, गोश्त, निवाला, टुकड़ा, खाना, रोटी',
    'ghas, घास, bhakri, भाकरी, तुकडा, jevan, जेवण, matan, मटण, chikan, मटन, चिकन',
  ],
  stuck: [
    'stuck, trapped, strangulated, incarcerated, irreducible, obstructed, lodged, jammed, wedged, struck',
    'atak, phas, fas, अटक, फंस, fans, फँस, fansa, phansa, atka, atki, atke, अटका, अटकी',
    'adak, adakla, adakli, adakle, अडक, अडकला, अडकली, अडकले, fasla, fasli, फसला, फसली, फसलं, अडकलं, अडकलंय, adaklay, adkl',
  ],
  water: [
    'water, liquid, liquids, fluid, fluids, sip, saliva, spit, spittle, own spit, anything, milk',
    'pani, paani, thook, thuk, laar, kuch bhi, पानी, थूक, लार, कुछ भी',
    'lal, thunki, kahich, kahihi, पाणी, थुंकी, लाळ, काहीही, काहीच, घोट',
  ],
  drool: [
    'drool, drools, drooling, dribbling, saliva running, saliva dripping, spitting saliva, spitting out saliva',
    'laar tapak, laar beh, laar gir, लार टपक, लार बह, लार गिर',
    'lal galt, laal galt, लाळ गळ',
  ],
  keepDown: [
    'keep down, keep anything down, keep water down, keep even water, keep it down, keep food down, hold down, hold anything down, stay down, stays down, staying down, tolerate anything, retain',
    'pach, tik, tikta, tik raha, पच, टिक',
    'tikat, pachat, टिकत, पचत, राहत',
  ],
  everythingOut: [
    'everything comes out, everything comes up, all comes out, throws up everything, comes back up, vomits everything, vomits whatever, vomiting everything, vomits out everything, throwing everything, everything is coming out, nothing stays, nothing staying',
    'sab bahar, sab nikal, sab ulti, सब बाहर, सब निकल, सब उल्टी, sab kuch ulti, kuch bhi nahi tik, kuch nahi ruk, kuch bhi nahi ruk, pani nahi ruk, pani bhi nahi ruk, khana nahi ruk, khana bhi nahi ruk, कुछ नहीं रुक, कुछ भी नहीं रुक, पानी नहीं रुक, पानी भी नहीं रुक, खाना नहीं रुक, खाना भी नहीं रुक',
    'sagla baher, sagle ulti, सगळं बाहेर, सगळे बाहेर, सर्व बाहेर, sagla ulti, सगळं उलट, सगळं ओकून, potat kahi rahat nahi, पोटात काही राहत नाही, पोटात काहीच राहत नाही',
  ],
  whatever: [
    'whatever i, whatever he, whatever she, whatever we, anything i eat, anything he eats, anything she eats',
    'jo bhi khata, jo khata, jo bhi khate, jo bhi kha, जो भी खा, जो भी पी, jo bhi pita, jo kuch kha, जो कुछ खा, jo khati, jo khilate, jo bhi pee, जो भी पीता, जो भी खाता',
    'je khato, जे खातो, je khalla, जे खाल्लं, je pito, जे पितो, je khate, जे खाते, kahihi khalla, काहीही खाल्ल',
  ],
  // Yellow, liver
  yellow: [
    'yellow, yellowish, yelow',
    'peela, peeli, peele, pila, pili, pile, पीला, पीली, पीले',
    'pivla, pivli, pivle, pivlya, पिवळा, पिवळी, पिवळे, पिवळ्या, पिवळसर, पिवळं, पिवळ, pivala',
  ],
  eyes: [
    'eye, eyes, skin, body, face, sclera',
    'aankh, aankhe, aankhen, ankh, badan, chehra, आंख, आंखें, आँखें, आँख, शरीर, बदन, चेहरा, त्वचा',
    'dole, dola, ang, डोळे, डोळा, अंग, कातडी',
  ],
  jaundice: [
    'jaundice, jaundis, jondis, icterus, bilirubin high, high bilirubin, turned yellow, turning yellow, am yellow, iam yellow, is yellow, looks yellow, looking yellow, gone yellow, yellow all over, became yellow, become yellow, completely yellow, so yellow, yellow colour eyes',
    'piliya, peeliya, pilia, पीलिया, पिलिया, जॉन्डिस, peela pad, pila pad, पीला पड़, peele pad, पीले पड़, peela ho, पीला हो',
    'kavil, kaavil, कावीळ, काविळ, कावीळीचा, pivla padla, पिवळा पडला, pivli padli, पिवळी पडली, पिवळे पडले, pivla zala, पिवळा झाला, पिवळं झाल',
  ],
  stent: ['stent, bile duct stent, biliary stent, whipple, bile duct repair, hepaticojejunostomy', 'स्टेंट', 'स्टेन्ट'],
  cirrhosis: [
    'cirrhosis, liver failure, liver disease, cirrotic, cirrhotic, liver patient, liver problem since, liver is damaged, liver damaged, liver cirrhosis, chronic liver',
    'liver kharab, liver fail, liver ki bimari, सिरोसिस, लिवर खराब, लिवर फेल, liver sikud, लिवर सिकुड़, लीवर खराब, लीवर फेल, लीवर की बीमारी, लीवर सिरोसिस, liver ke patient, liver ke mareez, liver ki marij, लिवर के मरीज, लीवर के मरीज, लिवर पेशेंट',
    'yakrutacha ajar, लिव्हर खराब, यकृताचा आजार, लिव्हर सिरोसिस, लिव्हरचा आजार, liver cha ajar, liver cha patient, लिव्हरचे पेशंट, लिव्हरचा पेशंट, लिव्हर पेशंट',
  ],
  fluidBelly: [
    'ascites, fluid in belly, fluid in stomach, water in stomach, water in belly',
    'jalodar, pet me pani, pet mein paani, जलोदर, पेट में पानी',
    'potat pani, पोटात पाणी',
  ],
  swell: [
    'swell, swollen, swelling, swells, bloated, bloating, distended, distension, distention, puffy, puffed, blown up, ballooned, big and tight, getting bigger, inflated, swelled, drum, tight like drum, swolen, sweling, big, bulging, ballooning',
    'phool, phul, phoola, phula, fula, fool, phool gaya, ful gaya, soojan, sujan, sooj, suj, सूजन, सूज, फूल, फूला, फूल गया, फूली, तन, dhol, ढोल, nagada, नगाड़ा, sujan aa, सूजन आ, gubbara, गुब्बारा',
    'fugla, fugli, fugle, phugla, phugle, phugtay, fugtay, sujli, sujle, sujla, फुगला, फुगली, फुगले, फुगलं, फुगलंय, फुगतंय, सुजली, सुजले, सुजला, तट्ट, nagara, नगार, नगाऱ्यासारखं, fugun, फुगून, tamm, टम्म, sujun, सुजून, fugay, fugto, सुजलंय, सुजल',
  ],
  // Bowel
  gas: ['gas, wind, fart, flatus, farting', 'hawa, gais, गैस, हवा, वायु', 'vayu, padla nahi, गॅस, वायू, वारा'],
  constipated: ['constipation, constipated, constipate', 'kabz, kabj, kabaj, qabz, कब्ज, कब्ज़', 'badhkoshta, malavrodh, बद्धकोष्ठता, मलावरोध'],
  // Urine
  urine: [
    'urine, urinate, urinating, pee, peeing, wee, pass water, passed water, nappy wet, wet nappy, diaper wet, wet diaper, wee wee, toilet for urine, passing water',
    'peshab, pishab, peshaab, susu, पेशाब, मूत्र, सुसु, सूसू, pesab, bathroom nahi, मूत, moot',
    'laghvi, lagvi, laghavi, shu, लघवी, लघवीला, शू, laghwi, मुत, mut',
  ],
  dryNappy: [
    'nappy dry, dry nappy, diaper dry, dry diaper, dry diapers, dry nappies, nappies dry, no wet nappy, no wet diaper',
    'diaper sukha, डायपर सूखा, लंगोट सूखा, langot sukha',
    'लंगोट कोरडा, langot korda, diaper korda, डायपर कोरडा',
  ],
  // Who
  pregnant: [
    'pregnant, pregnancy, pregnent, preggo, expecting, months pregnant, weeks pregnant, carrying, two lines, test positive, upt positive, pregnancy test, months gone, trimester, expecting baby, carrying baby, th month, month pregnancy',
    'garbhvati, garbhavati, pet se hai, hamal, गर्भवती, प्रेग्नेंट, प्रेगनेंट, गर्भ, garbh, umeed se, उम्मीद से, pet me bachcha, पेट में बच्चा, pet se, hamila, mahina chal raha',
    'garodar, diwas gele, गरोदर, प्रेग्नंट, दिवस गेले, potushi, पोटुशी, garbharpan, गरोदरपण, महिन्यांची गरोदर, पोटात बाळ',
  ],
  missedPeriod: [
    'missed period, missed periods, missed my period, missed my periods, missed her period, missed her periods, period missed, periods missed, period late, periods late, late period, periods are late, period is late, period overdue, period not come, periods not come, no periods since, no period since, period due, period delayed, periods delayed, period miss, missed one period',
    'period nahi aaya, period nahi aya, periods nahi aaye, period upar, mahina nahi aaya, mahina upar, mahina chadh, mahwari nahi, mahwari ruk, mc nahi aayi, mc miss, date nikal, महीना नहीं आया, महीना चढ़, महीना ऊपर, माहवारी रुक, माहवारी नहीं, पीरियड नहीं, पीरियड मिस, पीरियड्स नहीं, एमसी नहीं',
    'pali chukli, पाळी चुकली, पाळी चुकल, pali lambli, पाळी लांबली, pali ali nahi, पाळी आली नाही, pali nahi ali, mahina chukla, masik pali chukli, पाळी पुढे',
  ],
  period: ['period, periods, menses, mc, monthly', 'mahwari, mahina, माहवारी, महीना, पीरियड', 'pali, masik pali, पाळी'],
  child: [
    'child, baby, kid, infant, newborn, toddler, boy, girl, son, daughter, grandson, granddaughter, month old, months old, year old, years old',
    'bachcha, baccha, bacha, bachche, bacchi, beta, beti, shishu, munna, nanha, बच्चा, बच्चे, बच्ची, बेटा, बेटे, बेटी, शिशु',
    'bal, baal, balala, mul, mulga, mulgi, mulala, mulila, bala, बाळ, बाळाला, मुलगा, मुलगी, मुलाला, मुलीला, मूल, लेकरू, lekru',
  ],
  // Operations and tests
  operation: [
    'operation, operated, surgery, surgical, post op, postop, post operative, postoperative, laparoscopy, appendectomy, appendicectomy, cholecystectomy, gallbladder removal, gallbladder removed, hernia repair, bypass, sleeve, whipple, hysterectomy, caesarean, cesarean, c section, resection, resected, lap chole, colectomy, gastrectomy, hernioplasty, bariatric, stapler surgery, laser surgery, transplant, gallbladder out, appendix out, mesh repair, laparotomy, op, opn, operatn',
    'opreshan, operasan, opration, oparation, surjari, sarjari, ऑपरेशन, आपरेशन, सर्जरी, oprasan, apreshan, अप्रेशन, chir faad, चीरा लगा',
    'shastrakriya, shastrkriya, shasrakriya, शस्त्रक्रिया, ऑपरेशननंतर, डिस्चार्ज, ऑपरेशनला, शस्त्रक्रियेला',
  ],
  operated: [
    'operated, post op, postop, post operative, postoperative, discharged, discharge from hospital',
    'operation hua, op hua, ऑपरेशन हुआ',
    'ऑपरेशननंतर, ऑपरेशनंतर, शस्त्रक्रियेनंतर, शस्त्रक्रियेपासून, operationnantar',
  ],
  afterWord: [
    'after, post, following, since my, since his, since her, since the, done, had, underwent, days ago, day ago, days back, week ago, weeks ago, last week, yesterday, day, days after, week after, weeks after, day after, next day, next morning, same night, last month, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, came home',
    'baad, agle din, agle hi din, dusre din, doosre din, agli subah, अगले दिन, दूसरे दिन, hua tha, hui thi, hua hai, hui hai, din pehle, din ho, kal, बाद, हुआ था, हुई थी, हुआ है, हुई है, दिन, ke baad, karwaya, karaya, करवाया, कराया, din hue, दिन हुए, परसों, parso',
    'nantar, nanter, dusrya divshi, dusrya diwashi, दुसऱ्या दिवशी, jhalyavar, zala, jhala, zali, jhali, zale, jhale, divas, नंतर, झाल्यावर, झाली, झाला, झाले, दिवस, houn, होऊन, parva, परवा, kela, केलं, केला, केली, zalya, झाल्या, झालं, zalay',
  ],
  cameraTest: [
    'endoscopy, colonoscopy, gastroscopy, ercp, camera test, biopsy, polyp removal, polypectomy, banding',
    'endoskopi, kolonoskopi, एंडोस्कोपी, कोलोनोस्कोपी',
    'दुर्बीण तपासणी, durbin tapasni, एन्डोस्कोपी',
  ],
  wound: [
    'wound, stitch, stitches, scar, incision, sutures, suture, staples, cut site, port site, surgical site, stich, stiches, cut, operation site, op site, stitch line, sewing',
    'tanke, taanke, tanka, ghav, zakhm, jakham, chira, टांके, टाँके, घाव, जख्म, ज़ख्म, चीरा, taanka, टाँका, chire, जख़्म, ऑपरेशन वाली जगह, operation ki jagah',
    'jakhm, taake, take ughadle, take tutle, जखम, टाके, टाक्या, टाक्यातून, taka, टाका, जखमे, jakhmetun, टाक्यां, operation chi jaga, ऑपरेशनची जागा',
  ],
  opened: [
    'open, opened, opening, burst, split, gaping, gape, come apart, came apart, popped, broke, broken, visible, giving way, gave way, intestine out, intestines coming out, bowel coming out, separated, unstitched, opened up, parted, fat visible, see fat, can see fat, see inside, something shiny, meat coming out, intestine coming, flesh coming out',
    'khul, khula, khuli, khul gaye, phat, fat, phata, खुल, खुला, खुल गया, खुल गए, फट, फटा, khul gayi, उधड़, udhad, maas bahar, माँस बाहर, aant bahar, आंत बाहर, आँत बाहर',
    'ughadli, ughadle, ughadla, tutle, tutli, sutle, usavle, उघडली, उघडले, उघडला, तुटले, सुटले, उसवले, suttla, suttle, sutla, सुटला, सुटली, usavla, उसवला, उसवली, usavli, fatla, फाटल, फाटली, aatda baher, आतडं बाहेर, आतडे बाहेर, mas baher, मांस बाहेर, आतडं दिस',
  ],
  pus: [
    'pus, puss, oozing, leaking, discharge smelly, foul, abscess',
    'mawad, mavad, peep, pip, मवाद, पीप, phoda, foda, फोड़ा',
    'pu, poo yeto, पू, गळू',
  ],
  calf: [
    'calf, one leg, left leg, right leg, leg is swollen, leg swollen, pindli',
    'ek pair, पिंडली, एक पैर',
    'potri, ek pay, पोटरी, एक पाय',
  ],
  drain: ['drain, drain bag, drain tube, drain pipe, bag', 'nali, नली, ड्रेन', ''],
  spinal: [
    'spinal, injection, इंजेक्शन, इन्जेक्शन, epidural, injection in back, anaesthesia, anesthesia, back injection, injection in the back, injection in spine, lower back injection',
    'reedh, kamar me injection, रीढ़, एनेस्थीसिया, kamar me sui, reedh me sui, रीढ़ में सुई, कमर में सुई, peeth me sui, कमर में इंजेक्शन',
    'मणक्यात, भूल दिल्या, स्पायनल, kambaret injection, कमरेत इंजेक्शन, पाठीत इंजेक्शन, मणक्यात इंजेक्शन',
  ],
  legs: [
    'leg, legs, feet, lower limb, lower limbs, both legs, thigh, thighs, below waist, waist down, below the waist, lower body',
    'pair, pairon, tang, टांग, पैर, पैरों, tange, tangein, टांगें, taang, kamar ke neeche, कमर के नीचे, pairo',
    'pay, paay, payat, पाय, पायात, पायांत, payatle, पायाला, kamrekhali, कमरेखाल, कमरेच्या खाली, paya',
  ],
  weak: [
    'weak, weakness, numb, numbness, cannot move, cant move, unable to move, no feeling, no sensation, lifeless, paralysed, not moving, cannot feel, no strength, not mine, feel nothing, dead, wont move, do not move, not lifting, cannot lift, jelly legs, heavy like wood, giving way',
    'kamzor, kamjor, sunn, sun, jaan nahi, sunna, कमजोर, सुन्न, जान नहीं, uth nahi rah, उठ नहीं रह, hilte nahi, हिल नहीं, महसूस नहीं, mehsus nahi, be jaan, बेजान, sunn pad',
    'badhir, halat nahi, takat nahi, shakti nahi, बधिर, हलत नाही, ताकद नाही, शक्ती नाही, लुळे, lule, हलत नाहीत, halat nahit, uchalat nahi, उचलत नाही, jad zale, जड झाले, mungya, bhadhir, बधीर, बधिर झाल, jiv nahi, जीव नाही, samvedna nahi, संवेदना नाही',
  ],
  control: [
    'control, hold urine, hold stool, incontinence, incontinent, wetting himself, wetting herself, without control',
    'kabu, काबू, कंट्रोल, नियंत्रण',
    'taba, niyantran, ताबा, नियंत्रण नाही',
  ],
  unaware: [
    'without knowing, without his knowing, not knowing, dont know when, doesnt know when, on its own, by itself, in bed, in clothes, in his clothes, in pants',
    'apne aap, apne aap nikal, अपने आप, bistar me, बिस्तर में, kapdo me, कपड़ों में, pata nahi chal, पता नहीं चल',
    'apoap, आपोआप, नकळत, nakalat, kapdyat, कपड्यात, anthrunat, अंथरुणात, kalat nahi, कळत नाही, samjat nahi, समजत नाही',
  ],
  chemo: [
    'chemo, chemotherapy, kimo, cancer medicine, cancer treatment, immunotherapy, folfox, folfiri, capox, xelox, cancer injection, cancer drip, cancer tablets, cancer medicines, chemo cycle',
    'kemo, keemo, कीमो, कीमोथेरेपी, chemo chal, कीमोथैरेपी, कैंसर की दवा, cancer ki dawa',
    'केमो, केमोथेरपी, किमो, केमोचा, केमोनंतर, कर्करोगाचे औषध',
  ],
  inrHigh: [`inr too high, inr very high, inr is high, inr high, high inr, ${highInr('inr')}`, highInr('आईएनआर'), ''],
  inr: ['inr', 'आईएनआर', 'आयएनआर'],
  // 'Blood' alone is also in 'blood thinner' and 'blood test', of which everybody with an INR writes.
  bleeds: [
    'bleed, bleeding, bled, blood in stool, blood in motion, blood in urine, blood in latrine, blood from nose, blood from gums, passing blood, vomited blood, vomiting blood',
    'se khoon, mein khoon, me khoon, khoon aa, khoon nikal, khoon beh, ब्लीडिंग, से खून, में खून, खून आ, खून निकल, खून बह, खून की उल्टी, khoon ki ulti',
    'tun rakt, madhun rakt, rakt yet, rakta yet, रक्त येत, रक्त जात, रक्तस्राव, रक्तस्त्राव',
  ],
  dialysis: ['dialysis, dialisis, dialysys, capd', 'डायलिसिस, डायालिसिस', ''],
  cloudy: [
    'cloudy, turbid, hazy, murky, milky, like rice water',
    'dhundhla, dhundla, gadla, matmaila, धुंधला, गंदला, मटमैला',
    'gadhul, गढूळ, दुधाळ',
  ],
  feedingTube: [
    'feeding tube, peg tube, feeding pipe, gastrostomy tube, jejunostomy tube',
    'khana dene wali nali, feeding nali, खाना देने वाली नली, खाना देने वाली ट्यूब, फीडिंग ट्यूब',
    'jevnachi nali, जेवणाची नळी',
  ],
  tubeOut: [
    'came out, come out, fell out, fallen out, pulled out, slipped out, pulled it out',
    'nikal gayi, nikal gaya, bahar aa gayi, nikal aayi, khinch li, निकल गई, निकल गया, बाहर आ गई',
    'nighali, बाहेर आली, निघाली',
  ],
  stoma: ['stoma, colostomy, ileostomy', 'स्टोमा', 'कोलोस्टॉमी'],
  // Hernia, groin
  hernia: ['hernia, harnia, herniya', 'harniya, हर्निया, हार्निया', 'antargal, अंतर्गळ, हर्णिया'],
  bulge: [
    'bulge, lump, swelling in groin, groin swelling, lump in groin, swelling at navel, swelling near navel',
    'ubhar, gaanth, ganth, गांठ, गाँठ, उभार, gola, गोला, sujan',
    'gath, gaath, phugvata, fugvata, गाठ, फुगवटा, गोळा',
  ],
  groinWound: ['groin wound, groin cut, groin stitches, groin hernia, inguinal', '', ''],
  goesBack: [
    'going back, go back, goes back, gone back, going in, go in, goes in, go inside, going inside, goes inside, push back, pushed back, push it back, pushed in, push it in, push inside, reduce, reducible, back in',
    'andar, vapas, wapas, wapis, अंदर, वापस',
    'aat, aath, parat, mage, आत, परत, मागे, जागेवर',
  ],
  staysOut: ['stays out, stay out, came out, come out, popped out, sticking out', 'bahar, बाहर', 'baher, बाहेर'],
  colour: [
    'red, blue, purple, dark, black, discoloured, dusky, bluish, purplish, blackish, maroon',
    'lal, neela, nila, kala, लाल, नीला, काला, neeli, नीली, laal',
    'nili, काळा, निळा, निळी, काळी, लालसर, निळसर, nilsar, काळसर, kali, निळं',
  ],
  testicle: [
    'testicle, testicular, testicles, testis, testes, scrotum, scrotal, balls, ball, private part swelling, nuts, ball sack, testi, testical',
    'andkosh, andakosh, aandkosh, goti, goliyon, अंडकोष, अंडकोश, अंडकोषों, गोटी',
    'vrushan, gotya, वृषण, अंडाशयाची पिशवी, andkoshat, वृषणा, गोट्या, अंडाला',
  ],
  anus: [
    'anus, anal, buttock, buttocks, back passage, perianal, abscess, bottom',
    'guda, gudda, phoda, foda, गुदा, फोड़ा, नितंब',
    'gud, galu, गळू, गुदद्वार, कुल्ला, shauchachya jagi, shauchachi jaga, sandasachya jagi, शौचाच्या जागी, शौचाची जागा, संडासच्या जागी',
  ],
  spreading: ['spreading, spread, spreads, private parts', 'phail, fail, फैल', 'pasar, pasarat, पसर, पसरत'],
  diabetes: [
    'diabetes, diabetic, sugar patient, weak immunity, steroid, steroids, transplant',
    'madhumeh, sugar ki bimari, sugar hai, मधुमेह, शुगर',
    'madhumeha',
  ],
  // Allergy
  allergy: [
    'rash, hives, allergy, allergic, urticaria, itching all over, anaphylaxis, itching whole body, whole body itching, body itching, itchy all over, rashes, red patches, welts, reaction, allergic reaction',
    'chakatte, pitti, dane, एलर्जी, चकत्ते, पित्ती, दाने, pure sharir me khujli, पूरे शरीर पर खुजली, पूरे शरीर में खुजली, badan par dane',
    'pitta uthale, gandhi, अ‍ॅलर्जी, ॲलर्जी, पित्त उठले, गांधी, पुरळ, angala khaj, अंगाला खाज, sarvangala khaj, सर्वांगाला खाज, gandhya, गांध्या, चट्टे, chatte',
  ],
  lipsTongue: [
    'lips, lip, tongue, throat closing, mouth swollen, throat',
    'honth, hoth, jeebh, jibh, होंठ, होठ, जीभ, hoton, होंठों, hothon, zubaan, jubaan, जुबान, ज़ुबान, gala, गला',
    'oth, ओठ, ओठां, ghasa, घसा, जिभ',
  ],
  face: ['face, eyelids, eyes, throat', 'chehra, muh, munh, gala, चेहरा, मुंह, गला', 'tond, ghasa, तोंड, घसा'],
  medicine: [
    'medicine, tablet, injection, antibiotic, contrast, sting, bee, peanut, prawn, dye',
    'dawa, dawai, goli, दवा, दवाई, गोली, इंजेक्शन',
    'aushadh, औषध, गोळी',
  ],
  // Life
  wantToDie: [
    'suicide, suicidal, self harm, selfharm, kill myself, killing myself, kill himself, kill herself, end my life, ending my life, end it all, end his life, end her life, want to die, wants to die, wish to die, wish i was dead, better off dead, no reason to live, dont want to live, do not want to live, doesnt want to live, does not want to live, cut my wrist, cut her wrist, cut his wrist, hang myself, hang himself, hang herself, hurt myself, take my life, jump off, want to end, end it tonight, end it, ending it, end everything, finish myself, finish my life, finish everything, finish it all, no point in living, no point living, no use living, no use of living, life is not worth, not worth living, no meaning in life, life has no meaning, tired of living, tired of life, tired of my life, fed up of life, fed up with life, fed up of living, cannot go on, not want to live, nobody will miss me, no one will miss me, better if i die, better to die, should die, let me die, rather die, hope i die, sleep forever, never wake up, suicide note, jump from, jump in front, hanging myself, harm myself, harming myself, poison myself, burn myself, goodbye forever, do something to myself, hurting myself, killing himself, killing herself, unalive, ending life, end life, thoughts of dying, thinking of dying, wish to end, disappear forever, finish this life, ending everything, ending all, ending my, life is useless, life useless, useless life, take all my tablets, take all my pills, take all the tablets, take all the pills, swallow all my, eat all my tablets, no will to live, lost the will, any reason to live, reason to go on',
    'atmahatya, aatmahatya, atmhatya, khudkushi, khudkhushi, marna chahta, marna chahti, mar jana chahta, mar jana chahti, mar jau, mar jaun, mar jaana, marne ka man, marne ka mann, marne ka khayal, marne ke khayal, marne ki ichha, मरने का ख्याल, मरने की इच्छा, jaan dena, jaan de du, jaan de dunga, jeena nahi, jina nahi, jeene ki ichha nahi, jine ka man nahi, zindagi khatam, jindagi khatam, jivan khatam, आत्महत्या, खुदकुशी, मरना चाहता, मरना चाहती, मर जाना चाहता, मर जाना चाहती, मर जाऊं, मर जाऊँ, मरने का मन, जान देना, जान दे, जीना नहीं, जीने की इच्छा नहीं, जीने का मन नहीं, जिंदगी खत्म, ज़िंदगी खत्म, जीवन खत्म, जीवन समाप्त, phansi, fansi, फांसी, फाँसी, latak jau, zeher kha lu, zeher kha lun, जहर खा लूँ, kood jau, nas kaat, नस काट, khatam kar du, khatam kar lu, सब खत्म, सब ख़त्म, sab khatam kar, apne aap ko khatam, khud ko khatam, खुद को खत्म, khud ko maar, खुद को मार, jine ka koi matlab, jeene ka koi matlab, जीने का कोई मतलब, जीने का मतलब नहीं, jeene se kya, maut aa jaye, मौत आ जाए, mar jaana behtar, mar jana behtar, मर जाना बेहतर, mar jana chahiye, marna hai, मरना है, zindagi se tang, जिंदगी से तंग, ज़िंदगी से तंग, jindagi se tang, jee nahi sakta, जी नहीं सकता, jeene ki tamanna nahi, jeena bekar, जीना बेकार, jaan de dungi, duniya chhod, jeena nahi chahta, जीना नहीं चाहता, jaan le lun, jaan le lu, apni jaan, जान ले लूँ, जान ले लूंगा, अपनी जान, jaan le lunga, jaan le lungi',
    'maraycha, maraychay, marayche, maraycha ahe, marun jave, marun jawe, marun jaycha, jagaycha nahi, jagayche nahi, jagaychi ichha nahi, jiv dyaycha, jiv dyava, jeev dyava, jiv dyavasa, jeev dyayla, jeev dyaycha, jiv deto, jiv nako, jeev nako, jiv nakosa, jeev nakosa, जीव नकोसा, maravese, marave, maravasa, marava vatat, marava vatte, मरावेसे, मरावंसं, मरावे, मरण यावे, मरायचंय, मरायचा, मरायचं आहे, मरायचे आहे, मरून जावे, मरून जावंसं, जगायचं नाही, जगायचे नाही, जगायची इच्छा नाही, जीव द्यावा, जीव द्यायचा, जीव देणार, जीव द्यावासा, नको झालंय जगणे, sagla sampav, सगळं संपव, सगळे संपव, sampavun tak, संपवून टाक, swatala sampav, स्वतःला संपव, sampavavasa, संपवावंसं, संपवावस, jagnyat arth nahi, जगण्यात अर्थ, जगण्यात काही अर्थ, jagnyat kahi arth, jagun kay, जगून काय, jagnyacha kantala, जगण्याचा कंटाळा, galfas, गळफास, faas ghe, फास घे, vihirit udi, विहिरीत उडी, जीव देत, jiv det, jiv dein, आयुष्य संपव, ayushya sampav, jagavasa vatat nahi, जगावंसं वाटत नाही, जगावस वाटत नाही, मेलो तर बरं, melelo bar, marun jain, मरून जाईन, jagnya peksha, जगण्यापेक्षा, मेलेलं बरं, mele tar, jagu shakat nahi, जगू शकत नाही, jagaychach nahi, जगायचंच नाही, जगावं वाटत नाही, jagava vatat nahi, आयुष्य संपवून, आयुष्य संपवाय, आयुष्य संपवाव, जीवन संपवून, ayushya sampavun, ayushya sampavay, jivan sampavun, जीव घेईन',
  ],
  alcohol: ['alcohol, drinking, drinker, liquor, whisky, beer', 'sharab, daru, daaru, शराब, दारू', 'मद्य'],
  quit: [
    'stopped, quit, left, cut down, gave up',
    'chhod, chhodi, chhoda, chod, chodi, band, छोड़, छोड़ी, बंद',
    'sodli, sodla, bandh, सोडली, सोडल्या, सोडल्यापासून',
  ],
  shakes: [
    'shaking, shake, shakes, tremor, tremors, trembling, hallucination, hallucinating, seeing things, fits, hallucinations, shaking with, seeing insects, shivering hands, hands shaking, hands shivering, hands trembling',
    'kaanp, kanp, kampan, hath kaanp, कांप, काँप, कंपन, keede dikh, कीड़े दिख, haath kaanp, हाथ काँप, kaanp rahe',
    'thartharat, kapat, haat thartharat, थरथरत, कापत, कंप, भास, किडे दिस',
  ],
  // Other illnesses
  dengue: ['dengue, dengu, platelet, platelets', 'डेंगू, प्लेटलेट', 'डेंग्यू, प्लेटलेट्स'],
  mouth: ['mouth, throat', 'muh, munh, mooh, muhse, gala, gale, मुंह, मुँह, गले', 'tond, tondatun, tondat, ghasha, तोंड, तोंडातून, तोंडात, घशातून'],
  typhoid: ['typhoid, tifoid', 'taifaid, miyadi, टाइफाइड, मियादी', 'विषमज्वर, टायफॉइड'],
  blow: [
    'accident, injury, injured, hit, kicked, kick, punched, punch, fell on, fall, blow',
    'chot, laat, lathi, maar, takkar, chaku, चोट, लात, टक्कर, चाकू',
    'maar lagla, mar lagla, aapghat, apghat, मार लागला, अपघात, लाथ',
  ],
  stab: ['stab, stabbed, knife, shot, gunshot', 'chaku, chaaku, चाकू, गोली मारी', 'suri, भोसकले'],
  perforation: [
    'perforation, perforated, peritonitis, burst appendix, ruptured, rupture',
    'aant phat, chhed, आंत फट, छेद',
    'bhok, आतडे फुटले, भोक',
  ],
  pancreas: ['pancreatitis, pancreas', 'पैंक्रियाटाइटिस, अग्नाशय', 'स्वादुपिंड'],
  fastPulse: [
    'racing heart, heart racing, fast pulse, pulse fast, heart beating fast, palpitation, palpitations, pulse 120, pulse 130, pulse 140',
    'dhadkan tez, धड़कन तेज, ghabrahat, घबराहट',
    'thokey vadhle, chhati dhaddhad, धडधड',
  ],
  chronic: [
    'chronic, for years, since years, for many years, for months, since months, on and off, off and on, since 2 years, since childhood',
    'saal se, saalon se, mahine se, mahino se, barso se, साल से, सालों से, महीने से, महीनों से',
    'varshapasun, varshanpasun, mahinyapasun, वर्षांपासून, वर्षापासून, महिन्यांपासून, महिन्यापासून',
  ],
  painless: [
    'no pain, without pain, without any pain, painless, zero pain, not painful, does not hurt, doesnt hurt, not hurting',
    'dard nahi hai, par dard nahi, lekin dard nahi, magar dard nahi, koi dard nahi, dard bilkul nahi, bina dard, दर्द नहीं है, पर दर्द नहीं, लेकिन दर्द नहीं, मगर दर्द नहीं, कोई दर्द नहीं, बिना दर्द',
    'dukhat nahi, dukhat naahi, vedana nahi, दुखत नाही, वेदना नाही, पण दुखत नाही',
  ],
  clear: [
    'properly, clear, clearly, freely, regular, regularly, easily, fully, completely, smooth',
    'saaf, saf, theek se, thik se, khulkar, साफ, ठीक से, खुलकर',
    'neet, nit, नीट',
  ],
  burning: [
    'burning, burn, reflux, acidity, heartburn, heart burn, antacid, uric, folic, hyperacidity, gerd, infection',
    'jalan, khatti dakar, जलन, एसिडिटी',
    'jaljal, जळजळ, आग, ॲसिडिटी, अॅसिडिटी',
  ],
  reflux: [
    'reflux, acidity, heartburn, heart burn, antacid, uric, folic, hyperacidity, gerd, for acid, with acid problem, acid problem, stomach acid, acid tablet, acid medicine, amino',
    'khatti dakar, एसिडिटी, acid ke liye, acid kam, acid banta, acid ban, pet ka acid, एसिड के लिए, एसिड बनता',
    'ॲसिडिटी, अॅसिडिटी, acid sathi, acidsathi, potatla acid, ॲसिडसाठी',
  ],
  // What sticks, is cut, fits or is cold without being a sign.
  things: [
    'bathroom drain, drain pipe, burner, cement, cut bile duct, cut bile pipe, by open cut, do open cut, fits my life, way fits, cold and body ache',
    'paise atak, paise phas, paisa tikta',
    'paise adakle, मूत्रमार्ग',
  ],
  stairs: ['', '', 'jina chadhvat, jina chadhta, jina chadhat'],
  breast: ['breast, brest, armpit', '', ''],
  slime: ['mucus, mucous, slime', 'aanv, आंव, आँव', 'aav, आव, shem, शेम'],
  foodPoisoning: ['food poisoning, food poison, foodpoisoning, poisoning from food', '', ''],
  otherBlood: [
    'blood pressure, blood presure, blood preasure, blood pressur, bloodpressure, blood test, blood tests, blood report, blood reports, blood group, blood sugar, blood bank, blood thinner, blood thinners, blood work, blood count, blood sample, blood donation, donate blood, give blood, high bp, bp high, bp tablet, bp medicine, hb, blood draw, drawing blood, blood taken, blood collection, blood relation, blood relative',
    'khoon patla, khoon patla karne, khoon patli, khun patla, खून पतला, खून पतली, रक्त पतला, khoon group, khoon ki jaanch, khoon ki janch, khoon test, khoon ki kami, khoon ki report, खून की जांच, खून की कमी, खून की रिपोर्ट, ब्लड प्रेशर, ब्लड टेस्ट, ब्लड रिपोर्ट',
    'rakt patal, raktapatal, rakta patal, रक्त पातळ, रक्तपातळ, raktadab, raktachi tapasni, rakt tapasni, रक्तदाब, रक्ताची तपासणी, रक्त तपासणी, रक्ताचा रिपोर्ट',
  ],
  otherBleeding: [
    'period, periods, menses, menstrual, nose, nosebleed, gum, gums, tooth, teeth, brushing, shaving, finger',
    'mahwari, masik, naak, masude, dant, माहवारी, मासिक, नाक, मसूड़े, दांत',
    'pali, nak, dat, पाळी, दात, हिरड्या',
  ],
  spotting: ['spotting, spots of blood', 'daag, dhabbe, धब्बे, दाग', 'dag, डाग'],
  harmless: [
    'iron, ferrous, beetroot, beet, chukandar, bismuth, charcoal, आयरन, चुकंदर, बीट, लोह, लोहाच्या, लोहाची, livogen, autrin, orofer, fefol, dragon fruit, jamun, blueberry',
    'iron ki goli, loha',
    'lohachi goli, lohachya golya',
  ],
  // 'Behoshi' and 'behosh karte' are no fainting where an operation is asked about.
  anaesthetic: [
    'anaesthesia, anesthesia, anaesthetic, sedation, general anaesthesia, injection to faint, be unconscious, unconscious of, made unconscious',
    'behoshi, बेहोशी, behosh kaun, behosh karne, behosh krne, behosh karne wala, behosh karwa, behosh karva, behosh hone ka injection, behosh ka injection, behosh ki dawa, बेहोश करने, बेहोश करवा, behosh karte, behosh karke, behosh kiya, behosh karna, behosh kar ke, behosh karenge, बेहोश करके, बेहोश करते, बेहोश करना, बेहोश कर के, बेहोश किया, बेहोश करेंगे',
    'bhul, भूल, bhul detat, भूल देतात, बेशुद्ध करतात, beshuddh kartat, बेशुद्ध करून, भूल देऊन',
  ],
  exertion: ['stairs, climbing, climb, walking fast, exertion, exercise', 'seedhi, सीढ़ी, chadhne', 'jine, जिना, चढताना'],
  badBreath: [
    'bad breath, breath smell, smelly breath, mouth smell, snore, snores, snoring, apnoea, apnea',
    'saans ki badbu, muh se badbu, सांस की बदबू, बदबू, kharrate, खर्राटे',
    'durgandhi, दुर्गंधी, ghorne, घोरणे, घोरतात',
  ],
  upperLate: [
    'headache, blurred vision, blurry vision, changed sight, swollen face, swollen hands, flashing lights, seeing flashes, spots before',
    'dhundhla, धुंधला, sir dard, सिरदर्द, सिर दर्द, chehra sooj, चेहरा सूज',
    'dhusar, अंधुक, dokedukhi, डोकेदुखी, चेहरा सुज',
  ],
  rightRibs: [
    'right rib, right ribs, right side rib, right side ribs, right ribcage, right rib cage, right upper abdomen, right upper belly, upper right abdomen, upper right belly, gallbladder area',
    'dahini pasli, dahine pasli, dayi pasli, right pasli, दाहिनी पसली, दाईं पसली, दायीं पसली',
    'ujvya barakdi, ujvi barakdi, ujavya barakdi, ujvya fasli, उजव्या बरगडी, उजवी बरगडी, उजव्या फासळी',
  ],
  pitOfStomach: [
    'pit of stomach, pit of the stomach, upper stomach, upper belly, upper abdomen, under ribs, under the ribs, below ribs, below the ribs, epigastric, epigastrium',
    'pet ke upar, पेट के ऊपर, pasli ke neeche, पसली के नीचे, पसलियों के नीचे',
    'potachya var, पोटाच्या वर, bargadi khali, बरगडीखाली',
  ],
  gaveBirth: [
    'delivered baby, delivered a baby, after delivery, post delivery, gave birth, given birth, baby born, baby was born, after childbirth, days postpartum, weeks postpartum, after c section, after caesarean, after cesarean',
    'delivery ke baad, delivery hui, डिलीवरी के बाद, डिलीवरी हुई, प्रसव के बाद, prasav ke baad, bachcha hua hai, बच्चा हुआ है',
    'delivery nantar, delivery zali, डिलिव्हरी नंतर, डिलिव्हरीनंतर, बाळंतपणानंतर, balantpananantar, प्रसूतीनंतर',
  ],
  saddle: [
    'between legs, between the legs, between my legs, between thighs, between the thighs, private part, private parts, genitals, genital area, saddle, around anus, around the anus, back passage, when i wipe, when wiping',
    'tango ke beech, taango ke beech, टांगों के बीच, टाँगों के बीच, jangho ke beech, जांघों के बीच, guptang, गुप्तांग, प्राइवेट पार्ट, guda ke paas, गुदा के पास',
    'payanchya madhye, पायांच्या मध्ये, mandyanchya madhye, मांड्यांच्या मध्ये',
  ],
  numb: [
    'numb, numbness, no feeling, no sensation, cannot feel, cant feel, lost feeling, pins and needles',
    'sunn, सुन्न, mehsus nahi, महसूस नहीं',
    'badhir, bhadhir, बधिर, बधीर, samvedna nahi, संवेदना नाही',
  ],
  noSpleen: [
    'no spleen, without spleen, without a spleen, spleen removed, spleen was removed, spleen taken out, removed spleen, spleen operation, splenectomy, asplenia',
    'tilli nikal, tilli nahi, तिल्ली निकाल, तिल्ली नहीं, तिल्ली निकल',
    'pliha kadh, प्लीहा काढ, pliha nahi',
  ],
  thirst: [
    'thirst, thirsty, drinks a lot of water, drinking a lot of water, drinks too much water, drinking too much water, drinks lots of water',
    'pyaas, pyas, प्यास, bahut pani peeta, bahut pani pita, bahut paani, बहुत पानी पी',
    'tahan, तहान, khup pani pit, खूप पाणी पित',
  ],
  muchUrine: [
    'urinates a lot, urinating a lot, passes a lot of urine, passing a lot of urine, lots of urine, frequent urination, pees a lot, peeing a lot, wets the bed, wetting the bed, bed wetting, bedwetting, losing weight, lost weight, weight loss, thinner, much urine, too much urine',
    'baar baar peshab, bar bar peshab, बार बार पेशाब, bahut peshab, peshab bahut, पेशाब बहुत, बहुत पेशाब, bistar gila, बिस्तर गीला, wajan kam, vajan kam, वजन कम, वज़न कम, वजन घट, dubla, दुबला',
    'khup laghvi, खूप लघवी, sarkhi laghvi, सारखी लघवी, vajan kami, वजन कमी, barik zal, बारीक झाल',
  ],
  // Kinds and places of signs that have a rule of their own
  shivering: [
    'chills, chill, shivering, shiver, shivers, rigor, rigors, teeth chattering, chattering, shaking with cold, cold and shaking, sepsis, septic',
    'thand lag, thand lagkar, thandi lag, thandi lagkar, thand ke sath, kampkampi, kapkapi, thithur, kaanp rahe, thand se kaanp, कंपकंपी, कँपकँपी, ठंड लग, ठंड लगकर, ठंड के साथ, ठिठुर, ठंड से काँप',
    'thandi vajun, thandi tap, thandi bhar, hudhudi, kaapat, थंडी वाजून, थंडी भर, हुडहुडी, थरथर, कापरं, kapra',
  ],
  veryIll: [
    'very ill, very unwell, suddenly unwell, suddenly ill, very sick, seriously ill, looks ill, looks very ill, feel awful, feels awful, terribly unwell',
    'tabiyat bahut kharab, tabiyat achanak kharab, halat kharab, halat bahut kharab, तबीयत बहुत खराब, तबीयत अचानक खराब, हालत खराब, हालत बहुत खराब',
    'tabyet khup kharab, tabyet achanak bighad, prakruti khup bighad, तब्येत खूप खराब, तब्येत अचानक बिघड, प्रकृती खूप बिघड',
  ],
  thinner: [
    'blood thinner, blood thinners, warfarin, acitrom, ecosprin, clopidogrel, clopilet, aspirin, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, heparin, few platelets, low platelets',
    'khoon patla karne, khoon patla, खून पतला करने, खून पतला',
    'rakt patal, raktapatal, रक्त पातळ',
  ],
  headHit: [
    'hit head, hit my head, hit his head, hit her head, head injury, fell on head, fell on his head, fell on her head, bumped head, blow to the head',
    'sir me chot, sar me chot, sir pe chot, sar par chot, सिर में चोट, सिर पर चोट',
    'dokyala mar, dokyala maar, dokyavar padl, डोक्याला मार, डोक्यावर पड',
  ],
  headache: [
    'headache, head ache, head pain, head hurts, head is hurting, head is splitting',
    'sir dard, sirdard, sar dard, sardard, सिरदर्द, सिर दर्द, सर दर्द, सिर में दर्द',
    'dokedukhi, doke dukh, doke dukhat, doka dukh, डोकेदुखी, डोके दुख, डोकं दुख',
  ],
  stiffNeck: ['stiff neck, neck is stiff, neck stiff, neck is rigid', 'gardan akad, गर्दन अकड़', 'man akhad, मान आखड, मान ताठ'],
  bruise: [
    'bruise, bruises, bruising, bruised, purple spots, petechiae, purpura, red spots on skin, bleeding under skin',
    'neel, neel pad, neele nishan, neele daag, नील, नील पड़, नीले निशान, नीले दाग',
    'kale nile dag, nile dag, काळेनिळे डाग, निळे डाग, नीळे डाग',
  ],
  gumsOrNose: [
    'gum, gums, nose, nosebleed, nose bleed, nostril',
    'naak, masude, masudo, नाक, मसूड़े, मसूड़ों',
    'nak, nakatun, hirdya, hirdyatun, हिरड्या, हिरड्यातून, हिरड्यांतून, नाकातून',
  ],
  purpleSpots: [
    'purple spots, purple rash, petechiae, purpura, spots do not fade, rash does not fade',
    'baingani daag, बैंगनी दाग, बैंगनी धब्बे',
    'jambhle dag, जांभळे डाग',
  ],
  sunkenEyes: [
    'sunken eyes, eyes sunken, eyes are sunken, eyes sunk, eyes have sunk, eyes gone in, eyes look sunken, hollow eyes',
    'aankhe dhas, aankhein dhas, aankh dhas, aankhe andar dhas, आंखें धंस, आँखें धँस, आंख धंस, आँख धँस, आंखें अंदर धंस',
    'dole khol, dole aat gel, डोळे खोल, डोळे आत गेल',
  ],
  withinHours: [
    'within hours, in few hours, in a few hours, within few hours, in two hours, in some hours',
    'kuch ghanto me, do ghante me, कुछ घंटों में, कुछ ही घंटों में',
    'kahi tasat, kahi tasant, काही तासात, काही तासांत',
  ],
  throat: ['throat', 'gala, gale, गला, गले', 'ghasa, ghashat, घसा, घशात'],
  soreThroat: ['sore throat, throat pain, throat is sore', 'gale me dard, gala kharab, गले में दर्द, गला खराब', 'ghasa dukh, घसा दुख'],
  mouthShut: [
    'cannot open mouth, cannot open my mouth, cannot open his mouth, cannot open her mouth, voice is muffled, muffled voice, noisy breathing, stridor',
    'muh nahi khul, मुंह नहीं खुल, मुँह नहीं खुल',
    'tond ughadat nahi, तोंड उघडत नाही',
  ],
  crookedFace: [
    'face crooked, face is crooked, mouth crooked, mouth is crooked, face drooping, face is drooping, face droops, mouth deviated, face twisted, mouth twisted, speech slurred, slurred speech, arm suddenly weak, one side suddenly weak, one side of body weak',
    'muh tedha, munh tedha, chehra tedha, मुंह टेढ़ा, मुँह टेढ़ा, चेहरा टेढ़ा',
    'tond vakde, tond vakda, तोंड वाकडे, तोंड वाकडं',
  ],
  tearing: ['tearing pain, ripping pain, tearing apart, ripping apart', 'chir raha, चीर रहा', 'chirlyasarkh, चिरल्यासारख'],
  aneurysm: ['aneurysm, aneurism, beating lump, lump that beats, pulsating lump', '', ''],
  lowSugar: [
    'low sugar, sugar low, sugar is low, sugar dropped, sugar falls, hypo, hypoglycemia, hypoglycaemia, sugar 40, sugar 45, sugar 50, sugar 35, sugar 30',
    'sugar kam, sugar gir, शुगर कम, शुगर गिर',
    'sakhar kami, साखर कमी',
  ],
  highSugar: [
    'high sugar, sugar high, sugar is high, sugar very high, sugar 400, sugar 450, sugar 500, sugar 550, sugar 600, sugar above 400, sugar over 400',
    'sugar bahut badh, sugar bahut zyada, शुगर बहुत बढ़, शुगर बहुत ज्यादा',
    'sakhar khup vadh, साखर खूप वाढ',
  ],
  sugarPatient: [
    'diabetes, diabetic, sugar patient, insulin',
    'madhumeh, sugar ki bimari, sugar ke mareez, मधुमेह, शुगर की बीमारी, शुगर के मरीज',
    'madhumeha, मधुमेही',
  ],
  gliflozin: [
    'gliflozin, dapagliflozin, empagliflozin, canagliflozin, remogliflozin, ertugliflozin, forxiga, jardiance, invokana, remo',
    'डापाग्लिफ्लोज़िन, एम्पाग्लिफ्लोज़िन',
    '',
  ],
  steroid: [
    'steroid, steroids, prednisolone, prednisone, wysolone, omnacortil, dexamethasone, deflazacort, medrol',
    'स्टेरॉयड, स्टेरॉइड',
    'स्टिरॉइड',
  ],
  lowersImmunity: [
    'azathioprine, tacrolimus, mycophenolate, infliximab, adalimumab, tofacitinib, methotrexate, immunosuppressant, immunosuppressants, liver transplant, kidney transplant',
    '',
    '',
  ],
  elder: [
    'elderly, very old, years old grandmother, years old grandfather, grandmother, grandfather, grandma, grandpa',
    'dadi, dada, nani, nana, buzurg, दादी, दादा, नानी, नाना, बुजुर्ग',
    'aaji, aji, ajoba, aajoba, आजी, आजोबा',
  ],
  riceWater: [
    'like rice water, rice water like, rice water stool, rice water stools, rice watery, rice water motions',
    'chawal ke pani jaisa, chawal ke pani jaise, chawal ke pani jaisi, चावल के पानी जैसा, चावल के पानी जैसे, चावल के पानी जैसी',
    'tandlachya panyasarkh, तांदळाच्या पाण्यासारख',
  ],
  manyStools: [
    '7 loose, 8 loose, 9 loose, # loose, 7 times, 8 times, 9 times, 7 motions, 8 motions, 9 motions, # motions, seven loose, eight loose, nine loose, cannot hold, too many',
    '7 dast, 8 dast, 9 dast, # dast, 7 baar, 8 baar, 9 baar, 7 बार, 8 बार, 9 बार, 7 दस्त, 8 दस्त, # दस्त',
    '7 julab, 8 julab, # julab, 7 वेळा, 8 वेळा, 9 वेळा, 7 जुलाब, 8 जुलाब',
  ],
  pinkFluid: [
    'pink water, pink fluid, pinkish water, pinkish fluid, pink watery, pinkish watery, thin pink, pink discharge, pinkish discharge, blood stained water, blood stained fluid, watery blood, bloody water, red water, reddish water',
    'gulabi pani, gulabi paani, lal pani, laal paani, khoon mila pani, गुलाबी पानी, लाल पानी, खून मिला पानी',
    'gulabi pani, lalsar pani, गुलाबी पाणी, लालसर पाणी, लाल पाणी',
  ],
  muchFluid: [
    'lot of water, lots of water, lot of fluid, lots of fluid, much fluid, too much fluid, too much water, soaked with water, soaked with fluid, dressing soaked, dressing is soaked, water pouring, fluid pouring, water gushing, fluid gushing',
    'bahut pani, bahut paani, bahut sara pani, pani beh raha, बहुत पानी, बहुत सारा पानी, पानी बह रहा',
    'khup pani, खूप पाणी, pani vahat, पाणी वाहत',
  ],
  pours: [
    'pouring, pours, pours out, like a tap, high output, output very high, bag fills, filling every hour, full every hour, emptying every hour',
    'beh raha, baha ja raha, बह रहा, बहता जा',
    'vahat, vahtay, वाहत, वाहतंय',
  ],
  pulseHigh: [
    'pulse 120, pulse 122, pulse 125, pulse 130, pulse 135, pulse 140, pulse 145, pulse 150, pulse is 120, pulse above 120, pulse over 120, heart rate 125, heart rate 130, heart rate 140, heart rate above 120',
    'nabz 130, nabz 140, pulse rate 130, pulse rate 140',
    '',
  ],
  spinalOnly: [
    'spinal, epidural, injection in back, injection in the back, back injection, injection in spine, injection in my spine, lower back injection',
    'kamar me injection, kamar me sui, reedh me sui, reedh me injection, peeth me sui, रीढ़ में सुई, कमर में सुई, कमर में इंजेक्शन, रीढ़ में इंजेक्शन, स्पाइनल',
    'kambaret injection, कमरेत इंजेक्शन, पाठीत इंजेक्शन, मणक्यात इंजेक्शन, स्पायनल',
  ],
  late: ['late, overdue, delayed', 'der se', 'चुकली, लांबली'],
  latePregnant: [
    '6 months pregnant, 7 months pregnant, 8 months pregnant, 9 months pregnant, six months pregnant, seven months pregnant, eight months pregnant, nine months pregnant, 6th month, 7th month, 8th month, 9th month, sixth month, seventh month, eighth month, ninth month, third trimester, # weeks pregnant',
    'saatva mahina, aathva mahina, nauva mahina, सातवां महीना, आठवां महीना, नौवां महीना',
    'satva mahina, athva mahina, सातवा महिना, आठवा महिना, नववा महिना',
  ],
  newborn: ['newborn, new born, days old, day old', 'navjat, navjaat, नवजात', 'नवजात बाळ'],
  feedsBadly: [
    'not feeding, feeds badly, not taking feed, not taking milk, not sucking, not drinking milk, first day, day one of life',
    'doodh nahi pee, doodh nahi pi, dudh nahi pi, दूध नहीं पी, पहले दिन, pehle din',
    'dudh pit nahi, dudh pet nahi, दूध पीत नाही, पहिल्या दिवशी',
  ],
  hydatid: ['hydatid, echinococcus, dog tapeworm', 'हाइडेटिड', 'हायडेटिड'],
  grapeSkin: ['grape skin, grape skins, salty fluid, salty water, skins like grape', 'angoor ke chhilke, अंगूर के छिलके', 'द्राक्षाच्या साली'],
  albendazole: ['albendazole, albendazol, zentel', 'एल्बेंडाजोल, अल्बेंडाजोल, एल्बेंडाज़ोल', ''],
  tace: ['tace, tare, chemoembolisation, chemoembolization, ablation, microwave ablation, rfa, beads for liver, y90', '', ''],
  colitis: ['colitis, ulcerative colitis, crohn, crohns', 'कोलाइटिस', 'कोलायटिस'],
  shoulderTip: [
    'shoulder tip, tip of shoulder, tip of my shoulder, tip of his shoulder, tip of her shoulder',
    'kandhe ki nok, कंधे के सिरे',
    'khandyachya tok, खांद्याच्या टोक',
  ],
  legsWeak: [
    'weak legs, legs weak, legs are weak, leg is weak, legs became weak, legs have become weak, weakness in legs, weakness of legs, walks unsteadily, walking unsteadily, unsteady on his feet, staggering, legs give way, legs not working',
    'pair kamzor, pairon mein kamzori, pairo me kamzori, pairon me takat nahi, tange kamzor, chaal ladkhada, पैर कमज़ोर, पैरों में कमज़ोरी, पैरों में कमजोरी, पैरों में ताकत नहीं, चाल लड़खड़ा',
    'pay kamkuvat, payat takad nahi, payatil takad, पायात ताकद नाही, पायांत ताकद नाही, पाय कमजोर, तोल जातो',
  ],
  doubleVision: [
    'double vision, seeing double, sees double, see double',
    'do do dikh, ek ka do dikh, दो दो दिख, एक का दो दिख',
    'don don dist, दोन दोन दिस',
  ],
  sightLost: [
    'cannot see from one eye, cannot see anything, lost vision, lost sight, lost his sight, vision gone, vision loss, went blind, blurred vision, vision is blurred, blurry vision, vision is dark',
    'dikhna band, dikhai nahi de, dhundhla dikh, dhundla dikh, aankhon ke aage andhera, दिखना बंद, दिखाई नहीं दे, धुंधला दिख, आँखों के आगे अँधेरा',
    'disayche band, andhuk dis, दिसायचं बंद, अंधुक दिस',
  ],
  snake: ['snake, cobra, krait, viper, scorpion', 'saanp, bichhu, bichchhu, साँप, सांप, बिच्छू', 'vinchu, साप, सापाने, विंचू'],
  bite: ['bite, bit, bitten, stung, sting', 'kaata, kaat liya, dank, काटा, काट लिया, डंक', 'chavla, chavli, dansh, चावला, चावली, दंश'],
  skinPeels: [
    'skin is peeling, skin peeling, skin peels, skin is coming off, skin coming off, bubbles on the skin',
    'chamdi utar, chamdi chhil, khaal utar, चमड़ी उतर, चमड़ी छिल, खाल उतर',
    'katdi nigh, कातडी निघ, त्वचा सोल',
  ],
  labour: [
    'water broke, waters broke, water is leaking from below, water leaking from below, baby not moving, baby is not moving, baby moves less, baby moving less, contractions, labour pain, labour pains, labor pains',
    'paani ki thaili, neeche se paani, niche se pani, bachcha hil nahi, bachcha kam hil, prasav peeda, पानी की थैली, नीचे से पानी, बच्चा हिल नहीं, बच्चा कम हिल, प्रसव पीड़ा',
    'panmot, bal halat nahi, पाणमोट, बाळ हलत नाही, प्रसूतीच्या कळा',
  ],
  youngBaby: [
    'one month old, two month old, two months old, 1 month old, 2 month old, 2 months old, weeks old, week old',
    'ek mahine ka, ek mahine ki, do mahine ka, do mahine ki, एक महीने का, एक महीने की, दो महीने का, दो महीने की',
    'ek mahinyach, don mahinyach, एक महिन्याच, दोन महिन्यांच',
  ],
  bigLine: ['catheter, permcath, perm cath, neck line, picc line', 'gale ki nali, गले की नली, कैथेटर', 'मानेतली नळी'],
  coldLimb: [
    'leg is cold, leg turned cold, leg became cold, leg has become cold, leg cold and pale, foot is cold and blue, arm is cold, arm turned cold',
    'pair thanda pad, haath thanda pad, पैर ठंडा पड़, हाथ ठंडा पड़',
    'pay thanda padla, पाय थंड पडला, हात थंड पडला',
  ],
  armSwollen: [
    'arm is swollen, arm is swelling, arm swelling, swollen arm, neck is swollen, face and neck swollen',
    'haath sooj, haath me sujan, हाथ सूज, हाथ में सूजन',
    'haat sujla, हात सुजला',
  ],
  rectumOut: [
    'rectum came out, rectum has come out, rectum out, rectal prolapse, bowel came out of anus, ring of bowel',
    'kaanch nikal, kanch nikal, guda bahar, कांच निकल, काँच निकल, गुदा बाहर',
    'ang baher, अंग बाहेर',
  ],
} as const satisfies Readonly<Record<string, readonly [english: string, hindi: string, marathi: string]>>;

export type Concept = keyof typeof conceptWords;

/** Words that turn others round, date them or ask in general: the same three languages. */
export const scopeWords = {
  /** Stand before what they deny. */
  notBefore:
    'no, not, zero, never, without, denies, denied, deny, cannot, cant, couldnt, dont, doesnt, didnt, isnt, wasnt, arent, hasnt, havent, hadnt, wont, unable, nor, neither, none, nil, bina, bagair, बिना, बगैर, hardly, barely, nothing',
  /** Stand behind it. */
  notAfter:
    'nahi, nahin, nhi, nai, nahee, nahiye, naahi, nahit, nahiyet, nasun, nasla, navhti, navhte, navhta, nastana, नहीं, नही, नाही, नाहीत, नाहीये, नाहिये, नसून, नव्हती, नव्हते, नव्हता, नहि, absent, ruled out, nahiyat, pa raha nahi, nako, mat, naslela, नसलेला',
  /** Take a denial to themselves: 'no relief', 'not sure'. */
  deniedAlone:
    'relief, so, pehle, pahle, pehele, पहले, before, पूर्वी, going, goes, gone, coming down, go away, went away, getting better, easing, eases, improving, responding, reducing, reduce, relieved, subsiding, subside, decreasing, settling, bearable, due, worry, afraid, ready, kam, kami, ja, jata, jaa, utar, utarta, ghat, theek, thik, chain, jawab, bol, bolat, pehchan, pahchan, olkhat, जवाब, बोल, बोलत, ओळखत, पहचान, कम, ठीक, जा, उतर, चैन, कमी, improvement, better, doubt, help, helping, idea, longer, sure, only, appointment, money, sleep, slept, time, one, use, effect, response, normal, well, good, working, aaram, aram, rahat, fark, farak, आराम, राहत, फर्क, फरक, बरे, bare, eat, eating, appetite, hungry, khana, खाना, जेवण, jevan, understand, know, want, taking, taken, agreeing, willing, listening, allowing, getting, able',
  /** Join what is denied together. */
  ends: 'hai, hain, hu, hoon, ahe, aahe, ahet, aahet, है, हैं, हूं, हूँ, आहे, आहेत, gaya, gayi, gaye, गया, गई, गए',
  list: 'or, nor, and, aur, ya, ani, aani, kinva, any, और, या, आणि, किंवा, व, na, ना, न, tatha, तथा, ki, ka, ke, की, का, के, chi, cha, che, ची, चा, चे, other',
  /** Begin another statement: what is denied or past before them is not so behind them. */
  turns:
    'but, however, lekin, magar, parantu, pan, लेकिन, मगर, परंतु, पण, now, today, again, then, abhi, ab, aaj, phir, ata, aata, अब, अभी, आज, फिर, आता',
  /** With a number of months or years before or behind it. */
  long: 'year, years, yr, yrs, month, months, saal, sal, varsh, mahina, mahine, mahino, barso, barson, saalo, varsha, varshapurvi, varshanpurvi, mahinyapurvi, mahinyanpurvi, साल, सालों, वर्ष, महीने, महीना, महीनों, बरस, वर्षांपूर्वी, वर्षापूर्वी, महिन्यांपूर्वी, महिन्यापूर्वी, वर्षे, वर्षां, महिने, decade, decades',
  ago: 'ago, back, before, earlier, pehle, pahle, pehele, phle, purvi, poorvi, aadhi, adhi, पहले, पूर्वी, आधी, varshapurvi, varshanpurvi, mahinyapurvi, वर्षांपूर्वी, वर्षापूर्वी, महिन्यांपूर्वी, महिन्यापूर्वी',
  past: 'last year, last month, previous year, years back, in childhood, as a child, long ago, in the past, history of, past history, pichhle saal, pichle saal, pichle mahine, pichhle mahine, gelya varshi, magchya varshi, magil varshi, bachpan me, bachpan mein, lahanpani, पिछले साल, पिछले महीने, गेल्या वर्षी, मागच्या वर्षी, मागील वर्षी, मागच्या महिन्यात, गेल्या महिन्यात, बचपन में, लहानपणी, once upon, used to, in school days, in college days, years before, when i was a child, when i was small, when he was a child, when she was a child, as a kid, years ago, many years, two summers ago, last summer, last winter, pichhle sal, pichhli baar, guzar gaye, expired in, died in, died of, passed away, late father, late mother, बरसों पहले, barso pehle, saalo pehle, kuch saal pehle, kahi varshapurvi, काही वर्षांपूर्वी, अनेक वर्षांपूर्वी, लहान असताना, lahan astana, chhota tha, chhoti thi, jab chhota, gelya mahinyat, magchya mahinyat, previous month, mahina bhar pehle, ek saal pehle, schoolgirl, schoolboy, in my childhood, when i was young, in my twenties, in my teens, teenager',
  over: 'now fine, fine now, is fine, am fine, now ok, ok now, okay now, now well, all right now, alright now, now alright, now better, completely fine, recovered, cured, no problem now, no symptoms now, resolved, settled, well since, fine since, ab theek, ab thik, ab thick, ab bilkul theek, thik hai ab, theek hai ab, theek ho gaya, theek ho gayi, thik ho gaya, thik ho gayi, ab koi takleef nahi, aata bara, ata bara, aata bare, aata thik, ata thik, aata theek, barya ahe, अब ठीक, अब बिल्कुल ठीक, ठीक हो गया, ठीक हो गई, ठीक हूं, ठीक हूँ, अब कोई तकलीफ नहीं, आता बरा, आता बरी, आता बरे, आता ठीक, आता पूर्ण बरा, बरा झाला, बरी झाली, बरं वाटतंय, ठणठणीत, thanthanit, sab normal, sab theek, sab thik, sab thik hai, सब ठीक, सब नॉर्मल, bilkul theek, bilkul thik, बिल्कुल ठीक, all normal now, all good now, all good since, eating nicely, eating well now, home now, perfectly fine, perfectly well, fully recovered, no complaints now, no complaint now, no problem since, never again, never since, healthy now, now healthy, now normal, normal now, aata changla, आता चांगला, आता चांगली, आता चांगले, aata changle, aata kahi tras nahi, आता काही त्रास नाही, आता त्रास नाही, अब कुछ नहीं, ab kuch nahi, ab koi problem nahi, ab normal, अब नॉर्मल, पूर्ण बरे, purna bare, purna bara, पूर्ण बरी, बरे झाले, बरे आहेत, bare ahet, bara zala, bari zali, bare zale, बरं आहे, bara ahe, bari ahe, are fine now, ecg normal, echo normal, ecg and echo normal, ecg was normal, ecg is normal, tests were normal, ईसीजी नॉर्मल, ecg bhi normal, ecg theek',
  /** Told as a story that has ended. */
  ended:
    'survived, bach gaya, bach gayi, bach gaye, बच गया, बच गई, साल पुरानी, saal purani, saal purana, purani baat, पुरानी बात, जुनी गोष्ट, juni goshta, that is history, old story, came out the next day, nikal gaya tha, निकल गया था',
  recent:
    'today, tonight, yesterday, morning, night, hour, hours, minute, minutes, evening, afternoon, just, aaj, kal, subah, raat, ghante, ghanta, shaam, abhi, sakali, ratri, tas, tasapasun, sandhyakali, आज, कल, सुबह, रात, घंटे, शाम, अभी, सकाळी, सकाळपासून, रात्री, रात्रीपासून, तास, काल, कालपासून, संध्याकाळी, दुपारी',
  /** A question about an illness, or reading about it. */
  hypothetical:
    'for knowledge, just asking, just curious, general question, in general, how do i know, how to know, how will i know, what happens if, what if, in case of, in case, if i get, if he gets, if she gets, should i worry if, afraid of, scared of, worried about, fear of, can it cause, can cause, does it cause, will it cause, could cause, may cause, lead to, leads to, read that, heard that, chances of, chance of, risk of, risks of, to prevent, to avoid, ho sakta hai kya, ho sakti hai kya, हो सकता है क्या, हो सकती है क्या, agar, अगर, jar, जर, यदि, school project, project, for a school, sahaj vichar, सहज विचार, sahaj vicharla, just want to know, only asking, asking beforehand, asking in advance, out of curiosity, curiosity, curious, curiously, vaccine, vaccination, vaccines, vaccinated, teeka, tika, टीका, लस, लसीकरण, lasikaran, aise hi pooch, aise hi puch, ऐसे ही पूछ, janna chahta, jankari chahiye, जानकारी चाहिए, जानना चाहता, जानना चाहती, mahiti havi, माहिती हवी, माहिती पाहिजे, mahiti pahije, for information, movie, film, serial, novel, article, essay, assignment, nursing student, medical student, thesis, webinar, side effects, side effect, kya khatra, khatra hai kya, can it, suppose, bhiti vatte, भीती वाटते, dar lagta, डर लगता, your video, your blog, your website, website says, you say that, in the video, kis number, which number to call',
  general:
    'what is, what are, what causes, why does, why do, symptoms of, symptom of, signs of, causes of, cause of, treatment of, treatment for, how to prevent, how to avoid, article on, article about, read about, is it dangerous, are dangerous, is dangerous, when should, when to, which doctor, do you treat, do you do, kya hota hai, kyu hota hai, kyon hota hai, kyun hota hai, ke lakshan, ke karan, ka ilaj, ka ilaaj, ka karan, kaise hota, se kya hota, kya isse, kya hernia, lakshane, karane, mhanje kay, ka hote, upay, क्या होता है, क्यों होता है, क्यों होती है, के लक्षण, के कारण, का इलाज, का कारण, कैसे होता, म्हणजे काय, का होते, लक्षणे, कारणे, उपाय, कशामुळे, how common, how often, how long, is it normal, is it common, is it safe, normal hai kya, hota hai kya, hoti hai kya, hote hai kya, होता है क्या, होती है क्या, होते हैं क्या, hoto ka, hote ka, होतो का, होते का, hotat ka, होतात का, karte hai kya, करते हैं क्या, kartat ka, करतात का, chalte ka, चालते का, chalta hai kya, kasa hota, कसे होते, what happens, difference between, meaning of, what does, song, gana, gaana, गाना, ghazal, shayari, dp, ringtone, शायरी, फिल्म, bhari maang, uski yaad, kise sunaun, दिल टूटने, ka matlab, का मतलब, म्हणजे, mhanje, do you remove',
  /** Makes it somebody's own, today. */
  own: 'my, i, he, she, mother, father, husband, wife, son, daughter, brother, sister, uncle, aunt, since, today, now, morning, night, mujhe, mere, meri, mera, mummy, papa, pati, patni, beta, beti, mala, majhya, majhe, majha, maza, aai, baba, vadil, मुझे, मेरे, मेरी, मेरा, मला, माझ्या, माझे, माझी, माझा, आई, बाबा, वडील, वडिलांना, पापा, मम्मी, मां, पति, पत्नी, रही, रहा, rahi, raha, hotay, होतंय, होत',
} as const;
export type Scope = keyof typeof scopeWords;

/** What stands between a denial and what it denies: 'no history of fever', 'bukhar bilkul nahi'. */
export const transparentWords =
  'history complaint complaints sign signs symptom symptoms evidence episode episodes further more significant kind type other new recent such obvious active passing pass having real see seen noticed notice noticing found present there recorded known visible associated reported experienced experiencing detected observed major single passed longer issue issues problem problems shikayat dono दोनों शिकायत ' +
  'bilkul kabhi abhi kahin dikha dikhi dikhe dikhta dikhti dikh dekha dekhi mehsoos mahsus mehsus vagairah vagera vagaira wagera wagerah jaisa jaisi jaise nikla nikli nikal girta gira bar baar naya nayi ' +
  'बिल्कुल कभी कहीं दिखा दिखी दिखे दिखता दिखती महसूस वगैरह वगैरा जैसा जैसी निकला निकली बार नया नई ' +
  'lagat lagte lagla lagli yet yete hot hote zala zali zale aala aali disat disle disla janavat vagaire kadhi kuthe ' +
  'लागत लागते लागला लागली येत येते होत होते झाला झाली झाले आला आली दिसत दिसले दिसला जाणवत वगैरे कधी कुठे';

/** Everyday words that sound like one above and are not a slip of it. */
export const everydayWords = `
senior payenge payega payegi milayla milala milali फॉलोअप followup वरिष्ठ साहब kartoy basically deal finally gotten manner pretty sake shortly step stuff trust gotta wherever thrice shayad शायद baari fayda faida galat गलत bola boli bolte bolaycha bolayla बोलते बोलायला
dekha dekhe dekhte dekhta dekhti dekhna dekhenge देखती warna tabhi darr dar डर baithe baithte baithti बैठे बैठते dikha dikhi dikhta dikhti dikhna dikhana dikhane dikhaye दिखती दिखाना दिखाने bhejna bhejne bhejun sakun pane paane dekhil konala kunala kuthe kuthun kothe
vatta dista diste disli दिसली basli basun hatane payala dilay dila kadhava takaycha takta gela गेलं javun asatana jasta havay sasryana bhavala bara bari बरा बरी navin navi नवीन juna kasli aapla aaple हूँ कुल तरी कोण कोणाला कुणाला
आल्यासारखे अशी आमचं आम्हाला कोणत्या सोडून garage visa voter talathi kiraya loan garba silver trolley sheti shetat shetatli shetatle शेतात mango exam syllabus bharti bhartee भर्ती dakhal दाखल दुकान बाजार bazaar पगार
pylori pylory pilori pailori पायलोरी पाइलोरी keeda kida keede kide kama kamala kamavar कामावर kamaavar grass zero colitis gastric gastrik infection इन्फेक्शन thickened thickening thick nodule dilated bidi beedi biri tambaku तंबाकू तंबाखू
zukam jukam ज़ुकाम जुकाम kagaz kagaj कागज कागज़ companion gharun ghari gharguti घरगुती dhoka vrat herbal kadha kaadha काढ़ा काढा kadu healing sukhte sukhenge karani करानी करायची करायच्या करायचे karwaye karwao jaali जाली जाळी
karat chudi chudiya kangan dagine दागिने नेल zevar jewar bangles earrings wig tennis tank tanker thinner thiner turat jane rid tanav तनाव टेंशन ताण taan pachta pachte पचते पचता nausea nauseous slimy
galane pasun पासून suru shuru basta located pincode करीब kareeb lagau khadi खड़ी thevayla ठेवायला zina swast sasta kharach paytm nagad नगद insured rejected manya कंपनी sidhya barobar बरोबर sandesh badala badalna badalni बदल बदलना
bolaychay chukun चुकून delete rung staff reception bhetayche bhetaycha मैडम मॅडम diwali दिवाळी दिवाली dasara gudi konti kontya konte veli janevari जानेवारी guruvar timings kadhle kadhla kadhli kadhlya काढले काढला काढली काढल्या
marriage baad बाद birthday बर्थडे reply replly replied sutti suttit सुट्टी chutti chhutti छुट्टी mirchi mirch मिर्ची मिर्च मिरची खाते खाता खाती खातो khate khatey khata khati khato shirt tshirt खोलें खोलना kholen kholna wash wish nasal congestion digestion question suggestion dressing khaate drive drove truck gutkha gutka गुटखा balloon
food flood wood mood book school tool cool pool stole style steel stall small paint point print pint pen pin pine phone fine
saint feint front bread bred breast broad board bored braid bride bridge build blade blend bold bald bulb favour favor forever ever river liver lever
clever hire higher hair heart hurt hard card yard word world work walk talk drop drip trip team term time type tap top tip tape tube tune turn town
black block bleak blank blink blue slack stack stock stick stuck struck track back pack lack luck lock
note not nut net neck nice none noon moon sun scene sign sense send sent spend stand station stage
case cause close clothes class clock cloth cost coast cast chest cheese choose chose chair charge change chance child children cold call called calls
doctor report reports test tests scan sugar insurance bill payment policy claim
bath birth berth breathe mouth moth
fit fat feet foot fort fourth forth first fast list lost least left lift
green grain greet great group grow brown blown bring brought bought
rice rise race rest roast toast taste state street strong string spring
sleep sleeve slip slot slow slim skin skip sky
water waiter letter better butter bitter matter
male mail mall meal mild mile milk mill model medal metal petal pedal
paid pay pray play plan plane plant plain place plate police polite
sitting setting waiting writing eating reading leading filling falling selling
mam regards kindly request appointment visit clinic hospital surgery surgeon
degree taank gland cashless khade khada khali khaali खाली जोड़ों जोडो jodo पथरी baramati bladder pathri pathari patri pathree colon colan common wound pass passes passed passing घेता घेतो घेते katna katenge kata worm bante far hour hours old age
kaam kam mama
dal dil dukan door denge lekar batana bataye pita bete bata bahar bahan bahen
sabhi saat sahi sona sone suna sunna suno soch
gaon gaye ghar
egg chapati roti sabzi dahi chai coffee
tablet tablets medicine medicines dose prescribed prescription
hernia repair price mesh laser piles stone stones gallbladder polyp fatty
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
milal miltil milela मिळेल मिळाल मिळतील मिळते मिळतो मार्च copy kopi कॉपी admit admission
orange seed playing
दीड अडीच सव्वा साडे gheta gheto ghete ठरले ठरला ठरली tharle tharla tharli
title value publisher duct care trial cyst nights sources practice kind routine wall heading whether
person british versus fibre fiber support bands beside condition mostly write wrote entry fewer guidance service
travel travelling women woman carry carries wave width settle city cities category lotus session
things phase sounds heat began begin begun clean canal gene series version incidence discuss
weekly weekday field fees intensive sort built status theatre stores score physician shorter linked bend filled
multi meet planned planning shower viral virus regain pattern boiled wear continue vitamin mouthful detail
presence personal process consultant closer discovered ticket rings film await bind mental tension tonic
strict separate pinch warn final various forces dreams cash lawyer surface wider media wheat failing newly success switches chat karve
potato tomato enter apply press tiring waste steam cashew pakora salad mini swimming putting form
sweet baby tone banana destination syringe bell manage medium gently examine surgically stress agency
refuse girls quieter sport pilot reaction shopping spelling spelled stroke
colony colono collon coln kulkarni deshmukh prodid poster rejection separated hearing pulled pulling wise useful fight sadness kilo
kashala dakhil closure acid acidity glass blocked warm damp gap gaps society chicken prevent weigh unable fitness setup
task marrow beijing conversion granite scale stay stays staining stapling shaping suit societies console safety
clear guideline middle midline sweden mainly whose capsule finish finished finnish function radical dysplasia france washout feast
collected everybody marble bracelet ultrasound removing removed photo cancel milna consultation salty draws
paperwork number manager carrying
मुलाने मुलानं मुलांना मुलीने मुलीनं mulane mulani mulila mulala mulgi भोजन वजन wajan vajan wazan vazan weight bhojan नंबर बताया बताएं bataya दूसरी दूसरा dusra dusri dusre
खाल्ल्यावर khallyavar jevalyavar jevlyavar जेवल्यावर झोपल्यावर jhoplyavar मोठी मोठा मोठ्या motha mothi mothe khatta खट्टा khatte chikna chikni विकार vikar वैद्य vaidya
शहर शहरात sheher गावात gaavat gaavi purane puraane पुराने पुराना purana darar shir garbhashay tayari taiyari tayyari ghatna ghatana घटना घटाने thakan थकान khujali khujalee
patient relative nurse ward admitted
bharwana bharvana bharwane bharwani chuke chuka chuki khelke khelkar khelna khelne ludo kamane kamana kamai भरवाना भरवाने चुके चुका चुकी खेलकर
check checkup cheque
paunga paungi concession बदलता बदलते बदलती badalta badalte badalti मिळाला मिळाली मिळायला milala milali milun मिलान कुंडली kundli वधूवर murgi मुर्गी mulanna fiance fancy फैंसी shutter akda girvi postpone foul throated maroon
मारायचा marava billi whale wooden वर्कआउट invest bonus floating बुडबुडे gurgaon fencing गाना gana gaana prayog प्रयोग banate taaki vahika झाडाची झाकण तिकीट drilling पॅन kholke virama dhara तर शेजारी shejari सिझर sansad deere derivation licking पायाला delhi dhool dhul thand
mard mardo दाखवू दिखाएं sinus motia मोतिया million phunsi कुल्ला ban tempo काढायची काढायचे काढायचा काढायच्या काढायचं कधीपासून कढ़ी taake faisla rakhta रखता lagwau morcha uber weather भारताचा
`;

/** Words that tell nothing of what is looked for: the grammar of a sentence, whose trouble it is, and for how long. */
export const filler = `
a an the such of in on for to is are was were be been am i me my mine we our you your he his him she her they their it its this that these those there here
and or but so if then than as at by from with without into about over also just very only still again please pls plz sir madam
what why how when which who whom where can could may might do does did done have has had get gets getting got give gives will would should shall
any some all more most much many feel feels feeling felt know tell find looking show best good page website site info information details meaning
mother father mom mum mummy papa dad daddy maa wife husband son daughter brother sister uncle aunty aunt grandfather grandmother friend baba aai
day days week weeks month months year years din dino hafte hafta mahina mahine saal since ago today yesterday aaj kal roz daily every always
ka ki ke ko me mein mai main mei men se hai hain h ho hota hoti hote hua hui hue raha rahi rahe rha rhi rhe tha thi the gaya gayi gya gyi jata jati jaata jaati jana jaana
kya kyun kyu kyon kaise kese kab kaun kon kahan kaha konsa aur ya bhi to toh hi he par pe per jo jab tab agar lekin
mujhe mujhko mera meri mere mereko apna apni hamara unko unka uska uski usko inko kar karna karne kare karen karein karta karti karo kiya liye wala wali wale vala vali ek kuch koi
aata aati ata ati aana aa aate lagta lagti lagna lag laga lagi lage rehta rehti rahta rahti batao bataiye aaya aayi aaye aya ayi kitna kitni kitne kidhar idhar udhar kyu rakhte rakhna rakhe chale chalta chalega pata milega milegi milta hoga hogi honge hongi lete leta leti dete deti hi thik theek thoda thodi bhi bas sirf wajah vajah chahiye sakta sakti sakte hone hona dena deta lena leni lene padti padta karau karaun karwana karvana karna karaye kara karayla bare baare sath saath roz roj pan te ti yeil hoil shakto shakte shakta sakenge batayen
ahe aahe ahet aahet aahey aste asel asto hot hote hoto hotay hotoy hotat zala zale zali jhala jhale jhali jhalay cha chi che chya la na ne madhe madhye mdhe mala pahije hava have lagte lagto aali aala aale ali ala ale majha majhi majhe majhya maza mazi maze mazya tyala tila
kay kaay kase kashi kasa kiti kuthe kadhi ani aani sathi saathi mhanje kela keli karave karayche yete yeto yet jate jato
का की के को में मे मैं से है हैं हो होता होती होते हुआ हुई रहा रही रहे था थी थे गया गई जाता जाती जाना क्या क्यों कैसे कब कौन कहाँ कहां और या भी तो ही पर जो जब अगर
मुझे मेरा मेरी मेरे अपना कर करना करने करें करे लिए वाला वाली एक कुछ कोई आता आती आना लगता लगती दिन महीने साल बताओ बताइए आया आयी आई आए कितना कितनी कितने किधर पता चले चलता मिलेगा मिलता होगा होगी होंगे लेते रखना थोड़ा सिर्फ वजह होऊ शकत नका पाहिजे हवे लागते लागतो आली आला आले दाखवा चाहिए होने
खाऊ सकते सकता सकती सकतं कराऊं कराऊँ करवाना करवाएं करा करावं करावी करू देण्या देना लेना लूं लें पड़ती पड़ता रोज बारे साथ पण ते ती तो हा ही हे मग किंवा येईल होईल शकतो शकते शकता का आज काल उद्या त्यामुळे याचा यांचा कोणते कोणता कोणती
आहे आहेत असते असेल होत होते होतो होतय होतंय झाला झाले झाली झालंय चा ची चे च्या ला ना ने मध्ये मला माझा माझी माझे माझ्या त्याला काय कसे कशी कसा किती कुठे कधी आणि साठी म्हणजे करावे येते येतो जाते वर
`;

/** Words that say a little: nearly every page could have them. */
export const weak = `
operation treatment doctor hospital symptom cause problem disease medicine condition type test near centre center cost specialist
trouble issue patient side effect home remedy gharelu permanent cure safe jagah place
not small large new old sudden severe more right left upper lower back after before want need
`;

/** Words that mean nothing outside medicine: beside one of them a word that nobody knows is a name, or a slip. */
export const medical = `
gallbladder gallstone gallstones cholecystectomy liver pancreas pancreatitis intestine colon rectum anus oesophagus hernia piles fissure fistula cirrhosis jaundice
hydatid cyst polyp tumour cancer colitis crohn ulcer abscess stomachpain diarrhoea constipation vomit acidity indigestion ascites fattyliver appendix haemangioma hepatitis
colonoscopy endoscopy ultrasound whipple bariatric ercp stent fundoplication obstruction perforation obesity stool fever itching swelling pain kidney
`;

/**
 * What means the same here, one thing a line, in English, Hindi and Marathi, in both scripts, with the misspellings that no
 * rule would mend. Words that stand together count as one.
 */
export const sameWords: ReadonlyArray<string> = [
  // the body
  'stomach, pet, pait, pett, paet, belly, tummy, abdomen, abdominal, gastric, amashay, udar, pot, potat, pota, पेट, पोट, पोटात, पोटाचा, पोटाची, पोटाचे, पोटाला, उदर, आमाशय, जठर',
  'liver, livar, lever, liwar, hepatic, jigar, yakrit, yakrut, kaleja, kalija, लिवर, लीवर, लिव्हर, यकृत, जिगर, कलेजा, यकृताचा, यकृतात, लिव्हरचा, लिव्हरला',
  'gallbladder, gall bladder, galbladder, golbladder, gallblader, gb, pitashay, pittashay, pitta thaili, pitt thaili, pit thaili, pitte thaili, pitta thailee, pittachi pishvi, pitta pishvi, safra thaili, pitta ashay, पित्ताशय, पित्त थैली, पित्ताची पिशवी, पित्ताची थैली, पित्ताशया, पित्ताशयात, पित्ताशयातील, पित्ताशयाचा, पित्ताशयाचे, पित्ताशयाची, गॉलब्लैडर, गॉलब्लॅडर, गालब्लैडर',
  'bile, pitta, pitt, pit, safra, पित्त, सफरा',
  'bileduct, bile duct, cbd, common bile duct, pitt nali, pitta nali, pittanalika, पित्त नली, पित्त नलिका, पित्तनलिका, पित्तवाहिनी',
  'duct, nali, nalli, tube, नली, नलिका, वाहिनी',
  'pancreas, pancrea, pancreatic, pankriyas, pancrias, agnyashay, agnashay, swadupind, swadupinda, अग्न्याशय, अग्नाशय, स्वादुपिंड, स्वादुपिंडाचा, स्वादुपिंडात, पैंक्रियाज, पैंक्रियास, पॅनक्रियाज',
  'intestine, intestinal, bowel, gut, aant, aanth, ant, aanto, aanton, aante, aanten, anto, antdi, antadi, antari, aatdi, antadya, aatade, atade, aatada, आंत, आंतों, आंते, आंतें, अंतड़ी, आंतड़ी, आतडे, आतडी, आतड्या, आतड्याचा, आतड्यात, आतड्यांचा, इंटेस्टाइन',
  'colon, colonic, large intestine, large bowel, big intestine, badi aant, bari aant, badi ant, mothe atade, mothe aatade, colorectal, बड़ी आंत, मोठे आतडे, मोठ्या आतड्याचा, मोठ्या आतड्यात, कोलन',
  'smallintestine, small bowel, small intestinal, choti aant, chhoti aant, choti ant, lahan atade, lahan aatade, छोटी आंत, लहान आतडे, लहान आतड्याचा, लहान आतड्यात, duodenum, duodenal, jejunum, ileum',
  'rectum, rectal, malashay, malashaya, gudashay, gudashaya, guda marg, मलाशय, गुदाशय, गुदाशयाचा, मलाशयाचा, गुदा मार्ग',
  'anus, anal, guda, gud, gudda, guddwar, gudadwar, gudadvar, back passage, ass hole, asshole, bum, butt, bottom, potty jagah, latrine jagah, toilet jagah, tatti jagah, potty raste, latrine raste, sandasachi jaga, shauchachi jaga, गुदा, गुदद्वार, गुदाद्वार, शौच जागा, शौचाची जागा, शौचाच्या जागी, लैट्रिन जगह, मल द्वार, मलद्वार',
  'oesophagus, esophagus, food pipe, foodpipe, gullet, khane nali, bhojan nali, annanalika, anna nalika, खाने नली, भोजन नली, अन्ननलिका, अन्न नलिका',
  'navel, umbilical, umbilicus, belly button, nabhi, nabi, bembi, benbi, dhondi, नाभि, नाभी, बेंबी, बेंबीचा, बेंबीत',
  'groin, inguinal, jangh, jaangh, jaanghon, jaangh jod, uru sandhi, vankshan, जांघ, जांघों, जांघेत, जांघ जोड़, वंक्षण',
  'chest, seena, sina, chati, chhati, seene, chhatit, chhatimadhye, सीने, सीना, छाती, छातीत',
  'throat, gala, gale, ghasa, ghashat, गला, गले, घसा, घशात',
  'eye, eyes, aankh, aankhe, aankhen, ankh, akh, dole, dola, आंख, आंखें, आंखे, आँखों, डोळे, डोळा, डोळ्यांत',
  'skin, tvacha, twacha, chamdi, त्वचा, चमड़ी, कातडी',
  'scar, incision, tanke jagah, taanke, tanka, tankyanchya, stitches, stitch, vran, निशान, टांके, टाके',
  // what it does
  'pain, painful, paining, pains, dard, dardh, dukh, dukhna, dukhta, dukhte, dukhto, dukhat, dukhtay, dukhi, ache, aching, hurt, hurts, hurting, sore, soreness, vedana, peeda, pida, duk, दर्द, दुखणे, दुखते, दुखतं, दुखत, दुखतंय, दुखना, दुखी, वेदना, पीड़ा',
  'stomachpain, petdard, pet dard, stomach ache, stomachache, belly pain, tummy ache, abdominal pain, potdukhi, potdukhee, pot dukhi, pot dukhte, potat dukhte, potat dukhat, udarshul, पेटदर्द, पोटदुखी, पोट दुखी, पोट दुखणे, पोट दुखते, पोटात दुखते, पोटात दुखत, पोटशूळ',
  'burning, burn, jalan, jalna, jaljal, jalajal, jaljala, aag, जलन, जळजळ, आग',
  'acidity, acid, acidic, acid reflux, reflux, refluks, gerd, gord, heartburn, heart burn, amlpitta, amlapitta, amlpitt, khatti dakar, khatta dakar, khatti dakare, seene jalan, chhatit jaljal, chhati jalan, एसिडिटी, अ‍ॅसिडिटी, ॲसिडिटी, एसिड, अम्लपित्त, आम्लपित्त, खट्टी डकार, सीने जलन, छातीत जळजळ, छाती जलन, रिफ्लक्स',
  'sour, khatta, khatti, ambat, aambat, खट्टा, खट्टी, आंबट',
  'fasting, khali pet, khaali pet, empty stomach, bhukha, bhuka, bhukhe, upashi, upashi poti, खाली पेट, उपाशी, उपाशीपोटी, भूखे',
  'test, tests, check, checkup, check up, jaanch, janch, tapasni, tapasani, जांच, जाँच, तपासणी, टेस्ट',
  'relief, aaram, aram, rahat, आराम, राहत',
  'lying, lie down, lying down, letne, letna, let kar, sleeping, sone, jhopne, jhoplyavar, लेटने, लेटना, झोपल्यावर',
  'spread, phail, fail, pasarla, फैलना, पसरला',
  'burp, burping, belching, dakar, dakaar, dhekar, डकार, ढेकर',
  'hiatus, hiatal, हायटस',
  'gas, gass, gaas, wind, flatulence, bloating, bloated, afara, afra, aphara, vayu, pet phoolna, pet fulna, pet phulna, pet foolna, pot fugne, pot phugne, pot fugate, गैस, गॅस, वायु, वात, अफारा, पेट फूलना, पेट फूल, पोट फुगणे, पोट फुगते, पोटफुगी',
  'indigestion, indigest, dyspepsia, apach, badhazmi, badhajmi, badhazami, apachan, apchan, ajirna, ajeern, hazam, hajam, pachan, pachta, pachti, pachna, pachana, digestion, digest, digested, अपच, बदहजमी, अजीर्ण, अपचन, हजम, पाचन, पचन',
  'constipation, constipated, kabz, kabj, kabaj, qabz, kabziyat, kabjiyat, kabjiat, badhkoshta, baddhkoshta, baddhakoshtata, malavrodh, malavrod, motion tight, hard motion, hard stool, latrine tight, potty tight, potty saaf, pet saaf, pot saf, कब्ज, क़ब्ज़, कब्जियत, बद्धकोष्ठता, मलावरोध, पेट साफ, पोट साफ, शौचास कठीण',
  'diarrhoea, diarrhea, dayria, dairiya, loose motion, loose motions, loosemotion, dast, dasth, patle dast, patli latrine, patli potty, julab, jullab, atisar, hagwan, दस्त, जुलाब, अतिसार, हगवण, पतले दस्त, लूज मोशन',
  'stool, stools, potty, poty, pottty, latrine, latrin, letrin, lettrine, tatti, tatty, motion, motions, poop, feces, faeces, toilet, shauch, sauch, shouch, shauchatun, shouchatun, shauchat, sandas, sandaas, sandasatun, mal, mala, bathroom, potty raaste, मल, शौच, शौचास, शौचाला, शौचातून, शौचात, शौचावाटे, संडास, संडासातून, संडासात, लैट्रिन, लेट्रिन, टट्टी, पॉटी, मोशन',
  'blood, bleed, bleeding, bleeds, bloody, khoon, khun, khoonn, khon, rakt, raktha, rakta, rakat, raktastrav, raktasrav, lal rang, खून, खून, रक्त, लहू, रक्तस्त्राव, रक्तस्राव, ब्लीडिंग',
  'vomit, vomiting, vomits, vomitting, vometing, omit, ulti, ultee, ulati, ulatee, ultiyan, ultiya, ultya, okari, okaari, okarya, उल्टी, उलटी, उल्टियां, उलट्या, ओकारी, ओकाऱ्या, वमन, कै',
  'nausea, ji machalna, jee machlana, ji michlana, mitli, malmal, malmalne, ji ghabrana, जी मिचलाना, मितली, मळमळ, मळमळते',
  'fever, bukhar, bukhaar, bukar, jwar, tap, taap, temperature, thandi, chill, chills, shivering, kampkampi, kaapra, बुखार, ताप, ज्वर, ठंड, कंपकंपी, थंडी',
  'jaundice, jaundis, jondis, jaundish, jondice, peelia, peeliya, piliya, pilia, piliyaa, peliya, kavil, kaweel, kawil, kaavil, kamala, kamla, पीलिया, पिलिया, कावीळ, काविळ, कामला, जॉन्डिस',
  'yellow, peela, pila, peeli, pili, peele, pile rang, pivla, pivle, pivali, piwle, पीला, पीली, पीले, पिवळा, पिवळे, पिवळी',
  'itching, itch, itchy, khujli, khujalee, khujali, kharish, khaj, khajj, khaaj, kandu, खुजली, खाज, खारिश, कंडू',
  'swelling, swollen, swell, swells, inflammation, inflamed, sujan, soojan, sujhan, sooj, suj, suja, phool, phul, ful, fool, phoola, phula, fula, phoolna, phulna, fulna, phuli, phooli, fuli, fugli, phugli, phugna, sujli, suj, soojh, suja, shoth, sooj, सूजन, सुजन, सूज, शोथ, सुजली, फुगलंय, फुगलं, फुगला, फूलना, फूला, फूली, फूल, फुगली, फुगलेली, फुगणे, फुगले',
  'lump, mass, gaanth, ganth, gath, gaath, gathan, ganthi, tumour, tumor, tyumar, growth, rasoli, swelling lump, gola, lesion, spot, dhabba, गांठ, गाठ, गाँठ, रसौली, ट्यूमर, धब्बा, डाग',
  'bulge, bulging, ubhar, ubhaar, phugvata, fugvata, bahar nikla, bahar nikal, baher yete, baher yene, उभार, फुगवटा, बाहर निकल, बाहेर येते',
  'cyst, cysts, sist, sista, siste, putti, puti, pani gaanth, water bag, पुटी, सिस्ट, पाण्याची गाठ',
  'cancer, cancr, cancar, canser, kancer, kanser, kensar, kainsar, kensr, karkarog, karkrog, carcinoma, malignant, malignancy, कैंसर, कॅन्सर, कँसर, कर्करोग, केंसर, कर्करोगाची, कॅन्सरची',
  'polyp, polip, polyps, polype, पॉलिप, पॉलीप, पोलिप',
  'stone, stones, ston, sotne, pathri, pathari, patri, pathree, pathary, patthri, patharee, pathdi, pathriyan, khada, khade, khadaa, khadde, mutkhade, calculi, calculus, पथरी, पत्थर, खडा, खडे, खड्यांचा, स्टोन',
  'gallstone, gallstones, gallbladder stone, gall stone, gallbladderstone, pitta pathri, pittashay khade, पित्त पथरी, पित्ताशय खडे, cholelithiasis, cholelith, cholecystitis, गॉलस्टोन',
  'kidney, kidny, kidni, gurda, gurde, gurdey, mutrapind, renal, gurdi, किडनी, गुर्दे, गुर्दा, मूत्रपिंड',
  'urine, peshab, pishab, peshaab, urin, pee, mutra, laghvi, laghavi, susu, पेशाब, मूत्र, लघवी',
  'dark, gehra, gadad, gahra, गहरा, गडद',
  'pale, safed, white, clay, pandhra, पांढरा, सफेद',
  'black, kala, kali, kaala, kaali, kale, tar, tarry, काला, काली, काळा, काळी, काळे, काळ्या',
  'weight, wajan, vajan, wazan, vazan, wt, वजन, वज़न',
  'obesity, obese, motapa, motaapa, mota, moti, mote, fat, fatty person, over weight, overweight, lathpana, latthapana, jadi, jaad, sthulata, sthulpana, charbi, मोटापा, मोटापे, लठ्ठपणा, स्थूलता, चरबी',
  'loss, lose, losing, reduce, reduction, ghat, ghatana, ghatna, kam, kami, kam karna, kam karne, घट, घटाना, घटाने, कम, कमी',
  'appetite, hunger, bhook, bhukh, bhuk, भूख, भूक',
  'weakness, weak, kamzori, kamjori, tired, tiredness, fatigue, thakan, thakva, ashakt, कमजोरी, थकान, अशक्तपणा, थकवा',
  'swallow, swallowing, swallowed, nigal, nigla, nigli, nigalna, nigalne, nigalte, nigalta, gilne, gilta, gilayla, khana atakna, food stuck, khana atak, निगल, निगला, निगली, निगलना, निगलने, गिळला, गिळली, गिळणे, गिळताना, गिळायला, खाना अटकना',
  'stuck, block, blocked, blockage, band, bandh, rukawat, rukavat, obstruction, obstructed, atak, atka, atakna, adthala, adkale, रुकावट, अडथळा, बंद, अटकना, अडकणे, अडकले',
  'hole, surakh, suraakh, सुराख, सूराख, perforation, perforated, burst, ruptured, chhed, ched, chidra, bhok, phatna, fatna, phat, phutne, futne, छेद, छिद्र, भोक, फटना, फट, फुटणे, फुटले',
  'tear, cut, crack, chir, chira, chire, cheera, cheer, चीरा, चीरे, phati, fati, kata, katna, cir, चीर, चिरा, फटी, कट',
  'pus, peep, pip, mawad, mavad, pas, poo, पीप, मवाद, पू, पस',
  'abscess, phoda, foda, phora, fora, gand foda, galu, फोड़ा, गळू',
  'hard, kadak, sakht, tight, kathor, kathin, tait, कड़ा, सख्त, कडक, कठीण, टाइट, घट्ट',
  'narrow, narrowing, stricture, sikudna, sikudan, sikud, sikur, shrink, shrunk, shrinking, akunchan, arund, सिकुड़ना, सिकुड़न, अरुंद',
  'infection, sankraman, infected, संक्रमण, संसर्ग',
  'ulcer, alsar, chhale, chale, vran ulcer, अल्सर, छाले, व्रण',
  'worm, worms, kide, keede, kida, krimi, jant, जंत, कीड़े, कृमि',
  'dog, kutta, kutra, kutte, कुत्ता, कुत्र्याचा',
  'alcohol, sharab, daru, drinking, daaru, शराब, दारू, दारु',
  // diseases
  'piles, pile, pailes, pails, pils, piels, piless, pilesh, paails, hemorrhoid, haemorrhoid, hemroid, hemoroid, hemroids, emeroids, bawasir, bawaseer, bavasir, bavaseer, babasir, bavasheer, bawasheer, arsh, arsha, mulvyadh, mulvyad, moolvyadh, mulvadh, mulavyadh, mulyadh, mulvyada, mase, masse, massa, massey, बवासीर, मूळव्याध, मुळव्याध, मूलव्याध, मोड, मस्से, मस्सा, पाइल्स, पाईल्स, अर्श',
  'fissure, fisure, fisher, fishar, fissur, fissher, fisar, fishure, pheeshar, parikartika, gudvidar, guda vidar, gudchir, फिशर, फ़िशर, फिशर्स, गुदचीर, गुदा विदर, परिकर्तिका',
  'fistula, fistulla, fistla, phistula, fisthula, fistule, bhagandar, bhagander, bhgandar, bagandar, bhagandhar, nasoor, nasur, naasoor, nadi vran, भगंदर, भगन्दर, नासूर, फिस्टुला, फिश्चुला, फिस्तुला',
  'hernia, harnia, harniya, herniya, hernea, hirnia, haniya, arniya, antargal, antravriddhi, antravridhi, aant utarna, हर्निया, हार्निया, हर्णिया, अंतर्गळ, आंत उतरना',
  'cirrhosis, cirosis, sirosis, cirhosis, cirrosis, siroses, liver kharab, liver sikudna, liver damage, liver failure, livar fail, liver fail, सिरोसिस, सिरॉसिस, लिवर खराब, लिव्हर खराब, लिवर फेल',
  'ascites, pet pani, pet paani, pet mein pani, jalodar, jalodhar, potat pani, pot pani, water stomach, पेट पानी, पोटात पाणी, जलोदर',
  'pancreatitis, pancreatis, pankriatitis, pancratitis, pancritis, pancreas swelling, agnyashay sujan, swadupind sooj, पैंक्रियाटाइटिस, अग्नाशयशोथ, अग्न्याशय सूजन, स्वादुपिंड सूज, स्वादुपिंडाची सूज',
  'colitis, kolaitis, colaitis, ulcerative, कोलाइटिस, कोलायटिस',
  'crohn, crohns, krohn, chrons, क्रोहन',
  'hydatid, hidatid, haidatid, hydrated cyst, echinococcus, echinococcosis, हाइडेटिड, हायडॅटिड',
  'haemangioma, hemangioma, hemangeoma, angioma',
  'fattyliver, fatty liver, liver charbi, liver fat, charbi liver, liver par charbi, liver chikna, फैटी लिवर, फॅटी लिव्हर, लिवर चर्बी, यकृत चरबी',
  'appendix, appendicitis, apendix, appendics, apendics, अपेंडिक्स, अपेंडिसाइटिस',
  // what is done
  'operation, surgery, surgeries, surgical, oparation, opration, opreshan, oparesan, operate, serjari, surjari, sarjari, shastrakriya, shastrkriya, chirfad, ऑपरेशन, आपरेशन, सर्जरी, शस्त्रक्रिया, शल्य',
  'treatment, treat, ilaj, ilaaj, elaj, eelaj, upchar, upchaar, upay, therapy, इलाज, उपचार, उपाय',
  'symptom, lakshan, laxan, lakshana, sign, लक्षण, लक्षणे',
  'disease, diseases, illness, bimari, beemari, rog, vikar, ajar, aajar, problem, problems, takleef, taklif, samasya, complaint, tras, बीमारी, रोग, आजार, विकार, समस्या, तकलीफ, त्रास',
  'cause, karan, reason, कारण, कारणे',
  'medicine, dawa, dawai, davai, dava, tablet, goli, aushadh, goliya, syrup, दवा, दवाई, औषध, गोळी, गोली',
  'doctor, daktar, doktar, dr, daktr, vaidya, surgeon, sarjan, specialist, डॉक्टर, डाक्टर, सर्जन',
  'hospital, clinic, haspatal, dawakhana, davakhana, aspatal, रुग्णालय, अस्पताल, दवाखाना, क्लिनिक',
  'cost, price, charge, charges, fee, fees, kharcha, kharch, paisa, paise, rate, rupees, budget, expense, खर्च, खर्चा, फीस, फी, किंमत',
  'keyhole, key hole, laparoscopy, laparoscopic, laproscopy, laproscopic, laparascopic, lapro, lap, durbin, doorbeen, doorbin, durbeen, लेप्रोस्कोपी, लॅप्रोस्कोपी, दूरबीन, दुर्बिण, दुर्बिणीने',
  'robot, robotic, robotics, robo, robort, रोबोट, रोबोटिक',
  'laser, lazer, lejar, leser, लेजर, लेझर',
  'endoscopy, endoscope, gastroscopy, endoscopi, indoscopy, camera test, camera, ogd, एंडोस्कोपी, एन्डोस्कोपी',
  'colonoscopy, colonscopy, colonoscopi, kolonoscopy, colnoscopy, कोलोनोस्कोपी, कोलोनोस्कोपी',
  'ultrasound, sonography, sonografi, sonografy, sonogaraphy, usg, ultrasaund, ultra sound, altrasound, सोनोग्राफी, अल्ट्रासाउंड, अल्ट्रासाऊंड',
  'whipple, whippal, wipple, whiple, vipal, whipples, pancreaticoduodenectomy, व्हिपल, विपल',
  'bariatric, beriatric, bariatrik, barriatric, bariyatric, sleeve, बेरियाट्रिक, बॅरिएट्रिक',
  'remove, removal, removed, out, nikalna, nikalne, nikalwana, nikala, nikal, nikalenge, niklega, nikalega, nikalte, kadhne, kadhane, kadhun, kadhla, ectomy, निकालना, निकालने, निकालने, निकाल, काढणे, काढून',
  'wound, ghav, ghaav, zakhm, jakham, jakhm, घाव, जख्म, जखम',
  // circumstances
  'after, baad, bad, nantar, nanter, later, post, ke baad, बाद, नंतर',
  'before, pehle, pahle, aadhi, prior, pre, पहले, आधी',
  'food, eat, eating, eats, ate, drink, drinks, khau, khaye, khaen, khayen, khave, peena, pina, peene, egg, eggs, milk, tea, chai, chicken, oily, tel, ghee, खाएं, खाऊ, खाये, खावे, खायला, पीना, प्यावे, अंडा, दूध, चाय, meal, diet, khana, khane, khaana, khaane, khaya, bhojan, aahar, ahar, jevan, jevalyavar, jevlyavar, khanpan, khaun, khanyache, खाना, खाने, भोजन, आहार, जेवण, जेवल्यावर, खाल्ल्यावर, खाल्ल्यानंतर, खाणे, डाइट, डाएट',
  'right, dayi, daayi, dahine, dahini, dayen, ujvya, ujavi, ujvi, दाईं, दाहिने, दायें, दाएं, उजव्या, उजवी',
  'left, baayi, bayi, bayen, davya, davi, बाईं, बाएं, डाव्या, डावी',
  'upper, up, above, upar, upper side, uparcha, varchya, ऊपर, वरच्या',
  'lower, down, below, neeche, niche, nichla, khalchya, नीचे, निचले, खालच्या',
  'back, kamar, peeth, pith, path, पीठ, पाठ, पाठीत, कमर',
  'sudden, suddenly, achanak, achank, ekdum, ekdam, acanak, अचानक, एकदम',
  'severe, tez, tej, teevra, tivra, bahut, bohot, boht, bhot, bahot, unbearable, intense, extreme, terrible, worst, zor, jor, zyada, jyada, jaada, khup, khoop, lot, lots, heavy, heavily, too much, excess, असह्य, तेज, तेज़, बहुत, ज्यादा, ज़्यादा, खूप, जास्त, तीव्र, भयंकर, जोरात, asahya, bhayankar',
  'not, no, cannot, cant, dont, doesnt, unable, nahi, nahin, nai, nhi, nahee, nako, nahiye, नहीं, नही, नाही, नाहीत',
  'pass, passing, comes, nikalti, nikalta, nikal rahi, hone, utarna, utar, उतरना, निकलती, निकलता',
  'small, choti, chota, chhoti, chhota, chote, lahan, छोटी, छोटा, लहान, छोटे',
  'large, big, badi, bada, bari, motha, mothi, बड़ी, बड़ा, मोठा, मोठी',
  'pregnant, pregnancy, garbh, garbhvati, pregnent, garodar, गर्भवती, गरोदर, प्रेग्नेंट',
  'baby, child, children, kid, kids, bacha, baccha, bachcha, bachhe, bacche, bachche, bal, mul, mulgi, mulga, infant, newborn, बच्चा, बच्चे, बच्चों, बाळ, बाळाला, मूल, मुलाला',
  'report, reports, रिपोर्ट',
  'vein, veins, nas, nasen, nase, naso, नस, नसें, शीर, shir',
  'water, pani, paani, fluid, pane, पानी, पाणी',
  'bag, thaili, thailee, pishvi, pishavi, थैली, पिशवी',
  'safe, surakshit, सुरक्षित, dangerous, khatarnak, dhokadayak, खतरनाक, धोकादायक',
  'insurance, bima, beema, vima, mediclaim, cashless, insurence, बीमा, विमा, इन्शुरन्स',
  'anaesthesia, anesthesia, anaesthetic, anesthetic, behoshi, behosi, bhul, bhool dene, sunn, बेहोशी, भूल, एनेस्थीसिया',
  'stitchcut, tanke katna, tanke khulna, tanke kab katenge, stitches removal, टांके कटेंगे, टांके कटना, टाके काढणे',
  'bath, bathing, nahana, nahane, snan, angol, aanghol, anghol, shower, नहाना, स्नान, आंघोळ',
  'lifting, lift, uthana, uthane, uchalne, uchalane, bojh, bhari, उठाना, उचलणे, उचलू, वजन उचलणे',
  'travel, travelling, traveling, journey, safar, pravas, train, flight, bus, सफर, यात्रा, प्रवास',
  'city, town, shahar, sheher, shehar, gaon, gaav, शहर, शहरात, गाव, गांव',
  'wait, waiting, delay, postpone, rukna, ruk, tal, taalna, talna, thambne, thamb, thambta, रुकना, टाल, टालना, थांबणे, थांबता, थांबू',
  'necessary, need, zaroori, jaruri, zaruri, jaroori, garaj, garajeche, garjeche, must, ज़रूरी, जरूरी, गरजेचे, गरज, आवश्यक',
  'prepare, preparation, preparing, tayari, taiyari, tayyari, तैयारी, तयारी',
  'home, ghar, ghari, घर, घरी',
  'time, timing, timings, hours, samay, milenge, वेळ, समय, opening, open time',
  'number, phone, mobile, phone number, contact number, call, नंबर, फोन, मोबाइल',
  'tissue, paper, kagaz, कागद',
  'choice, antar, farak, difference, vs, versus, compare, comparison, फरक, अंतर',
  'age, old age, elderly, senior, budhapa, vayaskar, बुढ़ापा, वृद्ध',
  'mouth, muh, munh, mooh, tond, tondat, मुंह, मुँह, तोंड, तोंडात',
  'hand, haath, hath, arm, हाथ, हात',
  'leg, foot, pair, pairon, pay, payala, feet, पैर, पाय, पायाला',
  'lung, lungs, phephda, phephde, fefde, फेफड़े, फुफ्फुस',
  'bone, haddi, haad, हड्डी, हाड',
  'hair, baal, kes, बाल, केस',
  'tooth, teeth, daant, dant, dat, daat, दांत, दात',
  'ear, kaan, kan, कान',
  'nose, naak, nak, नाक',
  'head, sir, sar, doke, doka, सिर, सर, डोके, डोकं',
  'knee, ghutna, ghutne, gudgha, gudghe, घुटना, घुटने, गुडघा, गुडघे',
  'breast, stan, breasts, स्तन, स्तनात',
  'uterus, womb, bachedani, bachadani, garbhashay, garbhashaya, गर्भाशय, बच्चेदानी',
  'period, periods, menses, menstruation, mc, mahwari, mahavari, masik, pali, माहवारी, मासिक पाळी, पाळी',
  'cough, khansi, khasi, khokla, खांसी, खोकला',
  'diabetes, diabetic, sugar, madhumeh, madhumeha, shugar, डायबिटीज, मधुमेह, शुगर',
];

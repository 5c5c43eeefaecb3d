/** What people type for an article, by its title; they join the titles that the blog brings. */
export const articles: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Blood in the stool: when to act': [
    'blood in stool', 'black stool', 'potty mein khoon', 'kali potty', 'काळी शौच', 'shauch mein khoon', 'latrine mein khoon', 'शौचातून रक्त', 'शौच में खून', 'bleeding while passing stool', 'rectal bleeding', 'blood from anus', 'guda se khoon', 'blood in toilet', 'blood on toilet paper', 'potty ke saath khoon', 'sandasatun rakta', 'blood after motion', 'bleeding on tissue', 'blood on tissue paper', 'red stool', 'lal potty', 'dark stool', 'colour of blood in stool', 'potty mein lal khoon', 'blood stool cause', 'khoon ka kya karan', 'latrine mein khoon aana', 'bleeding from back passage', 'blood in stool which doctor', 'blood in stool no pain', 'khoon aana',
  ],
  'What to eat after gallbladder surgery': [
    'diet after gallbladder surgery', 'food after gallbladder removal', 'gallbladder operation ke baad kya khaye', 'gallbladder operation ke baad khana', 'gallbladder diet', 'pathri operation ke baad khana', 'पित्ताशय शस्त्रक्रियेनंतर आहार', 'eat after gallbladder operation', 'gallbladder surgery diet chart', 'pitta ki thaili nikalne ke baad khana', 'oily food after gallbladder removal', 'ghee after gallbladder surgery', 'loose motion after gallbladder removal', 'eggs after gallbladder surgery', 'milk tea after gallbladder operation', 'fat free diet gallbladder', 'gallbladder ke liye diet', 'गॉलब्लॅडर ऑपरेशननंतर काय खावे', 'gallbladder food',
  ],
  'Fatty liver: what it means and what helps': [
    'fatty liver', 'fatty liver diet', 'fatty liver treatment', 'fatty liver ka ilaj', 'liver par charbi', 'liver mein charbi', 'फैटी लिवर', 'फॅटी लिव्हर', 'यकृतावर चरबी', 'grade 1 fatty liver', 'grade 2 fatty liver', 'grade one fatty liver', 'nafld', 'masld', 'mash', 'nash', 'liver fat', 'fat in liver', 'fatty liver exercise', 'fatty liver food', 'fatty liver dawa', 'fatty liver cure', 'liver tonic', 'liver detox', 'liver clean', 'giloy liver', 'saroglitazar', 'resmetirom', 'liver ke liye khana', 'liver diet', 'hepatic steatosis', 'steatosis',
  ],
  'Gallstones found by chance: do I need an operation?': [
    'gallstone no pain', 'silent gallstone', 'gallstones found by chance', 'gallstone without symptoms', 'asymptomatic gallstone', 'pathri hai par dard nahi', 'pitta ki pathri bina dard', 'stone in gallbladder no pain', 'gallbladder stone operation zaroori', 'is operation necessary for gallstones', 'gallstone found in scan', 'sonography mein pathri mili', 'can i leave gallstones', 'gallstones wait', 'pathri ka operation karna zaroori hai', 'gallbladder stone without operation', 'gallstone cancer risk', 'small gallstone', 'पित्ताशयातील खडे दुखत नाहीत', 'gallstones incidental',
  ],
  'Going home after a big operation': [
    'going home after operation', 'big operation recovery', 'home care after major surgery', 'discharge after operation', 'operation ke baad ghar', 'bade operation ke baad', 'मोठ्या ऑपरेशननंतर घरी', 'tired after operation', 'operation ke baad kamzori', 'weakness after surgery', 'after major surgery walking', 'fatigue after surgery', 'care of old parent after operation', 'life after big surgery', 'ghar par dekhbhal', 'home after hospital', 'major surgery home', 'sleep after operation', 'lifting after operation', 'food at home after operation',
  ],
  'Hernia: can I wait?': [
    'hernia wait', 'can hernia wait', 'hernia operation necessary', 'hernia operation zaroori hai', 'hernia ka operation kab', 'hernia without surgery', 'hernia bina operation theek', 'watchful waiting hernia', 'hernia no pain', 'hernia delay', 'हर्निया ऑपरेशन गरजेचे आहे का', 'hernia ka operation na kare to', 'hernia urgent', 'small hernia no pain', 'how long can i wait hernia', 'hernia dangerous', 'hernia khatarnak', 'hernia old age', 'hernia belt use', 'hernia delay operation',
  ],
  'Jaundice: why the hurry?': [
    'jaundice', 'peelia', 'piliya', 'kavil', 'कावीळ', 'पीलिया', 'yellow eyes', 'yellow skin', 'aankh peeli', 'aankhein peeli', 'डोळे पिवळे', 'आंखें पीली', 'peelia ka ilaj', 'kavil upay', 'jaundice treatment', 'jaundice cause', 'obstructive jaundice', 'dark urine', 'peshab peela', 'yellow urine', 'peela peshab', 'लघवी पिवळी', 'pale stool', 'white stool', 'safed potty', 'clay stool', 'itching jaundice', 'khujli aur peelia', 'body itching yellow', 'bilirubin high', 'bilirubin badha', 'bilirubin', 'jaundice diet', 'jaundice medicine', 'peelia jhad phoonk', 'body yellow', 'sharir peela', 'jaundice ercp', 'jaundice doctor', 'jaundice in adults', 'whole body itching',
  ],
  'Piles or something worse?': [
    'piles or cancer', 'is it piles or cancer', 'bawasir ya cancer', 'piles cancer difference', 'piles vs cancer', 'difference between piles and cancer', 'can piles become cancer', 'bawasir se cancer', 'piles turn into cancer', 'मूळव्याध की कॅन्सर', 'piles fissure difference', 'piles and fistula difference', 'piles fissure fistula', 'bawasir aur fissure mein antar', 'not piles', 'piles dangerous', 'piles check', 'piles something serious', 'bleeding not piles', 'bawasir hai ya kuch aur',
  ],
  'Preparing for a colonoscopy': [
    'colonoscopy', 'colonoscopy preparation', 'prepare for colonoscopy', 'colonoscopy ki tayari', 'colonoscopy se pehle', 'कोलोनोस्कोपी तयारी', 'colonoscopy pain', 'colonoscopy diet', 'bowel preparation', 'bowel prep', 'colonoscopy powder', 'peglec', 'colonoscopy before food', 'what to eat before colonoscopy', 'colonoscopy kaise hoti hai', 'camera test bowel', 'camera from back passage', 'peeche se camera', 'guda se camera', 'sigmoidoscopy', 'colonoscopy cost', 'is colonoscopy painful', 'colonoscopy sedation', 'colonoscopy test', 'pet saaf karne ki dawa', 'doorbeen ki jaanch', 'pet saaf dawa doorbeen',
  ],
  'Reflux that does not go away': [
    'acidity not going', 'acidity not going away', 'reflux not going', 'acidity theek nahi ho rahi', 'acidity every day', 'long time acidity', 'purani acidity', 'acidity wapas aati', 'acidity tablets not working', 'reflux that stays', 'reflux medicine not working', 'ppi not working', 'गोळ्या घेऊनही ॲसिडिटी', 'सतत ॲसिडिटी', 'acidity roz', 'heartburn every night', 'reflux persistent', 'chronic acidity', 'acidity diet', 'acidity mein kya khaye', 'stop acidity tablets', 'endoscopy for acidity', 'acidity home remedy', 'acidity tablet', 'acidity ki goli', 'acidity tablet every day',
  ],
  'Robotic or keyhole surgery?': [
    'robotic or keyhole', 'robotic vs laparoscopic', 'robotic or laparoscopic', 'difference robotic laparoscopic', 'robot better than laparoscopy', 'is robotic surgery better', 'robotic ya doorbeen', 'robot ya laparoscopy', 'रोबोटिक की लॅप्रोस्कोपी', 'compare robotic keyhole', 'robotic surgery worth it', 'robotic versus keyhole', 'which is better robotic or laparoscopic', 'robotic extra cost', 'keyhole or robot',
  ],
  'Travelling to another city for surgery': [
    'travel for surgery', 'travelling for surgery', 'surgery in another city', 'dusre shahar mein operation', 'dusre sheher operation', 'coming from another city', 'outstation patient', 'bahar se aane wale patient', 'दुसऱ्या शहरात ऑपरेशन', 'train after surgery', 'train travel after operation', 'flight after operation', 'hotel near hospital', 'stay for relatives', 'what papers to bring', 'reports to carry', 'travel after operation', 'how soon travel after surgery', 'safar operation ke baad', 'coming to pune for surgery', 'travel before surgery', 'medical travel', 'international patient',
  ],
};

/** What people type for each page, by the last part of its address; the words that matter most stand first. */
export const gallbladderAndHernia: Readonly<Record<string, ReadonlyArray<string>>> = {
  gallbladderstones: [
    'gallstone', 'gallbladder stone', 'gallbladder', 'stone', 'pathri', 'pitta ki pathri', 'gallbladder pathri', 'pitta ki thaili mein pathri', 'thaili ki pathri', 'pittashayatil khade', 'pittache khade',
    'पित्ताशयातील खडे', 'पित्त खडे', 'पित्ताशयात खडे', 'पित्त की थैली में पथरी', 'gallbladder operation', 'gallbladder removal', 'gallbladder surgery', 'gallbladder nikalna', 'cholecystectomy', 'laparoscopic cholecystectomy', 'lap chole',
    'gallbladder keyhole surgery', 'pathri ka operation', 'pathri ka ilaj', 'pitta ki pathri ka ilaj bina operation', 'stone operation', 'stone removal', 'gallbladder pain', 'gallbladder attack', 'biliary colic', 'cholecystitis', 'gallbladder infection',
    'gallbladder swelling', 'gallbladder sludge', 'sludge in gallbladder', 'pain under right ribs', 'right side upper stomach pain', 'right upper stomach pain', 'upper right pain after food', 'pain after oily food', 'pain after eating fried food', 'tel wala khane ke baad dard', 'talela khane se dard', 'pain right shoulder back after food', 'stomach pain after eating',
    'right side pain', 'dahini taraf dard', 'ujvya bajula pot dukhi', 'right rib pain', 'stone in bile duct', 'cbd stone', 'choledocholithiasis', 'ercp', 'ercp stone', 'pitt ki nali mein pathri', 'silent gallstone', 'stone size', 'multiple stones gallbladder', 'do gallstones need operation', 'dissolve gallstones', 'pathri galane ki dawa', 'gall stone',
    'gallbladder laser', 'calculus gallbladder', 'calculus cholecystitis', 'pitta', 'pitta ki thaili', 'pitta thaili ka operation', 'life without gallbladder',
  ],
  gallbladdercancer: [
    'gallbladder cancer', 'cancer of gallbladder', 'pitta ki thaili ka cancer', 'pittashay cancer', 'पित्ताशयाचा कर्करोग', 'पित्ताशय का कैंसर', 'gallbladder tumour', 'gallbladder mass', 'lump in gallbladder', 'gallbladder polyp', 'polyp in gallbladder', 'pitta thaili mein polyp',
    'thick gallbladder wall', 'gallbladder wall thickening', 'porcelain gallbladder', 'radical cholecystectomy', 'extended cholecystectomy', 'bile duct cancer', 'cholangiocarcinoma', 'klatskin tumour', 'gallbladder cancer stage', 'gallbladder carcinoma', 'gallbladder mein gaanth', 'cancer found after gallbladder removal', 'bile cancer',
    'gallbladder biopsy report cancer', 'painless jaundice with lump',
  ],
  Bileductinjury: [
    'bile duct injury', 'bile leak', 'bile leak after gallbladder operation', 'bile leakage', 'injury to bile duct', 'pitt nali ki chot', 'pitta nali kat gayi', 'pitta ka risav', 'pittanalika dukhapat', 'पित्तनलिकेला इजा', 'पित्तनलिका', 'पित्त गळती', 'bile duct cut', 'bile duct damage', 'jaundice after gallbladder operation',
    'gallbladder operation ke baad peelia', 'gallbladder operation ke baad pet dard', 'gallbladder operation complication', 'operation mein galti', 'gallbladder surgery gone wrong', 'bile coming in drain', 'drain se pitta', 'drain green fluid', 'fever after gallbladder surgery', 'hepaticojejunostomy', 'bile duct stricture', 'bile duct stent', 'pitt nali mein stent', 'stent',
    'bile duct repair', 'bile duct', 'pitt ki nali', 'pain after gallbladder removal', 'problem after gallbladder removal', 'gallbladder nikalne ke baad problem', 'biliary stricture', 'biloma',
  ],
  Inguinalhernial: [
    'hernia', 'inguinal hernia', 'groin hernia', 'hernia operation', 'hernia surgery', 'hernia treatment', 'hernia repair', 'groin lump', 'lump in groin', 'swelling in groin', 'bulge in groin', 'jangh mein gaanth', 'jangh mein sujan', 'jaangh ke jod mein ubhar', 'jangh mein dard aur gaanth', 'जांघेत गाठ', 'जांघ में गांठ', 'हर्निया', 'अंतर्गळ', 'aant utarna', 'aant utar gayi',
    'aant bahar aana', 'scrotum hernia', 'hernia in scrotum', 'andkosh mein hernia', 'hernia mesh', 'jali wala operation', 'hernia jali', 'mesh', 'tep tapp', 'tapp', 'lichtenstein', 'laparoscopic hernia', 'hernia keyhole', 'hernia belt', 'hernia without operation', 'hernia bina operation', 'hernia mein dard', 'bulge when coughing', 'khansne par ubhar', 'khansi par gaanth bahar', 'lump when lifting weight',
    'bhari uthane se gaanth', 'groin pain', 'jangh mein dard', 'gaanth letne par andar chali jati', 'lump goes in when lying down', 'femoral hernia', 'double hernia', 'bilateral hernia', 'hernia in men', 'hernia recurrence', 'hernia wapas', 'hernia symptoms', 'hernia stuck', 'strangulated hernia', 'incarcerated hernia', 'bulge',
  ],
  Ventralhernia: [
    'incisional hernia', 'ventral hernia', 'scar hernia', 'hernia after operation', 'hernia after surgery', 'hernia after caesarean', 'hernia after c section', 'cesarean ke baad hernia', 'delivery ke baad hernia', 'operation ke baad hernia', 'operation ki jagah ubhar', 'tanke ki jagah gaanth', 'chire ka hernia', 'bulge at scar', 'bulge near scar', 'swelling at old operation scar', 'lump near stitches',
    'operation ki jagah sujan', 'tanke ki jagah sujan', 'tanke ki jagah pet phula', 'शस्त्रक्रियेच्या जागी फुगवटा', 'ऑपरेशननंतर हर्निया', 'चीरे का हर्निया', 'पेट का हर्निया', 'पोटाचा हर्निया', 'stomach hernia', 'abdominal hernia', 'abdominal wall hernia', 'pet ka hernia', 'pet ki deewar', 'epigastric hernia', 'hernia above navel', 'upper stomach hernia', 'spigelian hernia', 'diastasis recti', 'belly muscles apart after delivery', 'big hernia', 'large hernia', 'component separation',
    'mesh for scar hernia', 'pet mein ubhar', 'bulge in stomach', 'stomach bulge on sitting up', 'pot fugvata', 'recurrent hernia after mesh', 'hernia after open surgery',
  ],
  Umbilicalhernia: [
    'umbilical hernia', 'navel hernia', 'belly button hernia', 'nabhi ka hernia', 'nabhi mein hernia', 'bembi hernia', 'bembicha hernia', 'बेंबीचा हर्निया', 'नाभि हर्निया', 'paraumbilical hernia', 'bulge at navel', 'navel bulge', 'navel swelling', 'nabhi bahar nikalna', 'nabhi mein ubhar', 'nabhi mein gaanth', 'nabhi phool gayi', 'nabhi mein sujan', 'lump at belly button', 'belly button sticking out', 'baby navel hernia',
    'bache ki nabhi phooli', 'bache ki nabhi bahar', 'baby belly button', 'nabhi mein dard', 'navel pain', 'bembit dukhte', 'बेंबीत दुखते', 'bembi baher', 'बाळाची बेंबी फुगली', 'navel', 'navel hernia in pregnancy', 'dhondi bahar', 'navel hernia operation',
  ],
};

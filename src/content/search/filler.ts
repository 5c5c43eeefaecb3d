/** Words that tell nothing of what is looked for: the grammar of a sentence, whose trouble it is, and for how long. */
export const filler = `
a an the such of in on for to is are was were be been am i me my mine we our you your he his him she her they their it its this that these those there here
and or but so if then than as at by from with into about over also just very only still again please pls plz sir madam
what why how when which who whom can could may might do does did done have has had get gets getting got give gives given will would should shall
any some all more most much many feel feels feeling felt know tell find looking show best good page website site info information details meaning exactly actually
mother father mom mum mummy papa dad daddy maa wife husband son daughter brother sister uncle aunty aunt grandfather grandmother friend baba aai
day days week weeks month months year years din dino hafte hafta mahina mahine saal since ago today yesterday aaj kal roz daily every always
ka ki ke ko me mein mai main mei men se hai hain h ho hota hoti hote hua hui hue raha rahi rahe rha rhi rhe tha thi the gaya gayi gya gyi jata jati jaata jaati jana jaana
kya kyun kyu kyon kaise kese kab kaun kon konsa aur ya bhi to toh hi he par pe per jo jab tab agar lekin
mujhe mujhko mera meri mere mereko apna apni hamara unko unka uska uski usko inko kar karna karne kare karen karein karta karti karo kiya liye wala wali wale vala vali ek kuch koi
aata aati ata ati aana aa aate lagta lagti lagna lag laga lagi lage rehta rehti rahta rahti batao bataiye aaya aayi aaye aya ayi kitna kitni kitne idhar udhar kyu rakhte rakhna rakhe chale chalta chalega pata milega milegi milta hoga hogi honge hongi lete leta leti dete deti hi thik theek thoda thodi bhi bas sirf wajah vajah chahiye sakta sakti sakte hone hona dena deta lena leni lene padti padta karau karaun karwana karvana karna karaye kara karayla bare baare sath saath roz roj pan te ti yeil hoil shakto shakte shakta sakenge batayen
ahe aahe ahet aahet aahey aste asel asto hot hote hoto hotay hotoy hotat zala zale zali jhala jhale jhali jhalay cha chi che chya la na ne madhe madhye mdhe mala pahije hava have lagte lagto aali aala aale ali ala ale majha majhi majhe majhya maza mazi maze mazya tyala tila
kay kaay kase kashi kasa kiti kadhi ani aani sathi saathi mhanje kela keli karave karayche yete yeto yet jate jato
का की के को में मे मैं से है हैं हो होता होती होते हुआ हुई रहा रही रहे था थी थे गया गई जाता जाती जाना क्या क्यों कैसे कब कौन और या भी तो ही पर जो जब अगर
मुझे मेरा मेरी मेरे अपना कर करना करने करें करे लिए वाला वाली एक कुछ कोई आता आती आना लगता लगती दिन महीने साल बताओ बताइए आया आयी आई आए कितना कितनी कितने पता चले चलता मिलेगा मिलता होगा होगी होंगे लेते रखना थोड़ा सिर्फ वजह होऊ शकत नका पाहिजे हवे लागते लागतो आली आला आले दाखवा चाहिए होने
खाऊ सकते सकता सकती सकतं कराऊं कराऊँ करवाना करवाएं करा करावं करावी करू देण्या देना लेना लूं लें पड़ती पड़ता रोज बारे साथ पण ते ती तो हा ही हे मग किंवा येईल होईल शकतो शकते शकता का आज काल उद्या त्यामुळे याचा यांचा कोणते कोणता कोणती
आहे आहेत असते असेल होत होते होतो होतय होतंय झाला झाले झाली झालंय चा ची चे च्या ला ना ने मध्ये मला माझा माझी माझे माझ्या त्याला काय कसे कशी कसा किती कधी आणि साठी म्हणजे करावे येते येतो जाते वर
paas javal najik bar baar var bhar share karo kara बार
b c d e f g j k l m n o p q r s t u v w x y z
long allowed allow permitted padega padegi rehna dikhega dikhegi
khna chaiye chaiye chahie visiting subah savere sakali sham shaam dopahar सुबह सकाळी शाम संध्याकाळी दोपहर sahab saab
hello hi hey namaste namaskar dear thanks thank guide explain explained understand understood nobody total really else like next own people last past previous ahead thought turned
pitaji mataji dadaji dadi nanaji nani chacha chachi mausi mavshi kaka kaki aaji ajoba beti beta bhai bhau bahin behen didi bhabhi vahini sasu sasur bachpan
ne ab ata aata aage pudhe wo woh usne unhone unka inka hum sab sabko pareshan hogaya hogayi rahega rahegi wagera vagaire matlab
नमस्ते नमस्कार धन्यवाद पिताजी माताजी दादाजी दादी नानी चाचा मौसी मावशी काका आजी आजोबा बेटी बेटा भाई बहन दीदी ने अब आता आगे पुढे वो उसने उन्होंने सब परेशान
want wants wanted live lives living come comes coming came go goes went gone take takes took taking keep keeps make makes made put let try tried use used using
see seen say said says told think seem seems start started starting became been being having going getting doing ask asked
now soon later already always never often sometimes usually quite rather too so enough almost every each other another same own both few several
tomorrow tonight morning evening whole entire actually currently suddenly because within between through around near nearby off again
abhi jaldi thodi thoda pura poora puri poori banti banta banna chal chali chalo jaye jaaye jaun jaau padi pad fasta lagi waqt samay dur kitni
ahes aahes asun ahot sangaa sanga mhanun tari jevha tevha khup-da zali
अभी जल्दी थोड़ी वापस पूरा पूरी बनती बनता चला जाए जाऊं समय वक्त दूर सांगा म्हणून जेव्हा तेव्हा
khake khakar khaakar
ghante ghanta ghanto घंटे तास
kr krke krna krni krne krta krte krti rhe hu hun hoon hn muje mujko kese kha le lu lun loon lo lijiye dijiye do dedo batado accept accepted accepts matlab arth id aap aapka aapke apka apke tum hum humko
show anyone someone something really already while during since until become
कृपया मतलब अर्थ आप आपका आपके लीजिए दीजिए
kashya kashe lagtil lagtat lagel lagnar yetil yetat hotil hoil karayla milel milnar yayla aahat ahat hotat hotha karaychi karaycha kelyas sangal chalto chalte chaltat chalel chalnar jayche jaycha jatana baje vajta vajata wajta
lagech immediately de di diye till upto thode thodese thodasa dakhvave dakhvayche dakhvayla dakhvava phir roz gram one two three four five six seven eight nine ten don tin char teen paanch pach das
karni karega karegi karenge karoge accha acha achha acchi acche changla changle changli log logo logon option options cover covers quickly look looks properly proper purna sare saare
jankari mahiti baddal vishayi tell madhun company companies come
अच्छा अच्छी अच्छे चांगला चांगले लोग लोगों करेगा करेगी करेंगे लागतील लागेल लागतात येतील येतात चालतो चालते चालेल जायचे जाताना बजे वाजता माहिती जानकारी बद्दल विषयी करनी पूर्ण
`;

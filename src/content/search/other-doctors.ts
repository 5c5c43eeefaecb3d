/**
 * What other doctors treat, by the title that `not-ours.ts` gives it: families of words of parts of the body, with the endings of Marathi and Hindi, of
 * illnesses, of what is sold and done for them; written as in `practice-words.ts`. Where nothing of ours stands beside one, another doctor is named. Only the Worker
 * reads them.
 */
export const otherDoctors: Readonly<Record<string, string>> = {
  Eyes: `aankh aankhe aankhen aankhon ankhe ankhen ankhon aankhon-mein dole dola dolyat dolyaat dolyatun dolyala dolyanna dolyancha dolyanchi dolyanche dolyacha dolyachi dolyache
    dolyavar chashma chashme chasma chasme chashmyacha chashmyachi chashmyache spectacles specs eyeglasses contact-lens contact-lenses motiyabind motiabind motibindu
    mothibindu cataract catract glaucoma kachbindu retina cornea lasik squint tirlepana conjunctivitis eye-flu eye-drop eye-drops eye-test eyesight nazar-kamzor
    najar-kami intraocular pterygium stye ranjanwadi eyelid
    आंख आंखें आंखों डोळा डोळे डोळ्यात डोळ्यातून डोळ्याला डोळ्यांना डोळ्याचा डोळ्याची डोळ्याचे डोळ्यांचा डोळ्यांची डोळ्यांचे चश्मा चश्मे चष्मा चष्म्याचा चष्म्याची मोतियाबिंद मोतीबिंदू मोतिबिंदू काचबिंदू लेसिक रांजणवाडी`,
  'Ear, nose and throat': `kaan kanat kanaat kanatun kanala kanacha kanachi kanache kaan-mein kano kaano behra bahira bahire aiku aikayla hearing hearing-aid deaf earwax ear-wax eardrum
     nakat nakatun nakala nakacha nakachi naakatun nakseer ghola-fodne ghulna-futne tonsil tonsils tonsilitis adenoid deviated-septum snoring ghorne
    कान कानात कानातून कानाला कानाचा कानाची कानांना बहरा बहिरा नाकात नाकातून नाकाला नाकाचा नाकाची नकसीर घोळणा सायनस टॉन्सिल ऐकू श्रवणयंत्र`,
  'Women’s health, pregnancy and childbirth': `white-discharge safed-pani safed-paani पांढरे-पाणी सफेद-पानी pishvi-kadhayche pishvi-kadhaychi pishvi-kadhne pishvi-kadhnyache pishvi-operation पिशवी-काढायची पिशवी-काढायचे`,
  'Teeth and mouth': `mouth-cancer muh-ka-cancer muh-ke-cancer munh-ka-cancer munh-ke-cancer mukh-cancer oral-cancer tondacha-cancer tondacha-karkarog मुंह-के-कैंसर मुंह-का-कैंसर मुँह-के-कैंसर मुँह-का-कैंसर तोंडाचा-कॅन्सर तोंडाचा-कर्करोग mouth-ulcer mouth-ulcers mouth-sores muh-ke-chhale muh-me-chhale muh-mein-chhale munh-ke-chhale munh-me-chhale tondat-phod tond-aale tond-yene bad-breath muh-ki-badbu मुंह-के-छाले मुंह-में-छाले तोंड-आले तोंड-येणे teeth tooth toth dentst dantist dentist dentists dentures denture braces brases aligners aligner root-canal root-canel rootcanal rct-tooth cavity cavities gums gum-swelling
    daant daanto dant danto dantat daatat daatala dantacha dantachi dantache datala datacha datachi dadh daadh dadhe dadhela dadhechi akkal-dadh wisdom-tooth hirdya hirdyat hirdyatun
    masude masudon muh-ke-chhale tondat-fod toothpaste kavali implant-tooth dental
    दांत दांतों दात दातात दाताला दाताचा दाताची दातांना दाढ दाढेला दाढेची हिरड्या हिरड्यांतून हिरड्यातून मसूड़े मसूड़ों रूट-कैनाल रूट-कॅनल कवळी डेंटिस्ट`,
  'Bones, joints and the back': `gudgha gudghe gudaghe gudghyat gudghyala gudghyanna gudghyacha gudghyachi gudghyache ghutna ghutne ghutno ghutnon ghutno-mein knee knees kneecap knee-cap
    kambar kambaret kambarat kambrat kambarecha kambaretun kamar-mein manka manke mankyat mankyacha mankyachi manakyacha khanda-dukhi khandyat khandyala khandyacha khandyachi khandyache kandha kandhe kandhe-mein
    manet manela maan-dukhte gardan gardan-mein tach tachet tachela talve ediyon edi-mein sandhe-dukhi sandhe-dukhtat सांधे-दुखतात sandhyat sandhyancha sandhyanna sandhedukhi jodon-mein jodon-ka jodon-ke jodo-ka jodo-me jodo-mein haad haade haadancha
    hadancha haadanche hadanche haadanchya hadanchya haddi haddiyon haddi-ka haddi-ke fracture frakchar plaster-kadhayche spondylosis spondylitis osteoporosis arthritis sandhivat 
    physiotherapy ligament meniscus sciatica saitika slip-disc slipdisc gathiya khurdha joint-replacement hip-replacement knock-knee heel-spur vertebra
    गुडघा गुडघे गुडघ्यात गुडघ्याला गुडघ्यांचा गुडघ्याचा गुडघ्याची गुडघ्याचे घुटना घुटने घुटनों कंबर कंबरेत कंबरेला मणका मणक्यात मणक्याचा मणक्याची खांदा खांद्यात खांद्याला खांद्याचा खांद्याची कंधा कंधे
    मानेत गर्दन टाच टाचेत टाचेला एड़ी तळवे सांध्यात सांध्यांना जोड़ों-का जोड़ों-में जोड़ों-के हाड हाडे हाडाचे हाडांचे हाडांचा हाडांच्या हड्डी हड्डियों फ्रॅक्चर फ्रैक्चर संधिवात गठिया सायटिका`,
  'Skin and hair': `baal-jhad baal-jhadna baal-jhadne baal-girna baal-girte baal-galti viral-wart twacha tvacha twachevar tvachevar nayta nayata naayta gajkarna gajkaran daad dadh-khaj ringworm khajuli-cream kharuj wang vang vaang jhaiya jhaiyan pimple pimples pimpal pimpals pimpels
    pimpel pimpls murum putkulya putkuli muhase muhaase acne dandruff konda kondyasathi kesgalti kes-galne kes-galti kes-galtat minoxidil ketoconazole clotrimazole betnovate
    luliconazole fairness sunscreen sunburn melasma pigmentation tanning chamkhil eczema isab psoriasis vitiligo safed-dag pandhre-dag pandhare-daag kod-dag keloid scabies
    hair-oil hair-fall hairfall hair-loss bald baldness takkal taklepana takla-padne hair-transplant face-cream facewash face-wash face-pack angavar-pitta-uthne hives-cream nail-fungus
    त्वचा नायटा गजकर्ण दाद-खाज खरूज वांग झाइयां पिंपल पिंपल्स मुरूम मुरुम पुटकुळ्या मुंहासे मुहांसे कोंडा बाल-झड़ना केसगळती केस-गळ टक्कल इसब सोरायसिस कोड-डाग चामखीळ फेस-क्रीम`,
  'Heart and blood pressure': `dhadkan dhadkane dhadhad heartbeat heart-beat angiography angioplasty enjiography ecg echo-test tmt-test pacemaker hridayvikar hruday hrudayacha hridayacha hart-attack hart-bypass
    हृदय हृदयाचा हृदयविकार दिल-का दिल-के दिल-की दिल-में धड़कन अँजिओग्राफी एंजियोग्राफी ईसीजी`,
  Children: `see-children see-kids see-babies treat-children treat-kids treat-babies check-babies check-kids check-children children-also kids-also bachchon-ko-bhi bachon-ko-bhi bacchon-ko-bhi bachche-ko-bhi baccho-ko-bhi bachon-ka-doctor bachcho-ka-doctor lahan-mulanna lahan-mulancha lahan-mulanche lahan-mulana lahan-balala babies kids-doctor bachche-dekhte बच्चों-को-भी बच्चे-को-भी बच्चों-का-डॉक्टर बच्चों-का-इलाज लहान-मुलांना लहान-मुलांचे लहान-मुलांचा लहान-मुलं लहान-बाळाला polio poliyo polio-drop polio-drops dpt mmr bcg pentavalent rotavirus-vaccine measles measels khasra gowar govar kanjinya chickenpox chicken-pox lasikaran lasikaran-kadhi tikakaran teekakaran
    teekakaran immunisation immunization vaccination-schedule bachhe-ka-tika bachche-ka-tika balache-lasikaran bacche-ka-teeka teething diaper-rash diaper cerelac newborn-weight growth-chart
    पोलियो पोलिओ खसरा खसरे गोवर कांजिण्या लसीकरण टीकाकरण बच्चे-का-टीका बाळाची-लस डायपर`,
  'Brain, nerves and headache': `migraine maigren ardhashishi lakwa lakva paralysis pakshaghat ardhangvayu mirgi epilepsy fits-yene doke-dukhi dokedukhi dokyat dokyacha sar-dard sir-dard sirdard vertigo
    माइग्रेन अर्धशिशी लकवा अर्धांगवायू पक्षाघात मिरगी डोकेदुखी डोक्यात सिरदर्द`,
  'Mind, sleep and mood': `psychologist psychology counselling-for-mind manasopchartadnya मानसोपचारतज्ज्ञ depression dipression anxiety-medicine panic-attack nairashya udasi psychiatrist manasopchar bipolar ocd schizophrenia insomnia nidranash
    डिप्रेशन नैराश्य मनोविकार निद्रानाश`,
};

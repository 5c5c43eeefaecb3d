/**
 * Words of another world than medicine, in English, Hinglish, Marathi and Hindi, written as in `practice-words.ts`. Only the Worker reads them; those that the
 * search box needs as well are in `worlds.ts`.
 */

/** With one of them a query is about something else, though a word beside it ('gas', 'stone', 'pipe', 'motion') may be ours. */
export const otherWorlds = `
shegdi shegadi chulha chulhe choolha chula burner refill refilling bharatgas bharat-gas hp-gas indane ujjwala gobar gobar-gas biogas bio-gas cng png-connection
decoration decorations decorator birthday birthdays balloon-decoration balloons anniversary gift gifts rangoli mehndi mehendi mehandi invitation patrika-format
  repairing reparing repare durusti durustee mistri mistry welding welder spare-part spare-parts servicing puncture engine motor-pump borewell boring-machine
submersible tanker drainage-line septic gutter nal-durusti pipe-fitting pipe-line pipeline hosepipe water-tank   
inverter generator solar voltage wiring switch fuse bulb cleaner cleaning-acid toilet-saaf toilet-cleaner toilet-cleaning harpic phenyl bathroom-tiles
foundation pile-driving piling slab rcc excavation jcb crane crusher retaining plinth plumber fitting fittings
newton newtons physics chemistry biology maths mathematics algebra geometry geography chapter notes textbook project-report
assignment dissertation lecture board-exam ssc hsc cbse icse dasvi dahavi baravi barawi marksheet tenth twelfth hall-ticket cutoff cut-off cutof merit-list
upsc mpsc ssc-exam prelims mains clerk talathi-bharti recruitment typing stenography apprentice iti polytechnic
data-entry part-time-job work-from-home freelancing franchise startup company-registration
eclipse grahan planet galaxy chandrayaan rocket satellite zodiac panchang muhurat kundli vastu numerology
train-timing train-timings train-time bus-timing bus-timings bus-time flight-ticket marriage-gift
pakaye pakana pakane pakau pakave shijvayche shijavayche shijvayla पकाएं पकाना पकाते शिजवायचे शिजवायची leaves leaf garbage laundry computer keyboard printer
game games gaming pubg bgmi free-fire freefire redeem redeem-code ludo rummy teen-patti patte lottery satta matka carrom chess
gaane gane geet lavani natak chitrapat picture-show serial-cast webseries ott hotstar jio airtel vodafone data-pack prepaid postpaid mobile-cover
kurta kurti lehenga sherwani shirt tshirt trousers chappal sandal sneakers handbag bangles mangalsutra earring earrings nose-ring
chakli chakali bhajani ladoo laddu karanji shankarpali misal vadapav vada-pav poha upma idli dosa chutney pickle lonche biryani pulao aloo-paratha thali tandoori
masala-kaise gravy marinade marinate baking oven cooker mixer grinder kaleji kalejee rassa rassam curry curries fry fried-rice rajma soaking-time
bhandi pittal pittalchi steel-bhandi utensil utensils crockery
onion-price bazarbhav bajarbhav bazar-bhav bajar-bhav mandi-bhav krushi krishi shetkari-yojana kapus soyabean-bhav biyane tractor trolley thresher
 poultry-farm goat-farm kukkutpalan shelipalan
ration-card-name name-add aadhar-update voter-id pan-link satbara sat-bara ferfar rent-agreement bhadekaru bhade-karar karar karar-namuna karaar namuna affidavit stamp-paper notary
mahanagarpalika corporation-job zp-bharti gramsevak anganwadi
fd-rate ifsc gold-rate sone-ka-bhav sonyacha-bhav sonyache-bhav chandi mutual-fund sip-plan demat ipo dividend emi-calculator home-loan-emi car-loan bike-loan
vehicle third-party-insurance rto challan-online license-renewal number-plate dzire swift innova activa splendor bullet pulsar tyre tyres
sensor gearbox clutch brake mileage helmet second-hand
ticket tickets tikit ticket-booking darshan fort killa shaniwarwada shanivarwada lonavla-hotel resort homestay picnic sightseeing places-to-see ghumne ghumnyachi
waterpark water-park zoo petrol diesel full-tank pmpml-pass bus-pass monthly-pass lonavla lonavala hotal-booking hotel-booking soil kheti टंकी पेट्रोल डीजल डिझेल bhakri-kashi भाकरी-कशी रेसिपी पाककृती recipes
शेगडी चूल्हा चुल्हा गोबर बायोगैस बायोगॅस सजावट डेकोरेशन बर्थडे वाढदिवस जन्मदिन दुरुस्ती मरम्मत मिस्त्री इंजन इंजिन मोटर बोरवेल नल-की फिटिंग पाईप-फुटला सिलेंडर-बुकिंग
परीक्षा परिक्षा रिजल्ट नोकरभरती महानगरपालिका ग्रहण राशिफल राशीभविष्य कुंडली मुहूर्त गेम खेल-डाउनलोड लॉटरी गाना गाने गाणे गाणी मूवी मूव्ही फिल्म चित्रपट नाटक सीरियल
चकली भाजणी लाडू मिसळ मसाला-कैसे कलेजी रस्सा भांडी बर्तन पितळेची बाजारभाव भाव-आज ट्रॅक्टर ट्रैक्टर बियाणे सातबारा करार भाडेकरू पोटभाडेकरू नमुना भाडे-करार
तिकीट टिकट किल्ला शनिवारवाडा घूमने फिरायला-जागा हॉटेल-बुकिंग मेहंदी रांगोळी कुर्ता साड़ी टायर हेलमेट सेकंड-हँड डाउनलोड रिचार्ज
`;

/**
 * Things of a house, a field, a shop or an office, by families: one alone is of another world, and with two of them nothing is ours, though
 * a word of ours stands between: 'acidity of the soil for a tomato'. Food is none of them, since people say what they ate.
 */
export const things = `
soil mitti matti paudha paudhe paudhon plant plants plantation garden gardening gamla kundi fertilizer fertiliser khat khaad urea compost seedling tamatar tomato-plant mirchi-plant rose-plant tulsi-plant lawn spray-pump pesticide insecticide keetnashak kitaknashak weed harvest sprinkler drip-irrigation polyhouse
मिट्टी माती पौधा पौधे पौधों टमाटर गमला कुंडी खाद खत कीटनाशक फवारणी लागवड
wall walls diwar deewar bhint putty cement concrete itta sand valu plaster-of-paris pop-ceiling ceiling tile tiles farshi granite marble plywood carpenter sutar mason gavandi contractor builder makan makaan neev nimv paya basement-slab roof chhat chhappar waterproofing paint painter primer distemper sealant adhesive fevicol
दीवार भिंत पुट्टी सीमेंट सिमेंट ईंट विटा रेती वाळू टाइल्स टाईल्स फरशी मकान नींव पाया छत छप्पर बिल्डर गवंडी सुतार पेंट पाइल
soap detergent stain stains daag-dhabbe bleach laundry-soap washing-powder shampoo perfume deodorant bucket mop broom jhadu dustbin curtain curtains mattress pillow-cover bedsheet carpet furniture sofa wardrobe cupboard almirah table-lamp
साबण साबुन दाग-धब्बे डिटर्जेंट झाड़ू झाडू पर्दे फर्नीचर सोफा कपाट अलमारी
machine-spare vacuum vaccum drill drilling hammer screwdriver cnc hydraulic compressor pump-set air-filter carburettor carburetor radiator silencer headlight windshield seat-belt gear-oil engine-oil coolant alloy-wheel tubeless chain-set
projector printer-ink toner keyboard-key software antivirus windows-update excel powerpoint ppt coding python java html website-design domain hosting server programming app-developer netflix-account gmail facebook-account whatsapp-message delete-for-everyone hack hacked hacking recharge-plan data-plan
electricity bijli bijlee vij electric-bill bijli-bill meter-reading transformer load-shedding msedcl mseb mahavitaran property-tax gharpatti panipatti nalpatti ghar-patti
बिजली वीज विजेचे लाइट-बिल वीज-बिल बिजली-बिल महावितरण घरपट्टी पाणीपट्टी
jewellery jewelry necklace pukhraj neelam panna moti-ring gemstone gemstones ratti rashi-ratna rudraksha mala-beads bracelet anklet payal silver-coin gold-coin
पुखराज नीलम पन्ना रत्न रत्ती रुद्राक्ष पायल
crop-insurance bhav-kiti bhav-aaj msp onion kanda kapas cotton soyabean soybean sugarcane oos us-factory gud-mandi dairy-loan
syllabus-pdf homework worksheet essay nibandh kavita poem speech-for bhashan grammar tense noun pronoun adjective comma punctuation thesis-topic phd mba viva internship placement campus-placement freshers fresher walkin-interview salary-slip
निबंध कविता भाषण व्याकरण अभ्यासक्रम
honeymoon visa-fee passport-office bus-ticket train-ticket rail-ticket railway-ticket irctc pnr tatkal platform-ticket flight-fare airport-parking toll fastag pollution-certificate puc driving-licence driving-license
रेल्वे-तिकीट रेलवे-टिकट बस-तिकीट बस-टिकट ट्रेन-टिकट
girlfriend boyfriend crush dating breakup propose shaadi-ke-liye matrimony vivah-sanstha bride groom wedding-hall mangal-karyalay banquet caterer catering dj-sound band-baja orchestra photographer video-shooting
ipl cricket-score match-score world-cup football kabaddi badminton gym-membership zumba tattoo tattoos piercing nail-art mehndi-design bridal-makeup makeup haircut salon-near facial waxing threading
instagram-followers youtube-subscribers reels tiktok telegram-channel
`;

/** With one of them nothing is ours, whatever stands beside it: 'colon and semicolon', 'appendix of a thesis'. */
export const certainlyOther = `
light-bill bijli-bill bijlee-bill vij-bill electricity-bill electric-bill water-bill phone-bill mobile-bill gas-bill restaurant-bill hotel-bill बिजली-बिल लाइट-बिल वीज-बिल पाणी-बिल मोबाईल-बिल train-ticket rail-ticket railway-ticket bus-ticket flight-ticket movie-ticket tickets-refund रेल्वे-तिकीट रेलवे-टिकट ट्रेन-टिकट बस-तिकीट बस-टिकट विमान-तिकीट talk-to-girl talk-to-girls ladki-se-baat girl-on-phone
pik-vima pik-bima fasal-bima crop-bima पिक-विमा पीक-विमा फसल-बीमा car-insurance bike-insurance two-wheeler-insurance vehicle-insurance travel-insurance cattle-insurance policy-surrender surrender-value maturity-amount lic-agent lic-premium amazon flipkart myntra meesho swiggy zomato blinkit zepto
project-report report-format project-report-format semicolon semi-colon semicolan thesis sindoor apa-format annexure appendix-format appendix-in-word apendix-format pile-foundation pile-load piles-foundation stomach-tattoo
hair-removal laser-hair laser-engraving laser-printer laser-cutting laser-level laser-light laser-pointer vermicompost
motion-picture motion-sensor motion-graphics slow-motion laws-of-motion law-of-motion no-confidence-motion
taash-ka ताश-का battery-ka battery-me battery-acid acid-battery car-battery बैटरी-का solar-panel gas-repair stove-repair mobile-repair
phone-cover phone-ka-cover phone-case mobile-cover book-cover bed-cover seat-cover sofa-cover cover-letter cover-page cover-photo cover-design screen-guard tempered-glass screen-time screenshot मोबाइल-कवर मोबाईल-कव्हर फोन-कवर
ladki-bahin ladaki-bahin ladli-behna ladli-bahana kisan-yojana pm-kisan awas-yojana sukanya लाडकी-बहीण लाडकी-बहिण किसान-योजना आवास-योजना
computer-mouse premium-calculator doctor-strange police-bharti bharti-form bharti-ka-form nurse-bharti staff-bharti nokar-bharti mega-bharti bharti-prakriya bharti-kab-nikalegi recruitment vacancy नोकर-भरती नोकरी-भरती पोलीस-भरती मेगा-भरती पुलिस-भर्ती renew renewal hotel-room nikal-kadhi nikal-kab dahavicha-nikal baravicha-nikal निकाल-कधी दहावीचा-निकाल बारावीचा-निकाल
pet-shop pet-food pet-clinic pet-grooming पेट-शॉप पेट-फूड सेमीकोलन सेमिकोलन
car-engine bike-engine engine-endoscope endoscope-camera-price food-processor food-procesor word-format format-for-project kidney-beans
`;

/** Things with a battery and what belongs to one: together they are of another world, and alone they are not. */
export const devices = {
  device:
    'phone phones mobile mobiles smartphone iphone samsung redmi vivo oppo laptop tablet-pc ipad tv television computer fon मोबाइल मोबाईल फोन लैपटॉप लॅपटॉप टीवी टीव्ही',
  devicePart:
    'cover covers case screen display glass charger charging cable speaker mic earphone earphones headphone headphones touch skin guard holder stand repair repairing broken toot tut hang restart स्क्रीन कवर कव्हर चार्जर चार्जिंग',
} as const;

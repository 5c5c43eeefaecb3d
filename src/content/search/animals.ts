/** Living things that no doctor for people treats: beside one of them nothing is ours. */
export const animals = `
dog dogs puppy puppies cat cats kitten kittens cow cows buffalo buffaloes ox bullock goat goats sheep hen hens rooster poultry broiler parrot parrots
pigeon bird birds horse horses donkey camel elephant pig pigs rabbit rabbits hamster monkey cattle livestock veterinary vet labrador
kutta kutte kutton kutra kutre kutri kutrya kutrala kutryala kutryacha billi billa manjar manjri manjrila manjracha gurancha gurache guranna gurana gure gai gaay gaichi gaicha gaiche gaichya gaila gayichi gayicha gayiche gayichya gayila bhains bhais bhens mhais mhaish mhashi mhashila
bail bailala bakri bakra bakre sheli sheliche shelila mendhi murgi murga murge kombdi kombda kombdila kombdya tota popat kabutar ghoda ghodi ghodyala unt hathi hatti janavar janwar janavarala jhanvar pashu vasru bachda bachhda
labrador labra pug pomeranian rottweiler doberman alsatian kitty tabela gothyat chara tortoise
पिल्ला पिल्लू पिल्लाला गुरे गुरां गुरांना गुरांच्या गुरांचा मवेशी कुत्ता कुत्ते कुत्तों कुत्रा कुत्रे कुत्र्या कुत्री बिल्ली मांजर मांजरी गाय गायी गाई गायों भैंस म्हैस म्हशी बैल बकरी बकरा शेळी मेंढी मुर्गी मुर्गा कोंबडी कोंबड्या तोता पोपट कबूतर घोडा घोड़ा गधा जनावर जनावरे जनावरां जानवर जानवरों पशु वासरू बछड़ा गाईचं गाईचे
`;

/** What is eaten of an animal, or comes from one to people: beside one of these words the animal is no patient. */
export const ofAnimals = `
milk doodh dudh ghee tup dahi curd paneer egg eggs meat mutton soup bite bites bit chavla chava kaata kata scan hydatid cyst cysts sist worm worms keeda keede keedon kida kide jant jantu allergy tapeworm tapeworms parasite parasites sold selling vikun vikli vikle vikin vikto bechkar bechke beche bech
दूध तूप घी दही अंडे मांस चावला काटा हाइडेटिड कीड़ा कीड़े कीडे किडे जंत जंतू जंतु विकून विकली बेचकर बेच
`;

/** How somebody asks for an ambulance and nothing else, in three languages; spellings that sound alike are read too. */
export const helpWords =
  'emergency ambulance aapatkal aapatkaleen apatkal apatkalin इमरजेंसी इमर्जेंसी इमर्जन्सी आपातकाल आपातकालीन आपात एम्बुलेंस एंबुलेंस अँब्युलन्स रुग्णवाहिका rugnavahika आणीबाणी aanibani';

/** The numbers of the ambulance and of the police, in both digits. */
export const helpNumbers = '112 108 102 ११२ १०८ १०२';

/** What stands beside these words without asking for anything else. */
export const besideHelp =
  'number no call dial ring phone contact helpline service services line room department ward hospital doctor help need want send get please now night a an the for in of to my near me karo kare karna bulao bulana bulaye chahiye ka ki ko ke liye mein me raat seva kramank नंबर नम्बर क्रमांक कॉल फोन करें करो करा बुलाओ बुलाना बुलाएँ बुलाएं बोलवा चाहिए हवी हवा पाहिजे का की के को में लिए सेवा रात हेल्पलाइन मदद अस्पताल डॉक्टर';

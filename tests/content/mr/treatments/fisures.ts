import type { TreatmentIn } from '#content/languages/translated.ts';
import type { treatment } from '#content/treatments/fisures.ts';

export const text = {
  of: { name: '', summary: '', description: '', inShort: '', choices: '', questions: '', recovery: '' },
  name: 'फिशर (गुदद्वाराची जखम)',
  otherNames: ['गुदद्वाराला चीर'],
  summary: 'शौचाच्या वेळी इतके का दुखते, आणि ही जखम भरेल का? मलम, इंजेक्शन आणि ऑपरेशन, आणि शौच गळण्याचा धोका. डॉक्टरांना काय विचारायचे.',
  description: 'फिशर म्हणजे गुदद्वाराच्या आतल्या त्वचेची छोटी चीर. शौचाच्या वेळी तीव्र वेदना होतात आणि अनेकदा थोडे ताजे रक्त दिसते.',
  inShort: {
    emergency: 'जखम स्वतः इमर्जन्सी नाही. तापासह तीव्र वेदना, खूप रक्त किंवा लघवी न होणे ही इमर्जन्सी आहे: 112 किंवा 108 ला फोन करा.',
    operation: 'बहुतेक नव्या जखमा ऑपरेशनशिवाय भरतात. {chronicWeeks} पेक्षा जास्त राहिली तर बहुधा छोटा छेद घेतात.',
    choices: 'आधी मऊ शौच आणि कोमट पाणी. मग मलम, इंजेक्शन, छोटा छेद किंवा त्वचेचा तुकडा.',
    back: 'मलम लावताना काम चालू राहते. छेदानंतर सुमारे एका आठवड्याने ऑफिसचे काम.',
    next: 'आजपासून शौच मऊ ठेवा.',
  },
  choices: [
    { title: 'उपचार नाही', line: '{healAlone} लोकांची जखम काही काळ भरते.' },
    { title: 'मऊ शौच आणि कोमट पाणी', line: '{healSimple} भरतात.' },
    { title: 'मलम', line: '{gtnHeal} लोकांची जखम {botoxTime} मध्ये भरली.' },
    { title: 'इंजेक्शन', line: '{botoxHeal} लोकांची जखम {botoxTime} मध्ये भरली.' },
    { title: 'स्नायूत छोटा छेद', line: '{cutHeal} लोकांची जखम भरते, {leakAny} लोकांचा ताबा कमी होतो.' },
    { title: 'त्वचेचा तुकडा', line: '{flapBack} मध्ये जखम परत आली.' },
  ],
  questions: ['माझी जखम नवी आहे का?', 'मला कोणती तपासणी हवी?', 'मलम किती दिवस?', 'गळण्याचा धोका किती?', 'परत आली तर काय?'],
  recovery: [
    { when: 'पहिले दिवस', what: 'जुनी वेदना अनेकदा लगेच जाते.' },
    { when: 'पहिले आठवडे', what: 'चाला, पाणी प्या.' },
    { when: 'नंतर', what: 'फायबर घेत राहा.' },
  ],
} as const satisfies TreatmentIn<typeof treatment>;

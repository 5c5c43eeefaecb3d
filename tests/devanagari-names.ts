/** Names with joined letters, nuktas as one sign and as two, Marathi's eyelash r, an abbreviation, and two scripts. */
export const devanagariNames = [
  'आशा',
  'क्षितिज त्रिपाठी',
  'ज्ञानेश्वर कुलकर्णी',
  'श्रद्धा षण्मुगम्',
  'ऋतु भट्टाचार्य',
  'मंगेश गोर्\u200dहे',
  'फ़रीदा ज़ैदी',
  'फ\u093cातिमा ख\u093cान',
  'मो॰ इक़बाल',
  'Ravi काळे',
] as const;

/** Names in Devanagari with what has a meaning to databases, pages, spreadsheets, templates and mail. */
export const hostileNames = [
  "क्षितिज'); DROP TABLE requests; --",
  '</script><script>alert("आशा")</script>',
  '<img src=x onerror=alert(1)>मीना',
  '=HYPERLINK("http://x.example","आशा")',
  '@आशा',
  '{practice} {{आशा}} %s %00',
  'ड\u094d\u094d\u094dड\u0903\u0903\u0903',
  '__proto__ आशा',
] as const;

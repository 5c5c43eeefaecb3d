/** The words of `familyChecks` in `src/content/shared-sources.ts`. */
export const familyChecks =
  'अमेरिका में सलाह है कि कोलोनोस्कोपी {familyAge} साल की उम्र तक शुरू हो जाए। कनाडा में सलाह है कि जिस उम्र में आपका कैंसर मिला, उससे {familyBefore} पहले शुरू हो, अगर वह और जल्दी पड़े। परिवार में लिंच सिंड्रोम या एफ़एपी हो, तो और भी जल्दी।';

/** The words of `familyChecks` in `src/content/shared-sources.ts`. */
export const familyChecks =
  'अमेरिका में सलाह है कि इन सबकी कोलोनोस्कोपी {familyAge} साल की उम्र तक शुरू हो जाए। कनाडा में सलाह है कि आपका कैंसर जिस उम्र में मिला, उससे {familyBefore} कम उम्र में शुरू हो। इन दोनों में जो उम्र कम हो, वही लें। परिवार में लिंच सिंड्रोम या एफ़एपी हो, तो और भी जल्दी।';

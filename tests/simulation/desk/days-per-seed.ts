export const daysPerSeed = 50;

// What script adds to the desk. Everything works without it.
export {};

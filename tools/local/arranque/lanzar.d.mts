export const PROGRAMAS: Readonly<Record<string, string>>;

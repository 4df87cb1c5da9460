export const NODE_MINIMO: number;
export function evaluarNode(version: string): string | null;

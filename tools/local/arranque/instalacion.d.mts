export function coincideConElCandado(raiz: string): boolean;

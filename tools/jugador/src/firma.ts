import { HOJA_FIRMA, type PuntoFirma, reducirFirma, textoDeFirma } from '@leal/domain';

const PUNTOS = 90;

/** A made-up signature: loops that get smaller, and a flourish below; each number has its own. */
export function firmaInventada(n: number): string {
  const { ancho, alto } = HOJA_FIRMA;
  const vueltas = 3 + (n % 4);
  const alturas = 40 + (n % 5) * 9;
  const lazo = Array.from({ length: PUNTOS }, (_, i): PuntoFirma => {
    const parte = i / (PUNTOS - 1);
    const giro = parte * vueltas * 2 * Math.PI;
    return [
      ancho * (0.15 + 0.6 * parte) + 34 * Math.cos(giro),
      alto * 0.45 + (1 - parte * 0.6) * alturas * Math.sin(giro),
    ];
  });
  const rubrica: PuntoFirma[] = [
    [ancho * 0.8, alto * 0.7],
    [ancho * 0.25, alto * (0.78 + (n % 3) * 0.03)],
    [ancho * 0.85, alto * 0.82],
  ];
  return textoDeFirma(reducirFirma([lazo, rubrica]));
}

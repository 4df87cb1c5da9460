import { formatearPesos } from '@leal/domain';
import { anunciar } from '../../ui/anunciar.tsx';
import { cuandoDe, NO_ES_CFDI, type ReciboPintado, renglonesDe } from './texto.ts';

const ANCHO = 720;
const MARGEN = 30;
const QR = 400;
const LETRA = 'system-ui, sans-serif';
/** The height of a line, in letters' heights. */
const LINEA = 1.4;

type Renglon = { readonly texto: string; readonly px: number; readonly grueso?: true };
type Linea = Renglon & { readonly y: number };
type Pluma = CanvasRenderingContext2D;

const arriba = (recibo: ReciboPintado): Renglon[] => [
  ...(recibo.empresa === null ? [] : [{ texto: recibo.empresa, px: 36, grueso: true } as const]),
  ...(recibo.contacto === null ? [] : [{ texto: recibo.contacto, px: 28 }]),
  { texto: 'Comprobante de pago', px: 34 },
  { texto: formatearPesos(recibo.monto), px: 84, grueso: true },
  { texto: cuandoDe(recibo), px: 34 },
  { texto: `Folio ${recibo.folio}`, px: 34 },
  ...renglonesDe(recibo).map((texto) => ({ texto, px: 34 })),
];
const ABAJO: readonly Renglon[] = [
  { texto: 'Consulta aquí si está vigente', px: 28 },
  { texto: NO_ES_CFDI, px: 28 },
];

const fuenteDe = ({ px, grueso }: Renglon): string => `${grueso ? 'bold ' : ''}${px}px ${LETRA}`;

/** Breaks one text into as many lines as it takes: a long company name has a hundred letters. */
function partir(pluma: Pluma, renglon: Renglon): Renglon[] {
  pluma.font = fuenteDe(renglon);
  const lineas: string[] = [];
  for (const palabra of renglon.texto.split(' ')) {
    const junta = [lineas.at(-1) ?? '', palabra].join(' ').trim();
    if (lineas.length > 0 && pluma.measureText(junta).width <= ANCHO - 2 * MARGEN)
      lineas.splice(-1, 1, junta);
    else lineas.push(palabra);
  }
  return lineas.map((texto) => ({ ...renglon, texto }));
}

/** One below the other from there on; and where they end. */
function acomodar(pluma: Pluma, renglones: readonly Renglon[], desde: number) {
  let y = desde;
  const lineas = renglones
    .flatMap((renglon) => partir(pluma, renglon))
    .map((linea): Linea => ({ ...linea, y: (y += linea.px * LINEA) }));
  return { lineas, hasta: y };
}

/** The receipt as a picture: black on white, whatever the theme. */
function pintar(recibo: ReciboPintado, qr: HTMLCanvasElement | null): HTMLCanvasElement {
  const lienzo = document.createElement('canvas');
  lienzo.width = ANCHO;
  const pluma = lienzo.getContext('2d');
  if (!pluma) throw new Error('no canvas');
  const cabeza = acomodar(pluma, arriba(recibo), MARGEN);
  const lugarDelCodigo = cabeza.hasta + 2 * MARGEN;
  const pie = acomodar(pluma, ABAJO, lugarDelCodigo + QR + MARGEN);
  // A new size empties the canvas, and forgets the letters.
  lienzo.height = pie.hasta + 2 * MARGEN;
  pluma.fillStyle = '#fff';
  pluma.fillRect(0, 0, ANCHO, lienzo.height);
  pluma.fillStyle = '#000';
  pluma.textAlign = 'center';
  for (const linea of [...cabeza.lineas, ...pie.lineas]) {
    pluma.font = fuenteDe(linea);
    pluma.fillText(linea.texto, ANCHO / 2, linea.y, ANCHO - 2 * MARGEN);
  }
  pluma.imageSmoothingEnabled = false;
  if (qr) pluma.drawImage(qr, (ANCHO - QR) / 2, lugarDelCodigo, QR, QR);
  return lienzo;
}

const comoArchivo = (lienzo: HTMLCanvasElement, nombre: string): Promise<File> =>
  new Promise((resolver, rechazar) => {
    lienzo.toBlob((blob) => {
      if (blob) resolver(new File([blob], nombre, { type: 'image/png' }));
      else rechazar(new Error('no image'));
    }, 'image/png');
  });

function descargar(archivo: File): void {
  const url = URL.createObjectURL(archivo);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = archivo.name;
  enlace.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const esCancelado = (error: unknown): boolean => (error as { name?: unknown }).name === 'AbortError';

/**
 * The picture is shared by whatever the phone offers; a phone that refuses keeps it. A person who changes their mind
 * hears nothing.
 */
export async function compartirImagen(recibo: ReciboPintado, qr: HTMLCanvasElement | null): Promise<void> {
  const archivo = await comoArchivo(pintar(recibo, qr), `comprobante-${recibo.folio}.png`);
  const paquete = { files: [archivo] };
  if (typeof navigator.canShare === 'function' && navigator.canShare(paquete)) {
    try {
      return await navigator.share(paquete);
    } catch (error) {
      if (esCancelado(error)) return;
    }
  }
  descargar(archivo);
  anunciar.info('Este teléfono no compartió la imagen: se descargó.', archivo.name);
}

import './abono.css';
import { TITULO_FUERA_DE_HORARIO } from '@leal/domain';
import { negocio } from '../../lib/negocio.ts';
import type { Retencion } from '../../lib/salida/retencion.ts';
import { anunciar, anunciarAlPie } from '../../ui/anunciar.tsx';
import { alertar } from '../../ui/dialogos/almacen.ts';
import {
  type Aprobacion,
  type Desenlace,
  TEXTO_REGISTRADO,
  TEXTO_SIN_PROMESA,
  textoLoQueQuedo,
  textoYaRegistrado,
} from '../../acciones/desenlace.ts';

/** Spec §8, 'Approval required'. */
const APROBACION = {
  titulo: 'Pago requiere aprobación',
  mensaje:
    'Se requiere aprobación del gerente para este pago. El pago se reflejará una vez que sea aprobado.',
  detalle: (abonos: number) =>
    `Este pago representa ${abonos} o más abonos. Se ha enviado una solicitud de aprobación al gerente...`,
  /** The words when these are few by themselves; what arrived on the day counts too. */
  conLoDeHoy: (abonos: number) =>
    `Con lo que llegó hoy son ${abonos} o más abonos. Se ha enviado una solicitud de aprobación al gerente...`,
};

/** The time that 'Guardado' stays when it is on its way and nothing comes back; the top bar counts it then. */
const SIN_RESPUESTA_MS = 3_000;

const conComprobante = (hacer: (() => void) | undefined) => hacer && { mas: { texto: 'Comprobante', hacer } };

/** The time after its outcome in which a payment's receipt is one tap away. */
const COMPROBANTE_MS = 8_000;
const CON_COMPROBANTE: readonly Desenlace['clase'][] = [
  'registrado',
  'requiere_aprobacion',
  'guardado',
  'en_revision',
];

/** Once the payment is on its way or there; until the person goes on. */
export function ofrecerComprobante({ clase }: Desenlace, de: string, hacer: () => void): void {
  if (!CON_COMPROBANTE.includes(clase)) return;
  const quitar = () => cambiar(null);
  const cambiar = anunciarAlPie({
    texto: clase === 'registrado' ? 'Cobrado' : 'Recibido',
    detalle: de,
    alSeguir: () => quitar(),
    mas: { texto: 'Comprobante', hacer },
  });
  setTimeout(quitar, COMPROBANTE_MS);
}

/** 'Guardado', and the way back as long as there is one. Returns how to take it away, once its outcome is known. */
export function decirRetenido(
  { deshacer, soltar, fin }: Retencion,
  de: string,
  alComprobante?: () => void,
): () => void {
  const guardado = { texto: 'Guardado', detalle: de, alSeguir: soltar, ...conComprobante(alComprobante) };
  const intentar = async () => {
    if (await deshacer()) anunciar.info('Deshecho: no se registró.', de);
    else anunciar.atencion('Ya se envió: no se puede deshacer.', de);
  };
  const cambiar = anunciarAlPie({ ...guardado, alDeshacer: () => void intentar() });
  const alSaber = (como: Awaited<typeof fin>): void => {
    cambiar(como === 'deshecho' ? null : guardado);
    setTimeout(() => cambiar(null), SIN_RESPUESTA_MS);
  };
  void fin.then(alSaber);
  return () => cambiar(null);
}

/** Whoever has gone on to another client must read whose it was. */
const deQuien = (de: string, ...renglones: readonly (string | null)[]) => (
  <div className="pila">
    <p>
      <strong>{de}</strong>
    </p>
    {renglones.map((renglon) => renglon && <p key={renglon}>{renglon}</p>)}
  </div>
);

/** It could not be booked, for a reason that the server gives; the cash is in hand until a manager decides. */
const decirEnRevision = (de: string, motivo: string) =>
  alertar({
    tipo: 'aviso',
    titulo: 'Lo revisará el gerente',
    contenido: deQuien(de, motivo, 'Conserva el efectivo: el gerente lo registra o te pide devolverlo.'),
  });

function decirAprobacion(de: string, { cantidad_abonos = Infinity }: Aprobacion) {
  const tope = negocio().parametros.abonos_requieren_aprobacion;
  const detalle = cantidad_abonos < tope ? APROBACION.conLoDeHoy(tope) : APROBACION.detalle(tope);
  return alertar({
    tipo: 'aviso',
    titulo: APROBACION.titulo,
    contenido: deQuien(de, detalle, APROBACION.mensaje),
  });
}

/** '$120.00 de Ana López cambió a por aprobar.', when the screen had said that it would be booked. */
const conCambio = ({ cambio }: { readonly cambio?: true }, de: string): string =>
  cambio ? `${de} cambió a por aprobar.` : de;

const QUEDO = 'Quedó en Por sincronizar: ahí puedes reintentarlo o descartarlo.';

/**
 * Tells the collector how it ended (spec §5, §8): of whom and how much, `de`; `textoFallo` is the screen's own
 * sentence. `retenido`: it was held, and the collector has gone on since.
 */
export async function decirDesenlace(
  d: Desenlace,
  de: string,
  textoFallo: string,
  retenido = false,
): Promise<void> {
  const queda = retenido ? QUEDO : null;
  switch (d.clase) {
    case 'registrado':
      if (d.promesa_rechazada === undefined) return anunciar.exito(TEXTO_REGISTRADO[d.tipo], de);
      return anunciar.atencion(TEXTO_SIN_PROMESA[d.tipo], `${de}. ${d.promesa_rechazada}`);
    case 'ya_registrado':
      return alertar({
        tipo: 'info',
        titulo: textoYaRegistrado(d),
        contenido: deQuien(de, textoLoQueQuedo(d.registrado)),
      });
    case 'requiere_aprobacion':
      return decirAprobacion(conCambio(d, de), d.aprobacion);
    case 'fuera_de_horario':
      return alertar({
        tipo: 'aviso',
        titulo: TITULO_FUERA_DE_HORARIO,
        contenido: deQuien(de, d.mensaje, queda),
      });
    case 'fallo':
      return alertar({ tipo: 'error', titulo: textoFallo, contenido: deQuien(de, d.mensaje, queda) });
    case 'en_duda':
      return anunciar.atencion(d.mensaje);
    case 'guardado':
      return retenido ? undefined : anunciar.exito('Guardado', de);
    case 'en_revision':
      return decirEnRevision(conCambio(d, de), d.mensaje);
    case 'cancelado':
      return;
  }
}

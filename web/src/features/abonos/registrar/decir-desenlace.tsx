import './abono.css';
import { TITULO_FUERA_DE_HORARIO } from '@leal/domain';
import { negocio } from '../../../lib/negocio.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { alertar } from '../../../ui/dialogos/almacen.ts';
import {
  type Desenlace,
  TEXTO_REGISTRADO,
  textoLoQueQuedo,
  textoYaRegistrado,
} from '../../../acciones/desenlace.ts';

/** Spec §8, 'Approval required'. */
const APROBACION = {
  titulo: 'Pago requiere aprobación',
  mensaje:
    'Se requiere aprobación del gerente para este pago. El pago se reflejará una vez que sea aprobado.',
  detalle: (abonos: number) =>
    `Este pago representa ${abonos} o más abonos. Se ha enviado una solicitud de aprobación al gerente...`,
};

/** It could not be booked, for a reason that the server gives; the cash is in hand until a manager decides. */
const decirEnRevision = (de: string, motivo: string) =>
  alertar({
    tipo: 'aviso',
    titulo: 'Lo revisará el gerente',
    contenido: (
      <div className="abono-aprobacion">
        <p>
          <strong>{de}</strong>
        </p>
        <p>{motivo}</p>
        <p>Conserva el efectivo: el gerente lo registra o te pide devolverlo.</p>
      </div>
    ),
  });

const decirAprobacion = (de: string) =>
  alertar({
    tipo: 'aviso',
    titulo: APROBACION.titulo,
    contenido: (
      <div className="abono-aprobacion">
        <p>
          <strong>{de}</strong>
        </p>
        <p>{APROBACION.detalle(negocio().parametros.abonos_requieren_aprobacion)}</p>
        <p>{APROBACION.mensaje}</p>
      </div>
    ),
  });

/** '$120.00 de Ana López cambió a por aprobar.', when the screen had said that it would be booked. */
const conCambio = ({ cambio }: { readonly cambio?: true }, de: string): string =>
  cambio ? `${de} cambió a por aprobar.` : de;

/**
 * Tells the collector how it ended (spec §5, §8): of whom and how much, `de`; `textoFallo` is the screen's own
 * sentence.
 */
export async function decirDesenlace(d: Desenlace, de: string, textoFallo: string): Promise<void> {
  switch (d.clase) {
    case 'registrado':
      return avisar.exito(TEXTO_REGISTRADO[d.tipo], de);
    case 'ya_registrado':
      return alertar({
        tipo: 'info',
        titulo: textoYaRegistrado(d),
        contenido: textoLoQueQuedo(d.registrado),
      });
    case 'requiere_aprobacion':
      return decirAprobacion(conCambio(d, de));
    case 'fuera_de_horario':
      return alertar({ tipo: 'aviso', titulo: TITULO_FUERA_DE_HORARIO, contenido: d.mensaje });
    case 'fallo':
      return alertar({ tipo: 'error', titulo: textoFallo, contenido: d.mensaje });
    case 'en_duda':
      return avisar.atencion(d.mensaje);
    case 'guardado':
      return avisar.exito('Guardado', de);
    case 'en_revision':
      return decirEnRevision(conCambio(d, de), d.mensaje);
    case 'cancelado':
      return;
  }
}

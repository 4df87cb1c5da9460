import type { cancelarConvenio as contrato } from '@leal/contract';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import { exigirCartera } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { textoDeConvenio } from './registrar-convenio.ts';

/** What was promised stands no more, and is in the audit with the reason. 409 YA_PROCESADA, and CAMBIO_MIENTRAS where another one stands. */
export const cancelarConvenio = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: ({ cuerpo: { motivo, visto } }, cambio, leidos) => {
    const { tx, actor, ahora } = cambio;
    const credito = exigirCartera(actor, leidos.credito, ahora);
    const { id_credito, id_cobrador, convenio } = credito;
    if (!convenio) throw new ErrorApp('YA_PROCESADA', 'Este crédito no tiene convenio.');
    if (visto.convenio !== convenio.id) throw new CambioMientras({ convenio: convenio.id });
    tx.update(creditos.doc(id_credito), { convenio: null });
    if (actor.uid !== id_cobrador) avisarRuta(tx, id_cobrador);
    anotar(cambio, {
      accion: 'creditos/cancelar-convenio',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: credito,
      antes: { convenio: textoDeConvenio(convenio) },
      despues: { motivo },
    });
    return { id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;

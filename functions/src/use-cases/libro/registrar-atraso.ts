import type { Cuerpo, registrarAtraso as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import type { DecisionGestion } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { type CapturaValida, exigirCaptura, exigirSuyoAlTocar } from './captura.ts';
import { decidirGestionDe } from './decidir-gestion.ts';
import { leerRenglonDeClave } from './leer-asentada.ts';
import { registradoDe } from './presentar-abono.ts';
import { presentarRegistrado, resumenDe } from './presentar-registrado.ts';
import { errorDeGestion } from './rechazar-gestion.ts';
import { asentarGestion } from './asentar-gestion.ts';

type Contrato = typeof contrato;
type Atraso = {
  readonly credito: CreditoDoc;
  readonly captura: CapturaValida;
  readonly datos: Cuerpo<Contrato>;
};

async function aplicar(
  cambio: Cambio,
  atraso: Atraso,
  decision: DecisionGestion,
): Promise<Respuesta<Contrato>> {
  const { credito } = atraso;
  switch (decision.tipo) {
    case 'registrado': {
      const { despues, dicho } = await asentarGestion(cambio, {
        ...atraso,
        decision,
        accion: 'clientes/registrar-atraso',
      });
      const resumen = resumenDe(despues, cambio.negocio);
      return { totalAtrasos: despues.atrasos, yaRegistrado: false, resumen, ...dicho };
    }
    case 'ya_registrado': {
      const registrado = presentarRegistrado(credito.id_credito, decision.registrado);
      const resumen = resumenDe(credito, cambio.negocio);
      return { totalAtrasos: credito.atrasos, yaRegistrado: true, resumen, registrado };
    }
    case 'requiere_aprobacion':
    case 'aprobacion_pendiente':
      throw new Error(`A late day cannot be ${decision.tipo}`);
    default:
      throw errorDeGestion(decision);
  }
}

export const registrarAtraso = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const credito = exigirSuyoAlTocar(cambio, leidos.credito, cuerpo);
    const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
    const decision = decidirGestionDe(cambio, credito, captura, { tipo: 'atraso' });
    return aplicar(cambio, { credito, captura, datos: cuerpo }, decision);
  },
  /** A phone that sends it after weeks is told that it was counted. */
  conClaveUsada: async ({ cuerpo }, cambio, leidos, rechazo) => {
    const credito = exigirSuyoAlTocar(cambio, leidos.credito, cuerpo);
    const renglon = await leerRenglonDeClave(cambio, credito.id_credito);
    if (cuerpo.dispositivo === undefined || !renglon) throw rechazo;
    const resumen = resumenDe(credito, cambio.negocio);
    return { totalAtrasos: credito.atrasos, yaRegistrado: true, resumen, registrado: registradoDe(renglon) };
  },
} satisfies CasoCambio<Contrato, { credito: ReturnType<typeof creditos.doc> }>;

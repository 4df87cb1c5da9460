import { CERO } from '@leal/domain';
import { queEsYCuando, seRenovo, soloVuelve, tieneEfectivo } from '../solicitud/captura-tardia.ts';
import { ESTADO_REVISADA } from '../solicitud/estados.ts';
import { TIPOS } from '../solicitud/tipos.ts';
import { conMayuscula } from '../textos/textos.ts';
import { apta, type Clase, type EnLote, enParte, siempre, sola } from './clase.ts';

const juzgar: EnLote<'captura_tardia'>['juzgar'] = ({ visto }, sentido, item) => {
  if (sentido === 'rechazar') return apta(tieneEfectivo(item) ? { cobros: visto.monto } : {});
  if (!tieneEfectivo(item) || soloVuelve(item, visto)) return sola('Solo se puede rechazar.');
  if (seRenovo(item, visto)) return sola('Su crédito se renovó.');
  return visto.saldo < visto.monto ? enParte(visto.saldo) : apta({ cobros: visto.monto });
};

export const CAPTURA_TARDIA: Clase<'captura_tardia'> = {
  nombre: TIPOS.captura_tardia.nombre,
  monto: ({ monto }) => (monto > 0 ? monto : null),
  cambia: (item) => conMayuscula(queEsYCuando(item)),
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  enLote: {
    comoSeLeyo: siempre,
    juzgar,
    montoAprobado: ({ visto }) => visto.monto,
    // Nobody holds cash for a visit or a late day.
    conEfectivo: ({ visto }) => visto.monto !== CERO,
    rechazo: 'comentario',
  },
};

import type { configuracionNegocio } from '@leal/contract';
import { avisoValido, legalesDe, motivosDeVisita } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { versionDe } from '../../context/negocio.ts';

export const leerConfiguracion: CasoLectura<typeof configuracionNegocio> = async (_entrada, { negocio }) => {
  const vigente = await negocio();
  const { festivos, exigir_segundo_gerente, parametros } = vigente;
  return {
    version: versionDe(vigente),
    festivos: [...festivos],
    exigir_segundo_gerente,
    parametros: { ...parametros },
    motivos_visita: [...motivosDeVisita(vigente)],
    aviso_cobro: avisoValido(vigente.aviso_cobro),
    legales: legalesDe(vigente),
  };
};

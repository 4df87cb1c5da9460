import type { Consulta, CreditoElegible, renovacionesElegibles, Respuesta } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { CERO, type Elegibilidad } from '@leal/domain';
import { leerPagina } from '../../data/pagina.ts';
import { leerSinConfirmar, rechazosDeHoy, renovablesDe, type SinConfirmar } from '../../data/renovaciones.ts';
import { carterasNombradas } from '../../context/cartera.ts';
import type { Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { type Hoy, presentarCredito } from '../creditos/presentar-credito.ts';
import { elegibilidadDe } from './elegibilidad.ts';

type Contrato = typeof renovacionesElegibles;

type Renovable = Exclude<Elegibilidad, { tipo: 'no_elegible' }>;

const presentar = (
  credito: CreditoDoc,
  estado: Renovable,
  { por_confirmar, motivo }: SinConfirmar,
  cuando: Hoy,
): CreditoElegible => ({
  ...presentarCredito(credito, cuando),
  pagado: credito.saldo_centavos === 0,
  estado_renovacion: estado.tipo,
  ...(estado.tipo === 'rechazada' && { motivo_rechazo: estado.motivo }),
  ...(por_confirmar > 0 && { por_confirmar }),
  ...(motivo !== null && { motivo_sin_confirmar: motivo }),
});

const NADA_SIN_CONFIRMAR: SinConfirmar = { por_confirmar: CERO, motivo: null };

/** Of those that may be asked for, what the bank has to say: a read for each on which a transfer was ever booked. */
const leerDeElegible = (credito: CreditoDoc, { tipo }: Renovable, { negocio }: Hoy): Promise<SinConfirmar> =>
  tipo === 'elegible' ? leerSinConfirmar(credito, negocio) : Promise.resolve(NADA_SIN_CONFIRMAR);

/** Credits that may be renewed, newest first; today's rejections of the page's are read along. */
export async function listarElegibles(
  id_usuario: string | undefined,
  { limite, cursor }: Consulta<Contrato>,
  { actor, ahora, hoy, negocio }: Lectura,
): Promise<Respuesta<Contrato>> {
  const carteras = carterasNombradas(actor, id_usuario, ahora);
  const reglas = await negocio();
  const { filas, ...pagina } = await leerPagina(
    renovablesDe(carteras),
    { campo: 'creado_en', sentido: 'desc', id: 'id_credito' },
    {
      filtros: ['elegibles', carteras?.join(' ')],
      limite: limite ?? reglas.parametros.tamano_pagina,
      cursor,
    },
  );
  if (pagina.total === 0 && id_usuario !== undefined && id_usuario !== actor.uid)
    await exigirCobrador(id_usuario);
  const consultas = rechazosDeHoy(
    filas.map(({ id_credito }) => id_credito),
    hoy,
  );
  const fotos = await Promise.all(consultas.map((consulta) => consulta.get()));
  const rechazos = fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
  const cuando = { hoy, negocio: reglas };
  // The percentage may have been raised after a credit's last change: such a one no longer qualifies.
  const elegibles = filas.flatMap((credito) => {
    const estado = elegibilidadDe(credito, rechazos, cuando);
    return estado.tipo === 'no_elegible' ? [] : [{ credito, estado }];
  });
  const sinConfirmar = await Promise.all(
    elegibles.map(({ credito, estado }) => leerDeElegible(credito, estado, cuando)),
  );
  const datos = elegibles.map(({ credito, estado }, i) =>
    presentar(credito, estado, sinConfirmar[i] ?? NADA_SIN_CONFIRMAR, cuando),
  );
  return { datos, ...pagina };
}

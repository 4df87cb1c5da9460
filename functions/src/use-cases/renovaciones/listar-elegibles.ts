import type { Consulta, CreditoElegible, renovacionesElegibles, Respuesta } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import type { Elegibilidad } from '@leal/domain';
import { leerPagina } from '../../data/pagina.ts';
import { rechazosDeHoy, renovablesDe } from '../../data/renovaciones.ts';
import { carterasNombradas } from '../../context/cartera.ts';
import type { Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { type Hoy, presentarCredito } from '../creditos/presentar-credito.ts';
import { elegibilidadDe } from './elegibilidad.ts';

type Contrato = typeof renovacionesElegibles;

/** Null: the percentage was raised after the credit's last change, and it no longer qualifies. */
function presentar(credito: CreditoDoc, estado: Elegibilidad, cuando: Hoy): CreditoElegible | null {
  if (estado.tipo === 'no_elegible') return null;
  return {
    ...presentarCredito(credito, cuando),
    pagado: credito.saldo_centavos === 0,
    estado_renovacion: estado.tipo,
    ...(estado.tipo === 'rechazada' && { motivo_rechazo: estado.motivo }),
  };
}

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
  const datos = filas.map((credito) => presentar(credito, elegibilidadDe(credito, rechazos, cuando), cuando));
  return { datos: datos.filter((fila) => fila !== null), ...pagina };
}

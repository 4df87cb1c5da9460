// Every screen of the office, compared with the same ledger counted from its rows (tests/cifras).
import { lunesDe, type Vacaciones } from '@leal/domain';
import type { Azar } from '@leal/seed';
import { leerLibro } from '../cifras/libro.ts';
import type { Oficina as Vista } from '../cifras/oficina.ts';
import { pantallasDe } from '../cifras/pantallas.ts';
import { semana, semanaPasada, tablero } from '../cifras/revisar-dias.ts';
import { listas, pago } from '../cifras/revisar-listas.ts';
import { tableroGerente, tarjetas } from '../cifras/revisar-oficina.ts';
import { resultado } from '../cifras/revisar-resultado.ts';
import { riesgoDeAyer } from '../cifras/revisar-riesgo-de-ayer.ts';
import { riesgo } from '../cifras/revisar-riesgo.ts';
import { negocioDe, type Oficina } from './oficina.ts';

function vistaDe(oficina: Oficina): Vista {
  const { espejo, cobradores, ahora, hoy } = oficina;
  const negocio = negocioDe(oficina);
  const vistos = cobradores.map(({ uid: id }) => {
    const { nombre, activo, vacaciones } = espejo.documento(`usuarios/${id}`) ?? {};
    const ausente = vacaciones as Vacaciones | undefined;
    return { id, nombre: String(nombre), activo: activo === true, vacaciones: ausente };
  });
  return { ahora: ahora(), hoy: hoy(), negocio, cobradores: vistos, documentos: espejo.todo() };
}

/** The figures of one collector in full, of all in their cards and in the manager's dashboard. */
export async function comprobarCifras(oficina: Oficina, azar: Azar): Promise<void> {
  const vista = vistaDe(oficina);
  const pantallas = pantallasDe(vista);
  const { id } = azar.elegir(vista.cobradores);
  const caso = { oficina: vista, pantallas, id, libro: leerLibro(vista.documentos, id) };
  await tablero(caso);
  await semana(caso, lunesDe(vista.hoy));
  await semanaPasada(caso, azar);
  await listas(caso);
  await pago(caso, azar);
  const libros = vista.cobradores.map((cobrador) => leerLibro(vista.documentos, cobrador.id));
  await tarjetas(vista, pantallas, libros);
  await riesgo(vista, pantallas);
  await resultado(vista, pantallas);
  await tableroGerente(vista, pantallas, leerLibro(vista.documentos));
}

/** What the night kept of risk by amount, colonia and age, counted again from every credit. */
export async function comprobarCierre(oficina: Oficina): Promise<void> {
  const vista = vistaDe(oficina);
  await riesgoDeAyer(vista, pantallasDe(vista));
}
